import { createContact, eraseContact, mergeContacts } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { remember } from '#contract/memories.js';
import type { Operation } from '#contract/operation.js';
import { newId } from '#graph/ids.js';
import type { Door } from '../doors/door.js';

/** The ids of one of everything that a tenant can have. */
export interface World {
  readonly contactId: string;
  readonly sessionId: string;
  readonly turnId: string;
  readonly memoryId: string;
  readonly decisionId: string;
  /** Of none: only a webhook makes briefings. */
  readonly briefingId: string;
  /** Of a merge into the contact that stands. */
  readonly mergeId: string;
  /** Another contact, of whom nothing is known. */
  readonly otherId: string;
  /** Of a contact of whom nothing was known. */
  readonly erasureId: string;
}

/** What is around a third contact, besides. */
export interface Around {
  readonly aroundId: string;
  readonly entityId: string;
  readonly otherEntityId: string;
  /** Of a statement that nothing could decide about. */
  readonly unclearId: string;
}

export const PHONE = '+911234567890';

/** Makes one of everything; two tenants can be given the same world. */
export async function makeWorld(door: Door, sessionId = 'call-1'): Promise<World> {
  const { id: contactId } = await door.ask(createContact, {
    name: 'Asha',
    identifiers: [{ kind: 'phone', value: PHONE }],
  });
  await door.ask(startSession, { contactId, id: sessionId, channel: 'phone' });
  const turnId = 'turn-1';
  await door.ask(addTurns, { sessionId, turns: [{ id: turnId, speaker: 'Asha', text: 'I live in Pune.' }] });
  const { memory, decision } = await door.ask(remember, { contactId, text: 'She lives in Pune.', turnId });
  const { id: from } = await door.ask(createContact, {});
  const { mergeId } = await door.ask(mergeContacts, { contactId, from });
  const { id: otherId } = await door.ask(createContact, {});
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
  };
}

/** Makes one of everything, and a contact with two entities and something unclear. */
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

/** What an operation needs besides the ids in its path. */
const REST: Readonly<Record<string, object>> = {
  createContact: { name: 'Ravi' },
  updateContact: { name: 'Ravi' },
  remember: { text: 'She has a dog.' },
  rememberBatch: { memories: [{ text: 'She has a cat.' }] },
  ask: { question: 'Where does she live?' },
  recall: { query: 'Pune' },
  startSession: { id: 'call-2', channel: 'chat' },
  extractSession: {},
  addTurns: { turns: [{ id: 'turn-2', speaker: 'agent', text: 'I see.' }] },
  grep: { pattern: 'pune' },
  diff: { from: '2026-01-01' },
  redactMemory: { pattern: 'pune' },
  redactTurn: { pattern: 'pune' },
  interval: { to: '01ARZ3NDEKTSV4RRFFQ69G5FAV' },
  resolveReview: { resolution: 'confirm' },
};

/** Which others it needs. */
const OTHERS: Readonly<Record<string, (world: World & Partial<Around>) => object>> = {
  mergeContacts: ({ otherId }) => ({ from: otherId }),
  mergeEntities: ({ otherEntityId }) => ({ from: otherEntityId }),
  resolveReview: ({ aroundId, unclearId }) => ({ contactId: aroundId, decisionId: unclearId }),
};

/** @returns a valid input of any operation about that world. */
export function inputOf({ name, path, input }: Operation, world: World & Partial<Around>): Record<string, unknown> {
  const ids = Object.entries(world).filter(
    ([id]) => id in input.shape && (id !== 'turnId' || path.includes('{turnId}')),
  );
  const named = Object.fromEntries(name === 'remember' ? ids.filter(([id]) => id === 'contactId') : ids);
  return { ...named, ...REST[name], ...OTHERS[name]?.(world) };
}
