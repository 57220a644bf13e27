import { createHash } from 'node:crypto';
import { spellingsOf } from '#domain/attributes.js';
import { eventKey } from '#domain/event-match.js';
import { factKey, subjectKey } from '#domain/sameness.js';

/** What the keys of a version are made of. */
type Keyed = Parameters<typeof factKey>[0] & Parameters<typeof eventKey>[0];

/** The keys by which a version is found, as they are stored with it; hashed where the key itself can be too long for an index. */
export interface Keys {
  /** The words for whom or what it is about; '' for the contact. Its slot is that of its entity. */
  readonly subjectKey: string;
  /** Versions that say the same have the same, and so have their denials. */
  readonly factKeyHash: string;
  /** Of events of the same subject and object; `null` for one that was not stated in parts. */
  readonly eventKeyHash: string | null;
}

export function keysOf(version: Keyed): Keys {
  const event = eventKey(version);
  return {
    subjectKey: subjectKey({ ...version, entityId: null }),
    factKeyHash: hashed(factKey(version)),
    eventKeyHash: event === null ? null : hashed(event),
  };
}

/** @returns the hashes under which versions that say the same are found, whatever name their attribute was kept under. */
export function factKeyHashes(statement: Keyed): string[] {
  const names = statement.attribute === null ? [null] : spellingsOf(statement.attribute);
  // What was remembered before there were entities is kept under the subject's words.
  const keyed = statement.entityId ? [statement, { ...statement, entityId: null }] : [statement];
  return keyed.flatMap((one) => names.map((attribute) => hashed(factKey({ ...one, attribute }))));
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
