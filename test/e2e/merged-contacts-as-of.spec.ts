import { isDeepStrictEqual } from 'node:util';
import { grep } from '#contract/calendar.js';
import { createContact, findContacts, getContact, mergeContacts, undoMerge } from '#contract/contacts.js';
import { addTurns, endSession, listSessions, listTurns, startSession } from '#contract/conversation.js';
import { listEvents } from '#contract/events.js';
import { getHistory, getMemory, listMemories, remember, withdraw } from '#contract/memories.js';
import type { Operation } from '#contract/operation.js';
import { recall } from '#contract/recall.js';
import { diff, timeline } from '#contract/time.js';
import type { RestDoor } from '../support/doors/api-client.js';
import { type OpenDoors, openDoors, type Said, said } from '../support/doors/equal-doors.js';
import { Service } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';
import { until } from '../support/service/until.js';

const clock = new TestClock('2026-01-01');
/** Noon, between what was told on one day and on the next. */
const noon = (day: string): string => `${day}T12:00:00.000Z`;

/** What is known at the noon of these days does not change: two people, one person, two people again. */
const DAYS = ['2026-02-10', '2026-03-10', '2026-04-10'];
const VALID = ['2026-02-05T00:00:00.000Z', '2026-05-01T00:00:00.000Z'];

let service: Service;
let doors: OpenDoors;
let rest: RestDoor;
let [asha, caller]: [string, string] = ['', ''];
const memories = new Set<string>();
const sessions: string[] = [];
/** What REST said of the past, by what was asked. */
const answered = new Map<string, unknown>();

beforeAll(async () => {
  service = await Service.start({ clock });
  doors = openDoors(service, [await service.newKey()]);
  ({ rest } = doors);
  ({ id: asha } = await rest.ask(createContact, { name: 'Asha', timezone: 'Asia/Kolkata' }));
  const identifiers = [{ kind: 'phone', value: '+911234567890' }];
  ({ id: caller } = await rest.ask(createContact, { identifiers, timezone: 'Europe/Lisbon' }));
});
afterAll(() => service.close());

async function tell(contactId: string, text: string, more: object = {}): Promise<string> {
  const { memory } = await rest.ask(remember, { contactId, text, ...more });
  memories.add(memory?.id ?? '');
  return memory?.id ?? '';
}

async function call(contactId: string, id: string): Promise<void> {
  await rest.ask(startSession, { contactId, id, channel: 'phone' });
  await rest.ask(addTurns, { sessionId: id, turns: [{ id: 't1', speaker: 'caller', text: 'My parrot sings.' }] });
  sessions.push(id);
}

/** Every read that can be asked as of then, of both contacts and of all that was made. */
function reads(knownAt: string): [Operation, object][] {
  const ofContact = (contactId: string): [Operation, object][] => [
    ...VALID.slice(1).flatMap((validAt): [Operation, object][] => [
      [getContact, { contactId, validAt, knownAt }],
      [listMemories, { contactId, validAt, knownAt }],
      [listEvents, { contactId, validAt, knownAt }],
      [recall, { contactId, validAt, knownAt, query: 'parrot city dentist', in: ['memories', 'events', 'turns'] }],
      [findContacts, { identifier: 'phone:+911234567890', validAt, knownAt }],
    ]),
    [timeline, { contactId, knownAt }],
    [timeline, { contactId, knownAt, include: 'superseded' }],
    [diff, { contactId, knownAt, from: VALID[0], to: VALID[1] }],
    [diff, { contactId, clock: 'system', from: '2026-01-15T00:00:00Z', to: knownAt }],
    [diff, { contactId, clock: 'system', from: noon('2026-02-10'), to: knownAt }],
    [listSessions, { contactId, knownAt }],
    [grep, { contactId, knownAt, pattern: 'parrot' }],
    [grep, { contactId, knownAt, pattern: 'dentist', in: 'events' }],
  ];
  return [
    ...ofContact(asha),
    ...ofContact(caller),
    ...[...memories].flatMap((memoryId): [Operation, object][] => [
      [getMemory, { memoryId, knownAt }],
      [getHistory, { memoryId, knownAt }],
    ]),
    ...sessions.map((sessionId): [Operation, object] => [listTurns, { sessionId, knownAt }]),
  ];
}

/**
 * The words' share of a score changes with every text of the index, and the order with it; what is found does not. What is left of a confidence
 * goes by validAt, and so by now where that is not stated.
 */
function lasting(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer, (name, value: unknown) => {
      if (name === 'results' && Array.isArray(value)) return value.map((one) => JSON.stringify(lasting(one))).sort();
      return ['score', 'similarity', 'confidenceNow'].includes(name) ? undefined : value;
    }),
  );
}

/** Asks at both doors, which say the same; of a recall, where other specs changed the index meanwhile, once more. */
async function askBoth(operation: Operation, input: object): Promise<{ asked: string; answer: unknown }> {
  const asked = `${operation.name} ${JSON.stringify(input)}`;
  const ask = async (): Promise<Said[]> => {
    const one = await said(rest, operation, input);
    return [
      one,
      await said(doors.graphql, operation, input),
      operation === recall ? await said(rest, operation, input) : one,
    ];
  };
  let [one, other, again]: Said[] = [];
  await until('nobody changes the index meanwhile', async () => {
    [one, other, again] = await ask();
    return isDeepStrictEqual(one, again);
  });
  expect({ asked, answer: other }).toEqual({ asked, answer: one });
  return { asked, answer: lasting(one) };
}

/** Asks all that is past by now, one after the other, as the database plans each at first: the answers are what they were before. */
async function askThePast(): Promise<void> {
  for (const day of DAYS.filter((day) => clock.now() > new Date(noon(day)))) {
    for (const [operation, input] of reads(noon(day))) {
      const { asked, answer } = await askBoth(operation, input);
      if (!answered.has(asked)) answered.set(asked, answer);
      expect({ asked, answer }).toEqual({ asked, answer: answered.get(asked) });
    }
  }
}

/** Asks what has no clock of its own, or stands at now, at both doors. */
async function askThePresent(): Promise<void> {
  const ofContact = (contactId: string): [Operation, object][] => [
    [getContact, { contactId }],
    [listMemories, { contactId }],
    [timeline, { contactId }],
    [diff, { contactId, from: VALID[0], to: VALID[1] }],
    [diff, { contactId, clock: 'system', from: '2026-01-15T00:00:00Z', to: clock.now().toISOString() }],
    [listSessions, { contactId }],
  ];
  const all: [Operation, object][] = [
    ...ofContact(asha),
    ...ofContact(caller),
    ...[...memories].map((memoryId): [Operation, object] => [getHistory, { memoryId }]),
    ...sessions.map((sessionId): [Operation, object] => [listTurns, { sessionId }]),
  ];
  await Promise.all(all.map(([operation, input]) => askBoth(operation, input)));
}

const CITY = 'current_city';

describe('two contacts that were one for a while', () => {
  let mergeId = '';

  it('before they are merged', async () => {
    clock.set('2026-02-01');
    await tell(asha, 'She has a parrot.');
    await tell(asha, 'Lives in Pune.', { attribute: CITY, value: 'Pune' });
    await tell(asha, 'Sees the dentist.', {
      kind: 'episodic',
      event: { subject: 'She', verb: 'sees', object: 'dentist', startsAt: '2026-04-20T09:00:00Z' },
    });
    await call(asha, 'call-asha');
    await tell(caller, 'Lives in Goa.', { attribute: CITY, value: 'Goa' });
    await tell(caller, 'Likes jazz.');
    await call(caller, 'call-caller');
    clock.set('2026-02-05');
    await tell(caller, 'Likes jazz.');
    clock.set('2026-02-20');
    await askThePast();
    await askThePresent();
  });

  it('while they are one', async () => {
    clock.set('2026-03-01');
    ({ mergeId } = await rest.ask(mergeContacts, { contactId: asha, from: caller }));
    await askThePast();
    await askThePresent();
    clock.set('2026-03-05');
    await tell(caller, 'Plays chess.');
    await rest.ask(addTurns, { sessionId: 'call-caller', turns: [{ id: 't2', speaker: 'caller', text: 'And now?' }] });
    await rest.ask(endSession, { sessionId: 'call-caller' });
    await call(caller, 'call-both');
    clock.set('2026-03-20');
    await askThePast();
    await askThePresent();
  });

  it('after they were parted', async () => {
    clock.set('2026-04-01');
    await rest.ask(undoMerge, { mergeId });
    clock.set('2026-04-20');
    await askThePast();
    await askThePresent();
  });

  it('after more was told of either', async () => {
    clock.set('2026-05-01');
    await tell(caller, 'Moved to Delhi.', { attribute: CITY, value: 'Delhi' });
    const dog = await tell(asha, 'Has a dog.');
    await tell(asha, 'Has a dog.');
    clock.set('2026-05-05');
    await rest.ask(withdraw, { memoryId: dog });
    clock.set('2026-05-20');
    await askThePast();
    await askThePresent();
  });

  it('merged anew the other way round', async () => {
    clock.set('2026-06-01');
    await rest.ask(mergeContacts, { contactId: caller, from: asha });
    await askThePast();
    await askThePresent();
  });
});
