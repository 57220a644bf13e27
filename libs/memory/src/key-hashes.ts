import { createHash } from 'node:crypto';
import { attributeSpellings } from '#domain/attributes/attributes.js';
import { factKey, subjectKey } from '#domain/memory/sameness.js';
import { eventKey } from '#domain/plans/event-match.js';

/** The fields from which the keys of a version are made. */
type KeyFields = Parameters<typeof factKey>[0] & Parameters<typeof eventKey>[0];

/** The keys under which a version is found, stored with it. Keys that can be too long for an index are hashed. */
export interface Keys {
  /** The words for whom or what it is about; '' for the contact. Its slot is that of its entity. */
  readonly subjectKey: string;
  /** The same for all versions that say the same, and for their denials. */
  readonly factKeyHash: string;
  /** The same for events with the same subject and object; `null` for an event stated without parts. */
  readonly eventKeyHash: string | null;
}

export function keysOf(version: KeyFields): Keys {
  const event = eventKey(version);
  return {
    subjectKey: subjectKey({ ...version, entityId: null }),
    factKeyHash: hashed(factKey(version)),
    eventKeyHash: event === null ? null : hashed(event),
  };
}

/** @returns the hashes under which versions that say the same are stored, for every name of the attribute. */
export function factKeyHashes(statement: KeyFields): string[] {
  const names = statement.attribute === null ? [null] : attributeSpellings(statement.attribute);
  // Memories from before entities were introduced are stored under the subject's words.
  const keyed = statement.entityId ? [statement, { ...statement, entityId: null }] : [statement];
  return keyed.flatMap((keyed) => names.map((attribute) => hashed(factKey({ ...keyed, attribute }))));
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
