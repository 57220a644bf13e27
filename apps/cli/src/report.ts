/** News of long work; on stderr, so that a command's answer on stdout stays clean. */
export const report = reporter(process.stderr);

/** @returns what prints news; in a terminal how far a download is stands on one line. */
export function reporter(out: { write(text: string): unknown; readonly isTTY?: boolean }): (line: string) => void {
  let last = '';
  return (line) => {
    const download = /^Fetching [^:]+: /.exec(line)?.[0] ?? '';
    const isFurther = out.isTTY === true && download !== '' && download === last;
    last = download;
    out.write(`${isFurther ? LINE_ABOVE_GONE : ''}${line}\n`);
  };
}

/** For a terminal: one line up, and that line emptied. */
const LINE_ABOVE_GONE = '\u001b[1A\u001b[2K';
