/**
 * Works on many items in order, at most a given number at a time. The next item is prepared while others are worked on, so that neither
 * side waits for the other.
 * @throws what the first failed item threw, once none is in progress; no further one is started then.
 */
export async function inParallel<Item>(
  items: AsyncIterable<Item>,
  most: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const underWay = new Set<Promise<void>>();
  const faults: unknown[] = [];
  for await (const item of items) {
    while (underWay.size >= most) await Promise.race(underWay);
    if (faults.length > 0) break;
    const task: Promise<void> = work(item)
      .catch((fault: unknown) => void faults.push(fault))
      .finally(() => underWay.delete(task));
    underWay.add(task);
  }
  await Promise.all(underWay);
  if (faults.length > 0) throw faults[0];
}
