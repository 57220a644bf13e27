import { createHash } from 'node:crypto';
import { spellingsOf } from '#domain/attributes.js';
import { eventKey } from '#domain/event-match.js';
import type { EventParts } from '#domain/memory.js';
import { factKey } from '#domain/sameness.js';
import type { Statement } from '#domain/statement.js';

/** @returns the hash under which versions that say the same are found; the key itself can be too long for an index. */
export function factKeyHash(statement: Pick<Statement, 'attribute' | 'value' | 'text'>): string {
  return hashed(factKey(statement));
}

/** @returns the hashes under which versions that say the same are found, whatever name their attribute was kept under. */
export function factKeyHashes(statement: Pick<Statement, 'attribute' | 'value' | 'text'>): string[] {
  if (statement.attribute === null) return [factKeyHash(statement)];
  return spellingsOf(statement.attribute).map((attribute) => factKeyHash({ ...statement, attribute }));
}

/** @returns the hash under which events of the same subject and object are found; `null` for one that was not stated in parts. */
export function eventKeyHash(event: Pick<EventParts, 'subject' | 'object'>): string | null {
  const key = eventKey(event);
  return key === null ? null : hashed(key);
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
