import { NewContactsService } from '#contacts/new-contacts.service.js';
import { createContact, eraseContact } from '#contract/contacts.js';
import { addTurns, listTurns, startSession } from '#contract/conversation.js';
import { getMemory, listMemories, remember, revertDecision } from '#contract/memories.js';
import { getSettings, setSettings } from '#contract/settings.js';
import { AddTurnsService } from '#conversation/add-turns.service.js';
import { SessionsService } from '#conversation/sessions.service.js';
import { RetentionService } from '#conversation/retention/retention.service.js';
import { ImportService } from '#import/import.service.js';
import { fromJsonLines } from '#import/json-lines.js';
import { AuditLog } from '#keys/audit-log.js';
import { RememberService } from '#memory/remember/remember.service.js';
import { newId } from '#graph/ids.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { RestDoor } from '../support/doors/api-client.js';
import { nodesThatHold } from '../support/database/stored-words.js';
import { rows } from '../support/database/rows.js';
import { Service, testConnection } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';
import { brokenRules } from '../support/database/broken-rules.js';

const CARD = '5555 5555 5555 4444';
const NOTHING = { expired: { count: 0, from: null } };
const PAYS = { attribute: 'payment_card' };

describe('what expires', () => {
  const clock = new TestClock('2026-01-01');
  let service: Service;
  let [tenantId, contactId] = ['', ''];
  let door: RestDoor;

  beforeAll(async () => {
    const settings = { RETENTION_EVERY_HOURS: '0' };
    service = await Service.start({ clock, embedder: new ScriptedEmbedder(), settings });
  });
  afterAll(() => service.close());

  beforeEach(async () => {
    clock.set('2026-01-01');
    tenantId = `tenant-${newId()}`;
    door = new RestDoor(service.url, await service.newKey(tenantId));
    await door.ask(setSettings, { privacy: { card: 'expire', expireDays: 10 } });
    ({ id: contactId } = await door.ask(createContact, {}));
  });

  const retention = (): RetentionService => service.app.get(RetentionService, { strict: false });
  const holders = (): Promise<string[]> => nodesThatHold(CARD, tenantId);

  it('is set for a kind with its days, thirty where none are stated', async () => {
    expect((await door.ask(getSettings, {})).privacy).toEqual({ card: 'expire', expireDays: 10 });
    const { privacy } = await door.ask(setSettings, { privacy: { card: 'expire', email: 'keep' } });
    expect(privacy).toEqual({ card: 'expire' });
    await door.ask(remember, { contactId, text: `Pays by ${CARD}.` });
    clock.set('2026-01-30');
    await expect(retention().run(tenantId)).resolves.toMatchObject([NOTHING]);
    clock.set('2026-02-01');
    await expect(retention().run(tenantId)).resolves.toMatchObject([{ tenantId, expired: { count: 2 } }]);
  });

  it('is kept as it is said until then, and forgotten after it, with its decision and nothing beside it', async () => {
    const { memory } = await door.ask(remember, { contactId, text: `Pays by ${CARD}.` });
    await door.ask(remember, { contactId, text: 'Likes tea.' });
    expect(memory?.text).toBe(`Pays by ${CARD}.`);
    clock.set('2026-01-10');
    await expect(retention().preview(tenantId)).resolves.toMatchObject([NOTHING]);
    await expect(retention().run(tenantId)).resolves.toMatchObject([NOTHING]);
    clock.set('2026-01-12');
    const [preview] = await retention().preview(tenantId);
    expect([preview?.expired.count, preview?.expired.from?.toISOString().slice(0, 10)]).toEqual([2, '2026-01-11']);
    expect(await holders()).toEqual(['Decision', 'Memory']);
    // Of every tenant at once: retention.spec. Here it would let go what other specs keep, whose clocks stand earlier.
    await expect(retention().run(tenantId)).resolves.toMatchObject([{ tenantId, expired: { count: 2, from: null } }]);
    expect(await holders()).toEqual([]);
    const { memories } = await door.ask(listMemories, { contactId });
    expect(memories.map(({ text }) => text)).toEqual(['Likes tea.']);
    await expect(door.ask(getMemory, { memoryId: memory?.id ?? '' })).resolves.toMatchObject({
      ...{ text: '', forgotten: { by: null, reason: 'retention' } },
    });
    await expect(retention().run(tenantId)).resolves.toMatchObject([NOTHING]);
    expect(await brokenRules(testConnection(), tenantId)).toEqual({});
  });

  it('goes from turns, their context and the quotes of what was read out of them', async () => {
    const { id: sessionId } = await door.ask(startSession, { contactId, channel: 'phone' });
    const turns = [
      { id: 'one', speaker: 'Asha', text: `I like tea, my card is ${CARD}.` },
      { id: 'two', speaker: 'Asha', text: 'Thank you.' },
    ];
    await door.ask(addTurns, { sessionId, turns });
    const quote = { sessionId, turnId: 'one', quote: `I like tea, my card is ${CARD}` };
    await door.ask(remember, { contactId, text: 'Likes tea.', ...quote });
    clock.set('2026-01-12');
    await retention().run(tenantId);
    expect(await holders()).toEqual([]);
    const kept = await door.ask(listTurns, { sessionId });
    expect(kept.turns.map(({ text }) => text)).toEqual(['', 'Thank you.']);
    const { memories } = await door.ask(listMemories, { contactId });
    expect(memories.map(({ text, quote: said }) => [text, said])).toEqual([['Likes tea.', null]]);
    expect(await brokenRules(testConnection(), tenantId)).toEqual({});
  });

  it('keeps its day through what is written of it anew: remainders and what a revert brings back', async () => {
    const pays = async (value: string, validFrom: string): Promise<string> => {
      const said = { text: `Pays by ${value}.`, value, validFrom, cardinality: 'one' as const, ...PAYS };
      return (await door.ask(remember, { contactId, ...said })).decision.id ?? '';
    };
    await pays(CARD, '2020-01-01T00:00:00Z');
    clock.set('2026-01-05');
    await door.ask(revertDecision, { decisionId: await pays('cash', '2024-01-01T00:00:00Z') });
    await pays('giro', '2023-01-01T00:00:00Z');
    const before = await door.ask(listMemories, { contactId, validAt: '2022-01-01T00:00:00Z' });
    expect(before.memories.map(({ value }) => value)).toEqual([CARD]);
    clock.set('2026-01-12');
    await retention().run(tenantId);
    expect(await holders()).toEqual([]);
    expect((await door.ask(listMemories, { contactId, validAt: '2022-01-01T00:00:00Z' })).memories).toEqual([]);
    const { memories } = await door.ask(listMemories, { contactId });
    expect(memories.map(({ value }) => value)).toEqual(['giro']);
    expect(await brokenRules(testConnection(), tenantId)).toEqual({});
  });

  it('goes from what was imported, by the day of the import', async () => {
    const { app } = service;
    const imports = new ImportService(
      app.get(NewContactsService),
      app.get(RememberService),
      app.get(SessionsService),
      app.get(AddTurnsService),
      app.get(AuditLog),
    );
    const contact = { kind: 'web', value: 'visitor' };
    const line = { contact, text: `Pays by ${CARD}.`, saidAt: '2024-01-01T00:00:00Z' };
    const terms = { reconcile: false, turns: false };
    await expect(imports.run({ tenantId }, fromJsonLines([JSON.stringify(line)]), terms)).resolves.toMatchObject({
      imported: 1,
    });
    clock.set('2026-01-10');
    await retention().run(tenantId);
    expect(await holders()).not.toEqual([]);
    clock.set('2026-01-12');
    await retention().run(tenantId);
    expect(await holders()).toEqual([]);
  });

  it('goes from the reasons of decisions whose memory says nothing private', async () => {
    const { memory } = await door.ask(remember, { contactId, text: 'Pays by card.', reason: `Read out ${CARD}.` });
    clock.set('2026-01-12');
    await retention().run(tenantId);
    expect(await holders()).toEqual([]);
    await expect(door.ask(getMemory, { memoryId: memory?.id ?? '' })).resolves.toMatchObject({ text: 'Pays by card.' });
    expect(await brokenRules(testConnection(), tenantId)).toEqual({});
  });

  it('goes from the answers that are kept for a repetition, with the reason of the decision', async () => {
    const said = { contactId, text: 'Pays by card.', reason: `Read out ${CARD}.` };
    const once = { 'idempotency-key': `k-${newId()}` };
    const first = await door.send(remember, said, once);
    expect(first.body).toMatchObject({ decision: { statedReason: said.reason } });
    clock.set('2026-01-12');
    await retention().run(tenantId);
    const again = await door.send(remember, said, once);
    expect(again.body).toMatchObject({
      memory: { text: 'Pays by card.' },
      decision: { outcome: 'added', reason: 'retention', statedReason: null, candidates: [] },
    });
  });

  it('goes of every other contact when that of one fails, which the next run tries again', async () => {
    const ids = [contactId, (await door.ask(createContact, {})).id, (await door.ask(createContact, {})).id];
    const made = await Promise.all(
      ids.map((id) => door.ask(remember, { contactId: id, text: `Pays by ${CARD}.`, tags: [`t-${id}`] })),
    );
    const kept = { id: made[0]?.memory?.id, contactId, tenantId };
    const broken =
      'CREATE (:Answer {key: $id, tenantId: $tenantId, contactId: $contactId, answer: $id + "{", pool: []})';
    await rows(testConnection(), broken, kept);
    await door.ask(setSettings, { retention: { turns: 5 } });
    clock.set('2026-01-12');
    await expect(retention().run(tenantId)).rejects.toThrow(SyntaxError);
    const forgotten = await Promise.all(made.map(({ memory }) => door.ask(getMemory, { memoryId: memory?.id ?? '' })));
    expect(forgotten.map(({ text }) => text)).toEqual([`Pays by ${CARD}.`, '', '']);
    await rows(testConnection(), 'MATCH (a:Answer {key: $id, tenantId: $tenantId}) DELETE a', kept);
    await expect(retention().run(tenantId)).resolves.toMatchObject([{ expired: { count: 2 } }]);
    expect(await holders()).toEqual([]);
  });

  it('goes with its contact when that is erased before', async () => {
    await door.ask(remember, { contactId, text: `Pays by ${CARD}.` });
    await door.ask(eraseContact, { contactId });
    expect(await holders()).toEqual([]);
    clock.set('2026-01-12');
    await expect(retention().run(tenantId)).resolves.toMatchObject([NOTHING]);
  });
});
