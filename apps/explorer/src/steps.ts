/** What is read of a call to stand after it. */
export interface Held {
  readonly startedAt: string;
  readonly endedAt: string | null;
}

/** Where the two clocks stand; `null` is now. */
export interface Stop {
  readonly validAt: string | null;
  readonly knownAt: string | null;
}

/** After all calls: today, with all that is known. */
export const TODAY: Stop = { validAt: null, knownAt: null };

/**
 * What was extracted from a call is known somewhat later, and a call can be told long after it took place. So "known on" is the
 * moment before the service learned of the next call.
 *
 * @param next the call that follows, with when the service learned of it; `null` for the last.
 * @returns where the clocks stand after a call.
 */
export function stopAfter(call: Held, next: (Held & { readonly learnedAt: string }) | null): Stop {
  if (next === null) return { validAt: call.startedAt, knownAt: null };
  const ended = call.endedAt !== null && Date.parse(call.endedAt) < Date.parse(next.startedAt);
  return {
    validAt: ended ? call.endedAt : call.startedAt,
    knownAt: new Date(Date.parse(next.learnedAt) - 1).toISOString(),
  };
}
