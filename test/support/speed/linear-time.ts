/** For the collector of garbage, in ms. */
const ALLOWANCE = 100;

/**
 * Expects that the time of a run grows no faster than its text, which is nothing but one unit. It is processor time of this thread, so that a busy machine does not count.
 *
 * @param most characters of the longer text, enough for a run of quadratic time to take most of a second.
 */
export async function expectLinear(run: (text: string) => unknown, unit: string, most = 40_000): Promise<void> {
  const time = async (size: number): Promise<number> => {
    const text = unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
    const started = process.threadCpuUsage();
    await run(text);
    return process.threadCpuUsage(started).user / 1000;
  };
  // The first run also loads and compiles.
  const quarter = Math.max(await time(most / 4), await time(most / 4));
  // The collector may strike one run; quadratic time is in both.
  const whole = Math.min(await time(most), await time(most));
  // Linear time is 4 times as long, quadratic 16.
  expect(whole).toBeLessThan(10 * quarter + ALLOWANCE);
}
