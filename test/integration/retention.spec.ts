import { createContact } from '#contract/contacts.js';
import { addTurns, listTurns, startSession } from '#contract/conversation.js';
import { getDecision, getHistory, getMemory, listMemories, remember, revertDecision } from '#contract/memories.js';
import { setSettings } from '#contract/settings.js';
import { RetentionSchedule } from '#conversation/retention/retention.schedule.js';
import { RetentionService } from '#conversation/retention/retention.service.js';
import { newId } from '#graph/ids.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { RestDoor } from '../support/doors/api-client.js';
import { nodesThatHold } from '../support/database/stored-words.js';
import { Service, testConnection } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';
import { brokenRules } from '../support/database/broken-rules.js';

const CITY = { attribute: 'current_city' };
const KEPT = { turns: null, versions: null, answers: null, decisions: null };

describe('retention', () => {
  const clock = new TestClock('2016-01-01');
  let [service, other]: Service[] = [];
  let [tenantId, contactId, mark] = ['', '', ''];
  let door: RestDoor;

  beforeAll(async () => {
    const options = { clock, embedder: new ScriptedEmbedder(), settings: { RETENTION_EVERY_HOURS: '0' } };
    service = await Service.start(options);
    other = await Service.start(options);
  });
  afterAll(() => Promise.all([service?.close(), other?.close()]));

  beforeEach(async () => {
    clock.set('2016-01-01');
    tenantId = `tenant-${newId()}`;
    door = new RestDoor(service!.url, await service!.newKey(tenantId));
    ({ id: contactId } = await door.ask(createContact, {}));
    mark = `okapi-${contactId}`;
    await door.ask(startSession, { contactId, id: 's', channel: 'phone' });
    const turns = ['one', 'two'].map((id) => ({ id, speaker: 'A', text: `${id} ${mark}` }));
    await door.ask(addTurns, { sessionId: 's', turns });
  });

  const retention = (of = service!): RetentionService => of.app.get(RetentionService, { strict: false });
  const tell = async (value: string, validFrom: string): Promise<{ id: string; decisionId: string }> => {
    const text = `Lives in ${value}`;
    const { memory, decision } = await door.ask(remember, { contactId, text, value, validFrom, ...CITY });
    return { id: memory?.id ?? '', decisionId: decision.id ?? '' };
  };

  it('lets nothing go of a tenant that did not ask for it', async () => {
    clock.set('2026-01-01');
    await expect(retention().preview(tenantId)).resolves.toMatchObject([{ rules: KEPT, due: { turns: { count: 0 } } }]);
    await retention().run(tenantId);
    await expect(nodesThatHold(mark, tenantId)).resolves.toEqual(['Turn']);
    await expect(retention().set('nobody', { turns: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('tells what would go and from when, and then lets that go and nothing younger', async () => {
    clock.set('2016-02-01');
    await door.ask(addTurns, { sessionId: 's', turns: [{ id: 'three', speaker: 'A', text: 'three' }] });
    await expect(retention().set(tenantId, { turns: 30 })).resolves.toEqual({ ...KEPT, turns: 30 });
    clock.set('2016-02-05');
    const [preview] = await retention().preview(tenantId);
    expect(preview?.due.turns.count).toBe(2);
    expect(preview?.due.turns.from?.toISOString().slice(0, 10)).toBe('2016-01-01');
    await expect(nodesThatHold(mark, tenantId)).resolves.toEqual(['Turn']);
    await expect(retention().run(tenantId)).resolves.toMatchObject([{ due: { turns: { count: 2 } } }]);
    await expect(nodesThatHold(mark, tenantId)).resolves.toEqual([]);
    const { turns } = await door.ask(listTurns, { sessionId: 's' });
    expect(turns.map(({ text, forgotten }) => [text, forgotten?.reason])).toEqual([
      ['', 'retention'],
      ['', 'retention'],
      ['three', undefined],
    ]);
    await expect(retention().run(tenantId)).resolves.toMatchObject([{ due: { turns: { count: 0 } } }]);
  });

  it('empties versions that are believed no longer, never what is, and the history still adds up', async () => {
    const first = await tell(mark, '1990-01-01T00:00:00Z');
    clock.set('2016-01-10');
    const second = await tell('Faro', '1994-01-01T00:00:00Z');
    const before = await door.ask(listMemories, { contactId, validAt: '1992-01-01T00:00:00Z' });
    await retention().set(tenantId, { versions: 10 });
    clock.set('2016-01-19');
    await expect(retention().preview(tenantId)).resolves.toMatchObject([{ due: { versions: { count: 0 } } }]);
    clock.set('2016-01-21');
    await expect(retention().run(tenantId)).resolves.toMatchObject([{ due: { versions: { count: 1 } } }]);
    await expect(door.ask(getMemory, { memoryId: first.id })).resolves.toMatchObject({
      ...{ text: '', forgotten: { by: null, reason: 'retention' } },
    });
    const { memories } = await door.ask(listMemories, { contactId, validAt: '1992-01-01T00:00:00Z' });
    expect(memories).toEqual(before.memories);
    const { steps } = await door.ask(getHistory, { memoryId: second.id });
    expect(steps.map(({ memory }) => memory.text)).toEqual(['', `Lives in ${mark}`, 'Lives in Faro']);
    await door.ask(revertDecision, { decisionId: second.decisionId });
    await expect(door.ask(listMemories, { contactId })).resolves.toMatchObject({ memories: [] });
    expect(await brokenRules(testConnection(), tenantId)).toEqual({});
  });

  it('takes the words from old decisions, and leaves what they did and what counts', async () => {
    const first = await tell(mark, '1990-01-01T00:00:00Z');
    await tell(mark, '1990-01-01T00:00:00Z');
    const { confidence } = await door.ask(getMemory, { memoryId: first.id });
    await retention().set(tenantId, { decisions: 10 });
    clock.set('2016-01-21');
    await expect(retention().run(tenantId)).resolves.toMatchObject([{ due: { decisions: { count: 2 } } }]);
    await expect(door.ask(getDecision, { decisionId: first.decisionId })).resolves.toMatchObject({
      ...{ text: '', decision: { outcome: 'added', reason: 'retention', candidates: [] } },
    });
    await expect(door.ask(getMemory, { memoryId: first.id })).resolves.toMatchObject({
      ...{ text: `Lives in ${mark}`, confidence },
    });
  });

  it('drops kept answers before their week is over', async () => {
    const key = { 'idempotency-key': 'k' };
    const input = { contactId, text: 'Paints.', reconcile: false };
    // Services of other specs drop what is older than a week by the clock of the machine.
    const now = Date.now();
    clock.set(new Date(now).toISOString());
    await door.send(remember, input, key);
    await retention().set(tenantId, { answers: 1 });
    clock.set(new Date(now + 2 * 86_400_000).toISOString());
    await expect(retention().preview(tenantId)).resolves.toMatchObject([{ due: { answers: { count: 1 } } }]);
    await expect(retention().run(tenantId)).resolves.toMatchObject([{ due: { answers: { count: 1 } } }]);
    await expect(retention().preview(tenantId)).resolves.toMatchObject([{ due: { answers: { count: 0 } } }]);
  });

  it('of two instances at once nothing goes twice, in more than one batch', async () => {
    const turns = Array.from({ length: 450 }, (_, i) => ({ id: `n${i}`, speaker: 'A', text: `${mark} ${i}` }));
    await door.ask(addTurns, { sessionId: 's', turns });
    for (const city of ['A', 'B', 'C']) await tell(`${mark} ${city}`, '1994-01-01T00:00:00Z');
    await retention().set(tenantId, { turns: 1, versions: 1 });
    clock.set('2016-02-01');
    const reports = await Promise.all([retention().run(tenantId), retention(other).run(tenantId)]);
    const counts = reports.map(([report]) => report?.due);
    expect(counts.reduce((total, due) => total + (due?.turns.count ?? 0), 0)).toBe(452);
    expect(counts.reduce((total, due) => total + (due?.versions.count ?? 0), 0)).toBe(2);
    await expect(nodesThatHold(`${mark} C`, tenantId)).resolves.toEqual(['Decision', 'Memory']);
    await expect(nodesThatHold(`${mark} A`, tenantId)).resolves.toEqual([]);
    expect(await brokenRules(testConnection(), tenantId)).toEqual({});
  });

  it('runs by itself for every tenant where a setting says how often, and once at a time', async () => {
    await retention().set(tenantId, { turns: 1 });
    const unruled = new RestDoor(service!.url, await service!.newKey());
    await unruled.ask(setSettings, { privacy: { card: 'expire', expireDays: 10 } });
    const { id } = await unruled.ask(createContact, {});
    const { memory } = await unruled.ask(remember, { contactId: id, text: 'Pays by 5555 5555 5555 4444.' });
    clock.set('2016-02-01');
    const schedule = service!.app.get(RetentionSchedule, { strict: false });
    schedule.run();
    schedule.run();
    await schedule.onModuleDestroy();
    await expect(nodesThatHold(mark, tenantId)).resolves.toEqual([]);
    await expect(unruled.ask(getMemory, { memoryId: memory?.id ?? '' })).resolves.toMatchObject({ text: '' });
  });
});
