import { recall } from '#contract/recall.js';
import type { RestClient } from '../bed/rest-client.js';
import { caseFile } from './case-file.js';
import { type Case, type Outcome, sentenceAt, tell } from './everyday.js';

/** What somebody tells of several people and things, one of whom the last sentence is about, and questions about them. */
export interface PeopleCase extends Pick<Case, 'id' | 'told' | 'then' | 'stale'> {
  /** `first`: the sentences that are right as the first result, "then" or "t0" for the first that was told. */
  readonly asks: readonly { readonly query: string; readonly first: readonly string[] }[];
}

/** How such a case went: also, of each question, whether its first result was right. */
export interface PeopleOutcome extends Pick<Outcome, 'gone' | 'early'> {
  readonly isRight: readonly boolean[];
}

/** Written by somebody who had not seen the code, and looked at since. */
export const PEOPLE = caseFile('people.jsonl');
/** Written likewise, and so far only counted. */
export const BLIND_PEOPLE = caseFile('people-blind.jsonl');

/** Tells a contact of its own all of it, and asks. */
export async function askPeople(call: RestClient['call'], { asks, ...one }: PeopleCase): Promise<PeopleOutcome> {
  const { contactId, gone, early } = await tell(call, one);
  const isRight = [];
  for (const { query, first } of asks) {
    const { results } = await call(recall, { contactId, query, limit: 5 });
    const text = results[0]?.memory?.text;
    isRight.push(first.some((place) => sentenceAt(place, one) === text));
  }
  return { gone, early, isRight };
}
