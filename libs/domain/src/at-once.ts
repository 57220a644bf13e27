/**
 * Does the same with every item, with so many of them at once, so that what others wait for can go between them.
 *
 * @returns what each gave, in the order of the items.
 * @throws what the first that failed has thrown.
 */
export async function atOnce<T, R>(items: readonly T[], limit: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results = new Array<R>(items.length);
  const left = items.entries();
  const lane = async (): Promise<void> => {
    for (const [position, item] of left) results[position] = await work(item);
  };
  await Promise.all(Array.from({ length: limit }, lane));
  return results;
}
