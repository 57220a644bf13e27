import type { Operation } from '#contract/operation.js';
import { neededRole } from '#contract/operation.js';

/** Whether the audit log includes an operation unless it is switched off: changes by an admin, and merges. */
export function isAudited(operation: Operation): boolean {
  return operation.audited ?? (neededRole(operation) === 'admin' && operation.method !== 'GET');
}

/** Whom an operation was about, by ids only. */
export interface About {
  readonly contactIds: readonly string[];
  readonly memoryId: string | null;
  readonly sessionId: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

const ID = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** @returns whom the input or the answer of an operation names. It contains no text that somebody said. */
export function aboutOf(input: object, answer: unknown): About {
  const given = input as Fields;
  const answered = partsOf(answer);
  const named = [
    given['contactId'],
    // The merged person; an entity is merged by its own id.
    ...(isId(given['contactId']) ? [given['from']] : []),
    ...answered.flatMap(({ contactId, from }) => [contactId, from]),
    ...(given['identifier'] === undefined ? [] : foundIn(answer)),
  ];
  const sessionId = given['sessionId'];
  return {
    contactIds: [...new Set(named.filter(isId))],
    memoryId: isId(given['memoryId']) ? given['memoryId'] : null,
    sessionId: typeof sessionId === 'string' ? sessionId : null,
  };
}

/** Whether anybody is named. */
export function namesAnyone({ contactIds, memoryId, sessionId }: About): boolean {
  return contactIds.length > 0 || memoryId !== null || sessionId !== null;
}

/** The contacts found by an identifier. */
function foundIn(answer: unknown): unknown[] {
  if (!hasFields(answer)) return [];
  const { contact, contacts } = answer;
  const found: unknown[] = Array.isArray(contacts) ? contacts : [contact];
  return found.map((one) => (hasFields(one) ? one['id'] : null));
}

/** An answer, and the parts of it that belong to somebody. */
function partsOf(answer: unknown): Fields[] {
  if (!hasFields(answer)) return [];
  const { memory, entity, fork, memories } = answer;
  const held: unknown[] = Array.isArray(memories) ? memories : [];
  return [answer, memory, entity, fork, ...held].filter(hasFields);
}

function hasFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}
