import type { PalimpsestClient, PalimpsestError, Schemas } from '@palimpsest/client';
import { type Clock, deadline, LATE, type Timer } from './clock.js';
import { isFinal, isOfKey } from './faults.js';
import { holds, type Ledger } from './ledger.js';

type Result = Schemas['RecallResult'];

/** How to recall; times are instants, dates or words such as "last March". */
export interface RecallOptions {
  /** After which the reply goes on without the memory. Default: that of the agent memory, 300. */
  readonly deadlineMs?: number;
  /** Default: 5. */
  readonly limit?: number;
  /** Default: memories. */
  readonly in?: ('memories' | 'turns')[];
  /** Also what no longer holds. */
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

/** What was recalled. */
export interface Recalled {
  /** Best first. */
  readonly results: readonly Result[];
  /** none: nothing that is remembered bears on the question; `results` are the nearest there are. */
  readonly found: 'some' | 'none';
  /** With `none`: what bears on the question and has ended. */
  readonly noLonger: readonly Schemas['NoLonger'][];
  /** What bears on the question as lines for a prompt, also where it has ended and nothing else does; empty if nothing does. */
  readonly text: string;
  /** true: the memory did not answer in time, and `results` is empty. What it answers later still enters the ledger. */
  readonly late: boolean;
  /** Why there is no answer, if there is none. */
  readonly error: PalimpsestError | null;
}

/** Nothing was recalled. */
export const NOTHING: Recalled = { results: [], found: 'none', noLonger: [], text: '', late: false, error: null };

/** What recalling needs of an agent memory. */
export interface RecallParts {
  readonly client: PalimpsestClient;
  readonly contactId: () => Promise<string>;
  /** What it sees of its contact does not change, and its memories have no history to ask for. */
  readonly isFork: boolean;
  readonly ledger: Ledger | null;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly report: (error: unknown) => void;
}

type Answer = Pick<Recalled, 'results' | 'found' | 'noLonger'> & { readonly asOf: Schemas['AsOf'] };

/** @returns the answer, or LATE after the deadline; rejects when the service refuses before that. */
export async function recallWithin(
  parts: RecallParts,
  query: string,
  { deadlineMs = 300, limit = 5, ...options }: RecallOptions,
): Promise<Answer | typeof LATE> {
  const { late, off } = deadline(deadlineMs, parts.timer);
  const answer = ask(parts, query, { limit, ...options });
  // What holds at another time, or no longer, is no part of what is known now.
  const isNow = options.validAt === undefined && options.knownAt === undefined;
  const entered = answer.then((found) => (isNow ? enter(parts, found) : undefined)).catch(parts.report);
  try {
    const inTime = await Promise.race([answer, late]);
    // The ledger is brought up to date before the reply if there is time; if not, it is a little later.
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

/** Puts what holds and bears on the question into the ledger, and takes out of it what that replaced. */
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
 * Takes out of the ledger what was replaced, and puts in what is left of it. What cannot be asked now is asked with the next recall;
 * what is refused, not again.
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
