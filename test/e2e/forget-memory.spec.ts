import { getCalendar, grep, upcoming } from '#contract/calendar.js';
import { createContact } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { addTurns, listTurns, startSession } from '#contract/conversation.js';
import { forgetMemory } from '#contract/forget.js';
import {
  getDecision,
  getHistory,
  getMemory,
  listMemories,
  remember,
  revertDecision,
  withdraw,
} from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { diff, interval, timeline } from '#contract/time.js';
import { RestDoor } from '../support/doors/api-client.js';
import { byDoors } from '../support/doors/doors.js';
import { relationshipsThatHold, nodesThatHold } from '../support/database/stored-words.js';
import { TestClock } from '../support/service/test-clock.js';
import { brokenRules } from '../support/database/broken-rules.js';
import { rows } from '../support/database/rows.js';
import { testConnection } from '../support/service/service.js';

const clock = new TestClock('2031-01-01');
const CITY = { attribute: 'current_city' };

byDoors('forgetMemory', { clock }, (visit) => {
  const { ask } = visit;
  let [contactId, mark] = ['', ''];

  beforeEach(async () => {
    clock.set('2031-01-05');
    ({ id: contactId } = await ask(createContact, { name: 'Asha' }));
    // No other story has the word.
    mark = `quagga-${contactId}`;
  });

  const tell = async (text: string, more: object = {}): Promise<{ id: string; decisionId: string }> => {
    clock.set(new Date(clock.now().getTime() + 60_000).toISOString());
    const { memory, decision } = await ask(remember, { contactId, text, ...more });
    return { id: memory?.id ?? '', decisionId: decision.id ?? '' };
  };
  const texts = async (more: object = {}): Promise<string[]> =>
    (await ask(listMemories, { contactId, ...more })).memories.map(({ text }) => text);

  it('leaves an empty place with when, by whom and why, at both clocks, and nothing in any list', async () => {
    const { id } = await tell(`Asha has a ${mark}.`, { tags: ['pets'] });
    const knownAt = clock.now().toISOString();
    clock.set('2031-02-05');
    const answer = await ask(forgetMemory, { memoryId: id, reason: 'She asked.' });
    const forgotten = { at: '2031-02-05T00:00:00.000Z', by: expect.any(String) as string, reason: 'She asked.' };
    expect(answer).toEqual({
      contactId,
      forgotten,
      ...{ memories: [id], turns: [], decisions: 1, answers: 0, briefings: 0, kept: { memories: [], turns: [] } },
    });
    for (const at of [{}, { knownAt }]) {
      await expect(ask(getMemory, { memoryId: id, ...at })).resolves.toMatchObject({
        ...{ id, text: '', value: null, tags: [], forgotten, validFrom: '2031-01-05T00:01:00.000Z' },
      });
      await expect(texts(at)).resolves.toEqual([]);
    }
    const { steps } = await ask(getHistory, { memoryId: id });
    expect(steps).toMatchObject([
      { as: 'added', reason: 'Forgotten.', memory: { id, text: '', forgotten } },
      { as: 'forgotten', reason: 'She asked.', at: '2031-02-05T00:00:00.000Z' },
    ]);
    await expect(nodesThatHold(mark, visit.tenantId)).resolves.toEqual([]);
    await expect(relationshipsThatHold(mark)).resolves.toEqual([]);
  });

  it('answers the same when it is asked again, and NOT_FOUND for what never was', async () => {
    const { id } = await tell('Asha has a quoll.');
    const first = await ask(forgetMemory, { memoryId: id, reason: 'She asked.' });
    clock.set('2031-03-05');
    await expect(ask(forgetMemory, { memoryId: id, reason: 'Another reason.' })).resolves.toEqual(first);
    const nobody = '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
    await expect(ask(forgetMemory, { memoryId: nobody })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('empties remainders, restatements and longer periods of the same; what superseded it stays, and nothing comes back', async () => {
    const first = await tell(`Asha lives in ${mark}`, { ...CITY, value: mark, validFrom: '2020-01-01T00:00:00Z' });
    await tell(`Her home is ${mark}`, { ...CITY, value: mark });
    const second = await tell('Asha lives in Faro', { ...CITY, value: 'Faro', validFrom: '2024-01-01T00:00:00Z' });
    const third = await tell('Asha lives in Riga', { ...CITY, value: 'Riga', validFrom: '2025-01-01T00:00:00Z' });
    const { memories } = await ask(forgetMemory, { memoryId: first.id });
    expect(memories).toHaveLength(2);
    await expect(nodesThatHold(mark, visit.tenantId)).resolves.toEqual([]);
    await expect(texts()).resolves.toEqual(['Asha lives in Riga']);
    await expect(texts({ validAt: '2022-01-01T00:00:00Z' })).resolves.toEqual([]);
    await ask(forgetMemory, { memoryId: third.id });
    await expect(texts()).resolves.toEqual([]);
    await expect(texts({ validAt: '2024-06-01T00:00:00Z' })).resolves.toEqual(['Asha lives in Faro']);
    const { steps } = await ask(getHistory, { memoryId: second.id });
    expect(steps.map(({ memory }) => memory.text).filter((text) => text !== '')).toEqual([
      'Asha lives in Faro',
      'Asha lives in Faro',
    ]);
    await tell('Asha lives in Oslo', { ...CITY, value: 'Oslo' });
    await expect(texts()).resolves.toEqual(['Asha lives in Oslo']);
  });

  it('takes it from what other decisions compared, and from kept answers, which still keep it from being told twice', async () => {
    const door = new RestDoor(visit.service.url, visit.key);
    const text = `Asha has a bettong and a ${mark}.`;
    const send = (): ReturnType<RestDoor['send']> =>
      door.send(remember, { contactId, text, tags: ['pets'] }, { 'idempotency-key': `k-${contactId}` });
    const { body } = (await send()) as { body: { memory: { id: string } } };
    const other = await tell('Asha has a bettong and a dog.');
    const { decision } = await ask(getDecision, { decisionId: other.decisionId });
    expect(decision.candidates).toMatchObject([{ id: body.memory.id }]);
    const answer = await ask(forgetMemory, { memoryId: body.memory.id });
    expect(answer).toMatchObject({ decisions: 2, answers: 1 });
    const after = await ask(getDecision, { decisionId: other.decisionId });
    expect(after).toMatchObject({ text: 'Asha has a bettong and a dog.', decision: { candidates: [] } });
    const again = (await send()) as { body: { memory: object } };
    expect(again.body.memory).toMatchObject({ text: '', tags: [], forgotten: { reason: null } });
    await expect(nodesThatHold(mark, visit.tenantId)).resolves.toEqual([]);
    await expect(texts()).resolves.toEqual(['Asha has a bettong and a dog.']);
  });

  it('names the turns in which it was said, and forgets them too when it is asked to, then or later', async () => {
    await ask(startSession, { contactId, id: contactId, channel: 'phone' });
    const turns = [`I have a ${mark}.`, 'Really?', 'Yes.', 'Well.'].map((text, i) => ({
      id: `t${i}`,
      speaker: 'A',
      text,
    }));
    await ask(addTurns, { sessionId: contactId, turns });
    const { id } = await tell(`She has a ${mark}.`, { turnId: 't0', sessionId: contactId });
    const said = [{ sessionId: contactId, turnId: 't0' }];
    await expect(ask(forgetMemory, { memoryId: id })).resolves.toMatchObject({ turns: [], kept: { turns: said } });
    await expect(nodesThatHold(mark, visit.tenantId)).resolves.toEqual(['Turn']);
    const all = await ask(forgetMemory, { memoryId: id, turns: 'forget' });
    expect(all).toMatchObject({ memories: [id], turns: said, kept: { turns: [] } });
    await expect(nodesThatHold(mark, visit.tenantId)).resolves.toEqual([]);
    await expect(ask(forgetMemory, { memoryId: id })).resolves.toEqual(all);
    const { turns: kept } = await ask(listTurns, { sessionId: contactId });
    expect(kept.map(({ text, forgotten }) => [text, forgotten !== undefined])).toEqual([
      ['', true],
      ['Really?', false],
      ['Yes.', false],
      ['Well.', false],
    ]);
  });

  it('is gone from every read, also where it was planned', async () => {
    const event = { subject: 'Asha', verb: 'feeds', object: 'wombat', startsAt: '2031-01-20T10:00:00Z' };
    const { id } = await tell('Asha feeds the wombat', { event, kind: 'episodic' });
    const { id: other } = await tell('Asha naps.');
    await ask(forgetMemory, { memoryId: id });
    const reads = [
      ask(upcoming, { contactId }),
      ask(timeline, { contactId, from: '2031-01-01T00:00:00Z', to: '2031-12-01T00:00:00Z', include: 'superseded' }),
      ask(grep, { contactId, in: 'events', pattern: 'wombat' }),
      ask(recall, { contactId, query: 'Who feeds the wombat?', include: ['ended'] }).then(({ results }) => results),
      ask(getContext, { contactId }),
      ask(diff, { contactId, clock: 'system', from: '2031-01-01T00:00:00Z', to: '2031-12-01T00:00:00Z' }),
      ask(getHistory, { memoryId: id }),
      ask(interval, { memoryId: id, to: other }),
      new RestDoor(visit.service.url, visit.key).ask(getCalendar, { contactId }),
    ];
    for (const read of await Promise.all(reads)) {
      expect(JSON.stringify(read).replace('Who feeds the wombat?', '')).not.toContain('wombat');
    }
  });

  it('drops the text of briefings, and takes the lease from who is sending one, so that its text is not kept after all', async () => {
    const event = { subject: 'Asha', verb: 'feeds', object: mark, startsAt: '2031-01-20T10:00:00Z' };
    const { id } = await tell(`Asha feeds ${mark}`, { event });
    const leasedUntil = '2031-01-05T01:00:00Z';
    await rows(
      testConnection(),
      `MATCH (m:Memory {id: $id})-[:ABOUT]->(c:Contact)
       UNWIND ['pending', 'delivered'] AS state
       CREATE (n:Notice {id: $id + state, tenantId: c.tenantId, contactId: c.id, state: state, attempts: 1, text: m.text,
                         dueAt: datetime($leasedUntil), leasedUntil: datetime($leasedUntil)})
       CREATE (n)-[:FOR]->(c), (n)-[:ANNOUNCES]->(m)
       FOREACH (_ IN CASE state WHEN 'pending' THEN [1] ELSE [] END | SET n:PendingNotice)`,
      { id, leasedUntil },
    );
    await expect(ask(forgetMemory, { memoryId: id })).resolves.toMatchObject({ briefings: 2 });
    await expect(nodesThatHold(mark, visit.tenantId)).resolves.toEqual([]);
    const held =
      'MATCH (n:Notice {contactId: $contactId}) WHERE n.leasedUntil = datetime($leasedUntil) RETURN n.state AS state';
    await expect(rows(testConnection(), held, { contactId, leasedUntil })).resolves.toEqual([{ state: 'delivered' }]);
    await rows(testConnection(), 'MATCH (n:Notice {contactId: $contactId}) DETACH DELETE n', { contactId });
  });

  it('lets nothing bring it back: no revert, no withdrawal, no correction, and told again it is new', async () => {
    const first = await tell('Asha lives in Lima', { ...CITY, value: 'Lima', validFrom: '2020-01-01T00:00:00Z' });
    const second = await tell('Asha lives in Cusco', { ...CITY, value: 'Cusco', validFrom: '2024-01-01T00:00:00Z' });
    await ask(forgetMemory, { memoryId: first.id });
    const refused = [
      ask(revertDecision, { decisionId: first.decisionId }),
      ask(withdraw, { memoryId: first.id }),
      ask(remember, { contactId, text: 'Never in Lima', as: 'correction', supersedes: first.id }),
    ];
    for (const one of refused) await expect(one).rejects.toMatchObject({ code: 'CONFLICT' });
    await ask(revertDecision, { decisionId: second.decisionId });
    await expect(texts()).resolves.toEqual([]);
    const again = await tell('Asha lives in Lima', { ...CITY, value: 'Lima' });
    expect(again.id).not.toBe(first.id);
    await expect(texts()).resolves.toEqual(['Asha lives in Lima']);
    expect(await brokenRules(testConnection(), visit.tenantId)).toEqual({});
  });
});
