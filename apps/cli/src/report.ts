/** News of long work; on stderr, so that a command's answer on stdout stays clean. */
export function report(line: string): void {
  process.stderr.write(`${line}\n`);
}
