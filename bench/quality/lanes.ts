/** So many are asked at once: what is right does not depend on it, and a run takes less long. */
const LANES = 4;

/** @returns what was answered for each of the items, in their order. */
export async function inLanes<T, R>(
  items: readonly T[],
  ask: (item: T) => Promise<R>,
  progress: (text: string) => void,
): Promise<R[]> {
  const answers: R[] = [];
  const left = items.entries();
  let done = 0;
  const lane = async (): Promise<void> => {
    for (const [place, item] of left) {
      answers[place] = await ask(item);
      done += 1;
      if (done % 100 === 0) progress(`${done} of ${items.length}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return answers;
}
