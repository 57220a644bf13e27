import { factKey, scopeKey, subjectKey } from '#domain/memory/sameness.js';
import type { Statement } from '#domain/memory/statement.js';
import { eventKey } from '#domain/plans/event-match.js';
import { meetsWholeSlot } from '../competitors.js';

/** Keys by which two statements of one write can compete, without comparing meaning. */
export interface MeetingKeys {
  /** What it looks at: its whole slot or its fact, its event, the version it names. */
  readonly meets: readonly string[];
  /** Where later statements find what it writes. */
  readonly leaves: readonly string[];
}

/** @returns the keys of a statement. It competes with an earlier one only if one of its `meets` is among that one's `leaves`. */
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
