import { createHash } from 'node:crypto';
import { createContact } from '#contract/contacts.js';
import { addTurns, listTurns, startSession } from '#contract/conversation.js';
import { dryRunExtraction } from '#contract/extraction.js';
import { createFork, mergeFork } from '#contract/forks.js';
import { listMemories, remember, rememberBatch } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { getSettings, setSettings } from '#contract/settings.js';
import { newId } from '#graph/ids.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { nodesThatHold } from '../support/database/stored-words.js';
import { RestDoor } from '../support/doors/api-client.js';
import { byDoors } from '../support/doors/doors.js';
import { ownTenant } from '../support/models/extracted-call.js';
import { ScriptedExtractor } from '../support/models/scripted-extractor.js';
import { rows } from '../support/database/rows.js';
import { Service, testConnection } from '../support/service/service.js';

const CARD = '4111 1111 1111 1111';
const HIDDEN = '█'.repeat(CARD.length);

byDoors('what is private in what is said', { tenantId: `tenant-${newId()}` }, ({ ask }) => {
  let contactId = '';
  beforeEach(async () => {
    contactId = (await ask(createContact, {})).id;
  });

  it('is kept as it is said where the tenant wants nothing else', async () => {
    await ask(setSettings, { privacy: null });
    const { memory } = await ask(remember, { contactId, text: `Pays by ${CARD}.` });
    expect(memory?.text).toBe(`Pays by ${CARD}.`);
  });

  it('is masked in statements, in every field, and in forks', async () => {
    const { privacy } = await ask(setSettings, { privacy: { card: 'mask', email: 'keep' } });
    expect(privacy).toEqual({ card: 'mask' });
    const forkId = (await ask(createFork, { contactId })).id;
    for (const id of [contactId, forkId]) {
      const said = { text: `Pays by ${CARD}, told by asha@example.com.`, reason: `The caller read out ${CARD}.` };
      const { memory } = await ask(remember, { contactId: id, ...said, attribute: 'payment_card', value: CARD });
      expect(memory).toMatchObject({ text: `Pays by ${HIDDEN}, told by asha@example.com.`, value: HIDDEN });
    }
    await ask(mergeFork, { forkId });
    const { memories } = await ask(listMemories, { contactId });
    expect(memories.map(({ value }) => value)).toEqual([HIDDEN]);
  });

  it('is masked in a value that its attribute or its text says what it is, and wherever else it is said', async () => {
    await ask(setSettings, { privacy: { password: 'mask', phone: 'refuse' }, country: 'US' });
    const said = { text: 'His PIN is 4471.', value: '4471', tags: ['pin 4471'] };
    const { memory } = await ask(remember, { contactId, ...said, attribute: 'door' });
    expect(memory).toMatchObject({ text: 'His PIN is ████.', value: '████', tags: ['pin ████'] });
    const named = { text: 'It is 8812.', attribute: 'pin', value: '8812' };
    expect((await ask(remember, { contactId, ...named })).memory).toMatchObject({ text: 'It is ████.', value: '████' });
    const number = { text: 'She can be reached.', attribute: 'phone_number', value: '650-253-0000' };
    await expect(ask(remember, { contactId, ...number })).rejects.toMatchObject({
      code: 'INVALID',
      message: expect.stringContaining('value') as string,
    });
  });

  it('is masked in turns, and a turn that is sent again is still the same', async () => {
    await ask(setSettings, { privacy: { card: 'keep' } });
    const { id: sessionId } = await ask(startSession, { contactId, channel: 'phone' });
    const before = [{ id: 't0', speaker: 'Asha', text: `It is ${CARD}.` }];
    await ask(addTurns, { sessionId, turns: before });
    await ask(setSettings, { privacy: { card: 'mask', password: 'mask' } });
    // What was stored before the setting stays, and is no other turn for it.
    expect(await ask(addTurns, { sessionId, turns: before })).toMatchObject({ added: 0, turns: before });
    const turns = [{ id: 't1', speaker: 'Asha', text: `It is ${CARD}, and my PIN is 4471.` }];
    for (const added of [1, 0]) expect(await ask(addTurns, { sessionId, turns })).toMatchObject({ added });
    const kept = await ask(listTurns, { sessionId });
    expect(kept.turns.map(({ text }) => text)).toEqual([`It is ${CARD}.`, `It is ${HIDDEN}, and my PIN is ████.`]);
  });

  it('is refused with its place and its kind, and never with its words; nothing of the call is kept', async () => {
    await ask(setSettings, { privacy: { card: 'refuse' } });
    const memories = [{ text: 'Likes tea.' }, { text: `Pays by ${CARD}.` }];
    const refused = await ask(rememberBatch, { contactId, memories }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'INVALID', message: expect.stringContaining('memories.1.text') as string });
    expect(JSON.stringify(refused, Object.getOwnPropertyNames(refused))).not.toContain('4111');
    expect((await ask(listMemories, { contactId })).memories).toEqual([]);
    const { privacy, version } = await ask(getSettings, {});
    expect([privacy, version > 0]).toEqual([{ card: 'refuse' }, true]);
  });
});

/** What others in the same database have no vector for yet is embedded as well, so that this one must be its own. */
const OTHER = '5555 5555 5555 4444';

it('what is masked reaches neither the database, nor a model, nor the metrics, also in a question', async () => {
  const embedder = new ScriptedEmbedder();
  const tenantId = `tenant-${newId()}`;
  const service = await Service.start({ embedder });
  const door = new RestDoor(service.url, await service.newKey(tenantId));
  await door.ask(setSettings, { privacy: { card: 'mask', password: 'refuse' } });
  const { id: contactId } = await door.ask(createContact, {});
  const before = embedder.asked.length;
  await door.ask(remember, { contactId, text: `Pays by ${OTHER}.` });
  const { results } = await door.ask(recall, { contactId, query: `Is ${OTHER} hers? My password is hunter2.` });
  expect(results[0]?.memory?.text).toBe(`Pays by ${HIDDEN}.`);
  await expect(door.ask(remember, { contactId, text: 'My password is hunter2.' })).rejects.toMatchObject({
    code: 'INVALID',
  });
  expect(embedder.asked.length).toBeGreaterThan(before);
  expect(embedder.asked.join(' ')).not.toMatch(/5555 5555|hunter2/);
  for (const words of [OTHER, 'hunter2']) expect(await nodesThatHold(words, tenantId)).toEqual([]);
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  expect(metrics).toContain('palimpsest_private_words_total{kind="card",treatment="mask"} 2');
  expect(metrics).toContain('palimpsest_private_words_total{kind="password",treatment="refuse"} 2');
  await service.close();
});

it('what is masked reaches no extractor from turns that are only tried, and what is refused is refused', async () => {
  const extractor = new ScriptedExtractor();
  const { tenantId, settings } = ownTenant();
  const service = await Service.start({ extractor, settings });
  const door = new RestDoor(service.url, await service.newKey(tenantId));
  await door.ask(setSettings, { privacy: { password: 'mask', card: 'refuse' } });
  const { id: contactId } = await door.ask(createContact, {});
  const tried = (text: string): Promise<unknown> =>
    door.ask(dryRunExtraction, { contactId, turns: [{ speaker: 'Asha', text }] });
  await tried('My password is hunter2.');
  expect(extractor.requests.map(({ turns }) => turns.map(({ text }) => text))).toEqual([['My password is ███████.']]);
  await expect(tried(`I pay by ${OTHER}.`)).rejects.toMatchObject({
    code: 'INVALID',
    message: expect.stringContaining('turns.0.text') as string,
  });
  expect(extractor.requests).toHaveLength(1);
  await service.close();
});

it('no PIN can be guessed from what is kept of a request with an Idempotency-Key, which every instance still knows again', async () => {
  const [service, other] = [await Service.start(), await Service.start()];
  const tenantId = `tenant-${newId()}`;
  const key = await service.newKey(tenantId);
  const doors = [new RestDoor(service.url, key), new RestDoor(other.url, key)] as const;
  await doors[0].ask(setSettings, { privacy: { password: 'mask' } });
  const { id: contactId } = await doors[0].ask(createContact, {});
  const path = `POST /v1/contacts/${contactId}/memories`;
  const body = (pin: number): object => ({ text: `My PIN is ${String(pin).padStart(4, '0')}.` });
  const once = { 'idempotency-key': 'k' };
  const first = await doors[0].send(remember, { contactId, ...body(4471) }, once);
  const again = await doors[1].send(remember, { contactId, ...body(4471) }, once);
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
  // Another one of the same length, which is masked alike.
  const otherPin = await doors[1].send(remember, { contactId, ...body(4472) }, once);
  expect([otherPin.status, otherPin.body]).toMatchObject([409, { code: 'CONFLICT' }]);
  const [kept] = await rows(
    testConnection(),
    'MATCH (a:Answer {tenantId: $tenantId}) RETURN a.request AS request, a.key AS key',
    { tenantId },
  );
  const guesses = Array.from({ length: 10_000 }, (_, pin) => `${path} ${JSON.stringify(body(pin))}`);
  const hashed = guesses.map((guess) => createHash('sha256').update(guess).digest('hex'));
  expect(kept?.['key']).toBe('k');
  expect(hashed.some((one) => one === kept?.['request'])).toBe(false);
  await Promise.all([service.close(), other.close()]);
});
