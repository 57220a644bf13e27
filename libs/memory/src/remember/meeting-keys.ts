import { eventKey } from '#domain/event-match.js';
import { factKey, scopeKey, subjectKey } from '#domain/sameness.js';
import type { Statement } from '#domain/statement.js';
import { meetsWholeSlot } from '../rivals.js';

/** By what statements of one write meet without a look at what is near. */
export interface MeetingKeys {
  /** What it looks at: all of its slot or the same fact, its event, the version that it names. */
  readonly meets: readonly string[];
  /** Where those after it find what it writes. */
  readonly leaves: readonly string[];
}

/** @returns the keys of a statement: it meets one before it only where it looks at something that the other leaves. */
export function meetingKeys(statement: Statement): MeetingKeys {
  const { attribute, supersedes } = statement;
  const event = eventKey(statement);
  const fact = `fact ${factKey(statement)}`;
  const slot = `slot ${scopeKey(statement)}\n${subjectKey(statement)}\n${attribute}`;
  const besides = [
    ...(event === null ? [] : [`event ${event}`]),
    ...(supersedes === null ? [] : [`version ${supersedes}`]),
  ];
  const isSlot = attribute !== null && meetsWholeSlot(statement);
  return {
    meets: [isSlot ? slot : fact, ...besides],
    leaves: [fact, ...(attribute === null ? [] : [slot]), ...besides],
  };
}
