import { setExtractionSettings } from '#contract/extraction.js';
import { addRevisions } from '#contract/revisions.js';
import { setSettings } from '#contract/settings.js';
import { createContact, eraseContact, mergeContacts, undoMerge } from '#contract/contacts.js';
import { addTurns, endSession, startSession } from '#contract/conversation.js';
import { createKey } from '#contract/keys.js';
import { createFork } from '#contract/forks.js';
import { remember, revertDecision } from '#contract/memories.js';
import type { Connection } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import type { RestDoor } from './api-client.js';
import type { Answer, Asked } from './door.js';
import { rows } from '../database/rows.js';
import { testConnection } from '../service/service.js';
import type { TestClock } from '../service/test-clock.js';

/** Ids of test data in which every operation finds something to answer and something to refuse. */
export interface World {
  readonly contactId: string;
  /** A contact of whom little is known. */
  readonly strangerId: string;
  /** A contact merged into the first, which answers for it. */
  readonly mergedId: string;
  readonly mergeId: string;
  readonly undoneId: string;
  /** `sessionId` has ended; `openId` has not. */
  readonly sessionId: string;
  readonly openId: string;
  readonly portoId: string;
  readonly lisbonId: string;
  readonly dentistId: string;
  readonly dogId: string;
  /** A memory of the stranger. */
  readonly teaId: string;
  /** A memory of a contact who was merged and separated again. */
  readonly singsId: string;
  /** A daughter, known by name, and another entity that may be the same person. */
  readonly entityId: string;
  readonly otherEntityId: string;
  /** The decision that added the dog. */
  readonly decisionId: string;
  readonly revertedId: string;
  /** A decision in the review queue. */
  readonly unclearId: string;
  /** A briefing that was given up, and one that was delivered. */
  readonly briefingId: string;
  readonly deliveredId: string;
  readonly erasureId: string;
  /** A fork of the stranger with a statement in it, and one without. */
  readonly forkId: string;
  readonly otherForkId: string;
  readonly keyId: string;
}

export const BEGINS = '2031-03-05T10:00:00Z';
export const PHONE = '+351912345678';
/** A session that only one tenant has. Callers choose session ids, so all other sessions exist for every tenant. */
export const THEIR_SESSION = 'only-theirs';

const PINNED = { pins: ['path:src/dog.ts'], category: 'pets' };
const DAY_MS = 86_400_000;

/** Creates the data for a tenant, by REST. For another tenant it is the same but for the ids. */
export async function tellWorld(
  door: RestDoor,
  tenantId: string,
  clock: TestClock,
  connection = testConnection(),
): Promise<World> {
  clock.set(BEGINS);
  const later = (): void => clock.set(new Date(clock.now().getTime() + DAY_MS).toISOString());
  await door.ask(setSettings, { attributes: [{ name: 'house_number', cardinality: 'one' }] });
  await door.ask(setSettings, { ranking: { halfLifeDays: { turns: 90 } }, retention: { answers: 9 } });
  await door.ask(setExtractionSettings, { instructions: 'Flats have numbers.' });
  const history = [{ id: 'r1' }, { id: 'r2', parents: ['r1'], paths: ['src/a.ts'] }, { id: 'r3', parents: ['r1'] }];
  await door.ask(addRevisions, { repository: 'asha', revisions: history });
  const asha = { name: 'Asha', timezone: 'Europe/Lisbon', attributes: { plan: 'gold' } };
  const { id: contactId } = await door.ask(createContact, { ...asha, identifiers: [{ kind: 'phone', value: PHONE }] });
  const tell = (input: Omit<Asked<typeof remember>, 'contactId'>): Promise<Answer<typeof remember>> =>
    door.ask(remember, { contactId, ...input });
  const sessions = await tellSessions(door, contactId);
  const porto = await tell({ text: 'Asha lives in Porto', attribute: 'current_city', value: 'Porto', turnId: 't1' });
  later();
  const lisbon = await tell({ text: 'Asha lives in Lisbon', attribute: 'current_city', value: 'Lisbon' });
  const appointment = { subject: 'Asha', verb: 'sees', object: 'dentist', startsAt: 'next Friday at 5pm' };
  const dentist = await tell({ text: 'Asha sees the dentist next Friday at 5pm', event: appointment });
  const dog = await tell({ text: 'Asha has a dog.', kind: 'procedural', tags: ['pets'], importance: 0.4, ...PINNED });
  await tell({ text: 'Asha haggles.', agentId: 'sales', reason: 'She did so twice.', tier: 'archive' });
  const cat = await tell({ text: 'Asha has a cat.' });
  await door.ask(revertDecision, { decisionId: cat.decision.id ?? '' });
  const mia = await tell({
    text: 'Her daughter Mia plays chess.',
    subject: 'daughter Mia',
    attribute: 'sport',
    value: 'chess',
  });
  const aunt = await tell({ text: 'Her aunt met Mia in Faro.', subject: 'my aunt' });
  await tell({ text: 'Asha wrote the parser.', validFromRevision: 'r1', validToRevision: 'r3', pins: ['path:src/'] });
  await tell({ text: 'Asha likes red most.', attribute: 'favourite_hue', value: 'red' });
  const blue = await tell({ text: 'Asha likes blue most.', attribute: 'favourite_hue', value: 'blue' });
  const { id: keyId } = await door.ask(createKey, { name: 'phone' });
  const others = await tellOthers(door, contactId, later);
  return {
    contactId,
    keyId,
    ...sessions,
    ...others,
    ...(await tellForks(door, others.strangerId)),
    entityId: mia.memory?.entityId ?? '',
    otherEntityId: aunt.memory?.entityId ?? '',
    portoId: idOf(porto),
    lisbonId: idOf(lisbon),
    dentistId: idOf(dentist),
    dogId: idOf(dog),
    decisionId: dog.decision.id ?? '',
    revertedId: cat.decision.id ?? '',
    unclearId: blue.decision.id ?? '',
    ...(await tellBriefings(connection, tenantId, contactId, idOf(dentist), clock.now())),
  };
}

function idOf({ memory }: Answer<typeof remember>): string {
  return memory?.id ?? '';
}

async function tellForks(door: RestDoor, contactId: string): Promise<Pick<World, 'forkId' | 'otherForkId'>> {
  const { id: forkId } = await door.ask(createFork, { contactId });
  await door.ask(remember, { contactId: forkId, text: 'Likes cake.' });
  const { id: otherForkId } = await door.ask(createFork, { contactId });
  return { forkId, otherForkId };
}

async function tellSessions(door: RestDoor, contactId: string): Promise<Pick<World, 'sessionId' | 'openId'>> {
  const [sessionId, openId] = ['call-1', 'call-2'];
  await door.ask(startSession, { contactId, id: sessionId, channel: 'phone', agentId: 'front-desk' });
  const turns = [
    { id: 't1', speaker: 'Asha', text: 'I live in Porto.' },
    { id: 't2', speaker: 'agent', text: 'Since when?' },
  ];
  await door.ask(addTurns, { sessionId, turns });
  await door.ask(endSession, { sessionId });
  await door.ask(startSession, { contactId, id: openId, channel: 'chat' });
  await door.ask(addTurns, { sessionId: openId, turns: [{ id: 't3', speaker: 'Asha', text: 'My invoice is lost.' }] });
  return { sessionId, openId };
}

async function tellOthers(
  door: RestDoor,
  contactId: string,
  later: () => void,
): Promise<Pick<World, 'strangerId' | 'teaId' | 'singsId' | 'mergedId' | 'mergeId' | 'undoneId' | 'erasureId'>> {
  const made: { id: string; memoryId: string }[] = [];
  for (const text of ['Likes tea.', 'Has a garden.', 'Sings.']) {
    const { id } = await door.ask(createContact, {});
    made.push({ id, memoryId: idOf(await door.ask(remember, { contactId: id, text })) });
  }
  const [stranger, merged, parted] = made as [(typeof made)[0], (typeof made)[0], (typeof made)[0]];
  later();
  const { mergeId } = await door.ask(mergeContacts, { contactId, from: merged.id });
  const { mergeId: undoneId } = await door.ask(mergeContacts, { contactId: stranger.id, from: parted.id });
  await door.ask(undoMerge, { mergeId: undoneId });
  const gone = await door.ask(createContact, {});
  const { certificateId: erasureId } = await door.ask(eraseContact, { contactId: gone.id });
  const memories = { teaId: stranger.memoryId, singsId: parted.memoryId };
  return { strangerId: stranger.id, erasureId, ...memories, mergedId: merged.id, mergeId, undoneId };
}

/** Only a webhook makes briefings; what becomes of them there is told by the specs of briefings. */
async function tellBriefings(
  connection: Connection,
  tenantId: string,
  contactId: string,
  memoryId: string,
  at: Date,
): Promise<Pick<World, 'briefingId' | 'deliveredId'>> {
  const [briefingId, deliveredId] = [newId(), newId()];
  await rows(
    connection,
    `MATCH (c:Contact {id: $contactId}), (m:Memory {id: $memoryId})
     UNWIND [[$briefingId, 'dead'], [$deliveredId, 'delivered']] AS made
     WITH c, m, made[0] AS id, made[1] AS state, datetime($at) AS at
     CREATE (n:Notice {id: id, tenantId: $tenantId, contactId: $contactId, state: state, attempts: 8,
                       createdAt: at, dueAt: at, leasedUntil: at, settledAt: at, text: 'One event.'})-[:FOR]->(c)
     CREATE (n)-[:ANNOUNCES]->(m)`,
    { tenantId, contactId, memoryId, briefingId, deliveredId, at: at.toISOString() },
  );
  return { briefingId, deliveredId };
}
