import { createContact } from '#contract/contacts.js';
import { addTurns, endSession, getSession, startSession } from '#contract/conversation.js';
import { recall } from '#contract/recall.js';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RestClient, Sent } from '../bed/rest-client.js';
import { caseFile } from './case-file.js';

/** What somebody and an agent say in a few calls on different days, and questions after the last of them. */
export interface CallsCase {
  readonly id: string;
  readonly caller: { readonly name: string; readonly timezone: string };
  /** `turns`: who speaks, agent or caller, and what is said. */
  readonly calls: readonly { readonly at: string; readonly turns: readonly (readonly [string, string])[] }[];
  /** `right`: words of which a right answer has some; none where nothing is so. `stale`: words that only what is so no longer has. */
  readonly questions: readonly CallsQuestion[];
}

interface CallsQuestion {
  readonly query: string;
  readonly right: readonly string[];
  readonly stale: readonly string[];
}

/** How a question went, of the first five results. */
export interface CallsAnswer {
  /** There is something to be found. */
  readonly isSought: boolean;
  readonly firstRight: boolean;
  readonly rightOfThree: boolean;
  readonly firstStale: boolean;
  /** The same with what was said beside what was understood. */
  readonly saidOfThree: boolean;
}

/** Written by somebody who had not seen the code; what was missed of these was looked at since. */
export const CALLS = caseFile('calls.jsonl');
/** Written likewise, and so far only counted. */
export const BLIND_CALLS = caseFile('calls-blind.jsonl');

const TURN_MS = 8_000;
const EXTRACTED_WITHIN_MS = 60_000;

/** Makes the calls as a contact of its own, waits until each is read, and asks. */
export async function askCalls(
  call: RestClient['call'],
  { caller, calls, questions }: CallsCase,
): Promise<CallsAnswer[]> {
  const { id: contactId } = await call(createContact, caller);
  let end = 0;
  for (const { at, turns } of calls) {
    const { id: sessionId } = await call(startSession, { contactId, channel: 'phone', startedAt: at });
    const said = turns.map(([speaker, text], i) => ({ speaker, text, at: timeAt(Date.parse(at) + i * TURN_MS) }));
    await call(addTurns, { sessionId, turns: said });
    end = Date.parse(at) + turns.length * TURN_MS;
    await call(endSession, { sessionId, endedAt: timeAt(end) });
    await untilRead(call, sessionId);
  }
  const answers = [];
  for (const { query, right, stale } of questions) {
    const ask = { contactId, query, limit: 5, validAt: timeAt(end) };
    const [understood, said] = [
      await textsOf(call, { ...ask, in: ['memories'] }),
      await textsOf(call, { ...ask, in: ['memories', 'turns'] }),
    ];
    const [first = ''] = understood;
    answers.push({
      isSought: right.length > 0,
      firstRight: has(first, right),
      rightOfThree: understood.slice(0, 3).some((text) => has(text, right)),
      firstStale: has(first, stale) && !has(first, right),
      saidOfThree: said.slice(0, 3).some((text) => has(text, right)),
    });
  }
  return answers;
}

async function untilRead(call: RestClient['call'], sessionId: string): Promise<void> {
  const deadline = performance.now() + EXTRACTED_WITHIN_MS;
  while (performance.now() < deadline) {
    const { extraction } = await call(getSession, { sessionId });
    if (extraction.status === 'done') return;
    await sleep(100);
  }
  throw new Error(`Session ${sessionId} was not read within ${EXTRACTED_WITHIN_MS / 1_000} s.`);
}

async function textsOf(call: RestClient['call'], input: Sent<typeof recall>): Promise<string[]> {
  const { results } = await call(recall, input);
  return results.flatMap(({ memory, turn }) => memory?.text ?? turn?.text ?? []);
}

function has(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
}

function timeAt(ms: number): string {
  return new Date(ms).toISOString();
}
