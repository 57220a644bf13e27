import neo4j from 'neo4j-driver';
import { createContact, mergeContacts, undoMerge } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { forgetSession } from '#contract/forget.js';
import { remember, rememberBatch } from '#contract/memories.js';
import { hitsByOnePlan } from '../support/database/profiled.js';
import { longChain } from '../support/database/long-chain.js';
import { queriesOf } from '../support/database/queries.js';
import { rows } from '../support/database/rows.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service, testConnection } from '../support/service/service.js';

// A list of up to a hundred is planned apart from one of up to a thousand.
const [FEW, MANY] = [120, 480];
const OPEN_END = neo4j.types.DateTime.fromStandardDate(new Date('9999-12-31T23:59:59.999Z'));

const IDS = `
MATCH (c:Contact {id: $contactId})<-[:ABOUT]-(m:Memory)<-[:DECIDED]-(d:Decision)
RETURN m.id AS memoryId, d.id AS decisionId`;

/** Each version was said in a turn of its own. */
const TOLD = `
MATCH (c:Contact {id: $contactId})<-[:ABOUT]-(m:Memory)
CREATE (m)-[:FROM]->(:Turn {tenantId: c.tenantId, sessionId: $contactId, id: m.id})
RETURN c.tenantId AS tenantId, $contactId AS sessionId, m.id AS turnId`;

/** As many more versions speak of the same person. */
const MORE = `
MATCH (first:Memory {id: $id})-[:ABOUT]->(c:Contact), (first)-[said:OF]->(e:Entity)
UNWIND range(1, toInteger($count)) AS n
CREATE (m:Memory)-[:ABOUT]->(c), (m)-[also:OF]->(e)
SET m = first {.*, id: $id + '-' + n}, also = properties(said)`;

const SAID = 'MATCH (:Memory {id: $id})-[said:OF]->() RETURN said.recordedAt AS at';

let service: Service;
let door: RestDoor;

beforeAll(async () => {
  service = await Service.start();
  door = new RestDoor(service.url, await service.newKey());
});
afterAll(() => service.close());

describe('forgetting a fact with many versions', () => {
  /** @returns what the queries are asked with when a fact with so many versions is forgotten whole. */
  async function factToForget(count: number): Promise<Record<string, unknown>> {
    const { id: contactId } = await door.ask(createContact, {});
    await longChain(door, contactId, count);
    const found = await rows(testConnection(), IDS, { contactId });
    const decisions = found.map(({ decisionId: id }) => {
      const words = { text: '', reason: 'Forgotten.', statedReason: null, candidates: '[]' };
      return { id, ...words, isEmptied: true };
    });
    const turns = await rows(testConnection(), TOLD, { contactId });
    const tenantId = turns[0]?.['tenantId'];
    const memoryIds = found.map(({ memoryId }) => memoryId);
    const named = { contactIds: [contactId], ids: memoryIds, memoryIds, memoryId: memoryIds[0] };
    return { ...named, decisions, turns, tenantId, openEnd: OPEN_END };
  }

  let few: Record<string, unknown>;
  let many: Record<string, unknown>;

  beforeAll(async () => {
    few = await factToForget(FEW);
    many = await factToForget(MANY);
  });

  it.each(['forget/carriers', 'forget/said-elsewhere', 'forget/traces', 'forget/rewrite-decisions'])(
    'reads in %s no more for each version than with few',
    async (path) => {
      const hits = await hitsByOnePlan(path, few, many);
      expect(hits.many / MANY).toBeLessThanOrEqual((1.2 * hits.few) / FEW);
    },
  );
});

describe('forgetting a session in which many values were said', () => {
  async function queriesOfForgetting(count: number): Promise<string[]> {
    const { id: contactId } = await door.ask(createContact, {});
    const sessionId = contactId;
    await door.ask(startSession, { contactId, id: sessionId, channel: 'phone' });
    const said = Array.from({ length: count }, (_, n) => ({
      id: `t${n}`,
      value: `City ${n}`,
      text: `I live in ${n}.`,
    }));
    const turns = said.map(({ id, text }) => ({ id, speaker: 'Asha', text }));
    await door.ask(addTurns, { sessionId, turns });
    const memories = said.map(({ id: turnId, text, value }) => ({
      ...{ text, value, attribute: 'current_city', turnId, sessionId },
    }));
    await door.ask(rememberBatch, { contactId, memories });
    return queriesOf(service, () => door.ask(forgetSession, { sessionId, memories: 'forget' }));
  }

  it('asks the database as often as with few', async () => {
    expect((await queriesOfForgetting(20)).sort()).toEqual((await queriesOfForgetting(4)).sort());
  });
});

describe('a person of whom many versions speak', () => {
  /** @returns the statement that one more version calls the person as so many others do. */
  async function oneMoreBeside(count: number): Promise<Record<string, unknown>> {
    const { id: contactId } = await door.ask(createContact, {});
    const told = { contactId, text: 'Leo is five.', subject: 'Leo', attribute: 'age', value: '5' };
    const { memory } = await door.ask(remember, told);
    const id = memory?.id ?? '';
    await rows(testConnection(), MORE, { id, count });
    const [said] = await rows(testConnection(), SAID, { id });
    return { memoryIds: [], added: [id], now: said?.['at'], openEnd: OPEN_END };
  }

  it('costs one more version what it costs with few', async () => {
    const { few, many } = await hitsByOnePlan('entity/refresh', await oneMoreBeside(FEW), await oneMoreBeside(MANY));
    expect(many).toBeLessThanOrEqual(1.2 * few);
  });

  // By some plans each of the others is passed by, which touches the store twice; to compute all anew touches it twelve times for each.
  it('has one that replaces another read nothing of the others', async () => {
    const replacing = async (count: number): Promise<Record<string, unknown>> => {
      const asked = await oneMoreBeside(count);
      const [id] = asked['added'] as string[];
      await rows(testConnection(), 'MATCH (m:Memory {id: $id}) SET m.supersededAt = datetime()', { id: `${id}-1` });
      return { ...asked, memoryIds: [`${id}-1`] };
    };
    const { few, many } = await hitsByOnePlan('entity/refresh', await replacing(FEW), await replacing(MANY));
    expect((many - few) / (MANY - FEW)).toBeLessThanOrEqual(2);
  });
});

describe('undoing a merge that cut many versions', () => {
  /** @returns a contact who on each of so many days, from an hour on, is said to live elsewhere. */
  async function livingIn(city: string, hour: number, count: number): Promise<string> {
    const { id: contactId } = await door.ask(createContact, {});
    const memories = Array.from({ length: count }, (_, n) => {
      const validFrom = new Date(Date.UTC(2026, 0, 1 + n, hour)).toISOString();
      return { text: `Lives in ${city} ${n}.`, attribute: 'current_city', value: `${city} ${n}`, validFrom };
    });
    await door.ask(rememberBatch, { contactId, memories });
    return contactId;
  }

  async function queriesOfUndo(count: number): Promise<string[]> {
    const [contactId, from] = [await livingIn('Pune', 0, count), await livingIn('Goa', 12, count)];
    const { mergeId, superseded } = await door.ask(mergeContacts, { contactId, from });
    expect(superseded.length).toBeGreaterThanOrEqual(count - 1);
    return queriesOf(service, () => door.ask(undoMerge, { mergeId }));
  }

  it('asks the database as often as with few', async () => {
    // The first one of a process asks for more than those after it.
    await queriesOfUndo(2);
    expect((await queriesOfUndo(20)).sort()).toEqual((await queriesOfUndo(4)).sort());
  });
});
