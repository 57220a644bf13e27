/** Progress of long work; on stderr, so that a command's answer on stdout stays clean. */
export const report = reporter(process.stderr);

/** @returns a function that prints progress; in a terminal, download progress stays on one line. */
export function reporter(out: { write(text: string): unknown; readonly isTTY?: boolean }): (line: string) => void {
  let last = '';
  return (line) => {
    const download = /^Fetching [^:]+: /.exec(line)?.[0] ?? '';
    const isFurther = out.isTTY === true && download !== '' && download === last;
    last = download;
    out.write(`${isFurther ? LINE_ABOVE_GONE : ''}${line}\n`);
  };
}

/** For a terminal: moves one line up and clears it. */
const LINE_ABOVE_GONE = '\u001b[1A\u001b[2K';
