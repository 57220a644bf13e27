/**
 * Runs the same work on every item, at most `limit` at a time, so that other work can run in between.
 *
 * @returns the results, in the order of the items.
 * @throws the error of the first that failed.
 */
export async function mapConcurrently<T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length);
  const left = items.entries();
  const lane = async (): Promise<void> => {
    for (const [position, item] of left) results[position] = await work(item);
  };
  await Promise.all(Array.from({ length: limit }, lane));
  return results;
}
