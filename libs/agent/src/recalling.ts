import type { PalimpsestClient, PalimpsestError, Schemas } from '@palimpsest/client';
import { type Clock, deadline, LATE, type Timer } from './clock.js';
import { isFinal, isOfKey } from './faults.js';
import { holds, type Ledger } from './ledger.js';

type Result = Schemas['RecallResult'];

/** How to recall; times are instants, dates or words such as "last March". */
export interface RecallOptions {
  /** The time after which the reply continues without the memory. Default: that of the agent memory, 300. */
  readonly deadlineMs?: number;
  /** Default: 5. */
  readonly limit?: number;
  /** Default: memories. */
  readonly in?: ('memories' | 'turns')[];
  /** Also return what no longer holds. */
  readonly include?: 'ended'[];
  readonly validAt?: string;
  readonly knownAt?: string;
  /** Only memories of this attribute, with this tag, about this subject, or said on this channel. */
  readonly attribute?: string;
  readonly tag?: string;
  readonly subject?: string;
  readonly channel?: string;
  /** Results with a lower score are left out. Default: 0. */
  readonly minScore?: number;
  /** What to do with a time in the question. Default: rank. */
  readonly time?: 'rank' | 'only' | 'off';
}

/** The result of a recall. */
export interface Recalled {
  /** Best first. */
  readonly results: readonly Result[];
  /** none: nothing remembered bears on the question; `results` are the nearest memories. */
  readonly found: 'some' | 'none';
  /** With `none`: what bears on the question and has ended. */
  readonly noLonger: readonly Schemas['NoLonger'][];
  /**
   * What bears on the question as lines for a prompt, including ended facts if there is nothing else; empty if there is
   * nothing.
   */
  readonly text: string;
  /** true: the memory did not answer in time, and `results` is empty. A later answer still enters the ledger. */
  readonly late: boolean;
  /** Why there is no answer, if there is none. */
  readonly error: PalimpsestError | null;
}

/** Nothing was recalled. */
export const NOTHING: Recalled = { results: [], found: 'none', noLonger: [], text: '', late: false, error: null };

/** The parts of an agent memory that recalling needs. */
export interface RecallParts {
  readonly client: PalimpsestClient;
  readonly contactId: () => Promise<string>;
  /** What a fork sees of its contact does not change, and its memories have no history to read. */
  readonly isFork: boolean;
  readonly ledger: Ledger | null;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly report: (error: unknown) => void;
}

type Answer = Pick<Recalled, 'results' | 'found' | 'noLonger'> & { readonly asOf: Schemas['AsOf'] };

/** @returns the answer, or LATE after the deadline; rejects if the service refuses before that. */
export async function recallWithin(
  parts: RecallParts,
  query: string,
  { deadlineMs = 300, limit = 5, ...options }: RecallOptions,
): Promise<Answer | typeof LATE> {
  const { late, off } = deadline(deadlineMs, parts.timer);
  const answer = ask(parts, query, { limit, ...options });
  // What holds at another time, or no longer, is not part of what is known now.
  const isNow = options.validAt === undefined && options.knownAt === undefined;
  const entered = answer.then((found) => (isNow ? enter(parts, found) : undefined)).catch(parts.report);
  try {
    const inTime = await Promise.race([answer, late]);
    // The ledger is updated before the reply if there is time, else a little later.
    if (inTime !== LATE) await Promise.race([entered, late]);
    return inTime;
  } finally {
    off();
  }
}

async function ask(
  { client, contactId }: RecallParts,
  query: string,
  options: Omit<RecallOptions, 'deadlineMs'>,
): Promise<Answer> {
  const path = { contactId: await contactId() };
  return client.POST('/v1/contacts/{contactId}/recall', { params: { path }, body: { query, ...options } });
}

/** Puts what holds and bears on the question into the ledger, and removes what that replaced. */
async function enter(parts: RecallParts, { results, found, asOf }: Answer): Promise<void> {
  const { ledger } = parts;
  if (!ledger || found === 'none') return;
  ledger.add(
    results.flatMap(({ memory, ended }) => (memory && !ended ? [memory] : [])),
    asOf.knownAt,
  );
  await settle(parts);
}

/**
 * Removes what was replaced from the ledger, and adds what is left of it. What cannot be read now is read with the next
 * recall; what is refused is not tried again.
 */
export async function settle({ client, clock, ledger, isFork }: RecallParts): Promise<void> {
  if (!ledger || isFork) return;
  const settled = ledger.suspects.map(async (memoryId) => {
    try {
      const steps = await stepsOf(client, memoryId);
      const replaced = steps.flatMap(({ memory }) => (memory.supersededAt === null ? [] : [memory.id]));
      const remainders = steps.flatMap(({ memory, as }) => (as === 'remainder' ? [memory] : []));
      const left = remainders.filter((memory) => holds(memory, clock.now()));
      ledger.settle(memoryId, replaced, left);
    } catch (error) {
      if (isFinal(error) || isOfKey(error)) ledger.settle(memoryId, []);
      throw error;
    }
  });
  await Promise.all(settled);
}

async function stepsOf(client: RecallParts['client'], memoryId: string): Promise<readonly Schemas['Step'][]> {
  const params = { path: { memoryId }, query: {} };
  const { steps } = await client.GET('/v1/memories/{memoryId}/history', { params });
  return steps;
}
