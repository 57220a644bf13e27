import { createContact, eraseContact, mergeContacts } from '#contract/contacts.js';
import { exampleOf } from '#contract/examples.js';
import { createFork } from '#contract/forks.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { createKey } from '#contract/keys.js';
import { remember } from '#contract/memories.js';
import type { Operation } from '#contract/operation.js';
import { addRevisions } from '#contract/revisions.js';
import { newId } from '#graph/ids.js';
import type { Door } from '../doors/door.js';

/** The ids of one of each thing that a tenant can have. */
export interface World {
  readonly contactId: string;
  readonly sessionId: string;
  readonly turnId: string;
  readonly memoryId: string;
  readonly decisionId: string;
  /** An id without a briefing, since only a webhook makes briefings. */
  readonly briefingId: string;
  /** A merge into the contact that is still in force. */
  readonly mergeId: string;
  /** Another contact, of whom nothing is known. */
  readonly otherId: string;
  /** The erasure of a contact of whom nothing was known. */
  readonly erasureId: string;
  /** A fork of the other contact. */
  readonly forkId: string;
  readonly keyId: string;
}

/** Ids around a third contact. */
export interface Around {
  readonly aroundId: string;
  readonly entityId: string;
  readonly otherEntityId: string;
  /** Of a statement that nothing could decide about. */
  readonly unclearId: string;
}

export const PHONE = '+911234567890';

/** Creates one of each thing, with the same content for every tenant. */
export async function makeWorld(door: Door, sessionId = 'call-1'): Promise<World> {
  const { id: contactId } = await door.ask(createContact, {
    name: 'Asha',
    identifiers: [{ kind: 'phone', value: PHONE }],
  });
  await door.ask(addRevisions, { repository: 'shop', revisions: [{ id: 'r1', paths: ['src/a.ts'] }] });
  await door.ask(startSession, { contactId, id: sessionId, channel: 'phone' });
  const turnId = 'turn-1';
  await door.ask(addTurns, { sessionId, turns: [{ id: turnId, speaker: 'Asha', text: 'I live in Pune.' }] });
  const { memory, decision } = await door.ask(remember, { contactId, text: 'She lives in Pune.', turnId });
  const { id: from } = await door.ask(createContact, {});
  const { mergeId } = await door.ask(mergeContacts, { contactId, from });
  const { id: otherId } = await door.ask(createContact, {});
  const { id: forkId } = await door.ask(createFork, { contactId: otherId });
  const { id: keyId } = await door.ask(createKey, { name: 'phone' });
  const { id: gone } = await door.ask(createContact, {});
  const { certificateId: erasureId } = await door.ask(eraseContact, { contactId: gone });
  return {
    contactId,
    sessionId,
    turnId,
    memoryId: memory?.id ?? '',
    decisionId: decision.id ?? '',
    briefingId: newId(),
    mergeId,
    otherId,
    erasureId,
    forkId,
    keyId,
  };
}

/** Creates one of each thing, and a contact with two entities and an unclear statement. */
export async function makeWhole(door: Door, sessionId?: string): Promise<World & Around> {
  const world = await makeWorld(door, sessionId);
  const { id: contactId } = await door.ask(createContact, {});
  const idOf = async (text: string, about: object): Promise<{ entityId: string; decisionId: string }> => {
    const { memory, decision } = await door.ask(remember, { contactId, text, ...about });
    return { entityId: memory?.entityId ?? '', decisionId: decision.id ?? '' };
  };
  const { entityId } = await idOf('Sings.', { subject: 'sister' });
  const { entityId: otherEntityId } = await idOf('Sings well.', { subject: 'Mia' });
  await idOf('Likes red most.', { attribute: 'favourite_hue', value: 'red' });
  const { decisionId: unclearId } = await idOf('Likes blue most.', { attribute: 'favourite_hue', value: 'blue' });
  return { ...world, aroundId: contactId, entityId, otherEntityId, unclearId };
}

/** @returns a valid input of an operation for these ids: the example of the contract. */
export function inputOf(operation: Operation, world: World & Partial<Around>): Record<string, unknown> {
  return exampleOf(operation, world);
}
