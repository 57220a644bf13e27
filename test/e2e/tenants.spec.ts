import { eraseContact, findContacts } from '#contract/contacts.js';
import { startSession } from '#contract/conversation.js';
import { listMemories, remember } from '#contract/memories.js';
import { operations } from '#contract/operations.js';
import { recall } from '#contract/recall.js';
import { ApiKeys, newApiKey } from '#keys/api-keys.js';
import { newId } from '#graph/ids.js';
import { RestDoor } from '../support/doors/api-client.js';
import { nodesThatHold } from '../support/database/stored-words.js';
import { Service } from '../support/service/service.js';
import { type Around, inputOf, makeWhole, makeWorld, PHONE, type World } from '../support/stories/world.js';

describe('two tenants with the same names, numbers, session ids and turn ids', () => {
  let service: Service;
  let [mine, theirs]: RestDoor[] = [];
  let [own, foreign]: (World & Around)[] = [];

  beforeAll(async () => {
    service = await Service.start();
    [mine, theirs] = [await service.newKey(), await service.newKey()].map((key) => new RestDoor(service.url, key));
    own = await makeWhole(mine!);
    // A session id that only they have; 'call-1' would be found, as one's own.
    foreign = { ...(await makeWhole(theirs!)), sessionId: (await makeWorld(theirs!, 'only-theirs')).sessionId };
  });
  afterAll(() => service.close());

  it('each sees only its own', async () => {
    const { contacts } = await mine!.ask(findContacts, { identifier: `phone:${PHONE}` });
    expect(contacts.map(({ id }) => id)).toEqual([own!.contactId]);
    const everyone = await mine!.ask(findContacts, {});
    expect(everyone.contacts.map(({ id }) => id)).toEqual([own!.contactId, own!.otherId, own!.aroundId]);
    const { results } = await mine!.ask(recall, {
      contactId: own!.contactId,
      query: 'Pune',
      in: ['memories', 'turns'],
    });
    for (const { memory, turn } of results) expect((memory ?? turn)?.contactId).toBe(own!.contactId);
  });

  const withIds = operations.filter(({ path }) => path.includes('{'));

  it.each(withIds)('$name: an id of the other is not there, as if nobody had it', async (operation) => {
    const answer = await mine!.send(operation, inputOf(operation, foreign!));
    const nobody = {
      contactId: newId(),
      sessionId: 'nobodys',
      memoryId: newId(),
      pieceIds: [],
      decisionId: newId(),
      briefingId: newId(),
      mergeId: newId(),
      otherId: newId(),
      erasureId: newId(),
      forkId: newId(),
      keyId: newId(),
      turnId: 'x',
      aroundId: newId(),
      entityId: newId(),
      otherEntityId: newId(),
      unclearId: newId(),
    };
    const unknown = await mine!.send(operation, inputOf(operation, nobody));
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'NOT_FOUND', status: 404 }]);
    expect(withoutIds(answer.body)).toEqual(withoutIds(unknown.body));
  });

  it.each([
    { what: 'superseding', input: () => ({ supersedes: foreign!.memoryId }), status: 404 },
    { what: 'being said in', input: () => ({ turnId: 'turn-9', sessionId: 'only-theirs' }), status: 400 },
  ])('$what what is the other’s is as if it were nobody’s', async ({ input, status }) => {
    const answer = await mine!.send(remember, { contactId: own!.contactId, text: 'x', ...input() });
    expect(answer.status).toBe(status);
  });

  it('a session id of the other is free to take', async () => {
    const session = await mine!.ask(startSession, { contactId: own!.contactId, id: 'only-theirs', channel: 'chat' });
    expect(session).toMatchObject({ contactId: own!.contactId, turns: 0 });
  });

  it('nothing of all this reached the other', async () => {
    const { memories } = await theirs!.ask(listMemories, { contactId: foreign!.contactId });
    expect(memories).toMatchObject([{ text: 'She lives in Pune.', supersededAt: null }]);
  });

  it('erasing a contact leaves the other’s namesake alone', async () => {
    const { contactId } = await makeWorld(mine!, 'to-erase');
    const twin = await makeWorld(theirs!, 'to-erase');
    await mine!.ask(eraseContact, { contactId });
    await expect(theirs!.ask(listMemories, { contactId: twin.contactId })).resolves.toMatchObject({ memories: [{}] });
  });
});

describe('a key', () => {
  let service: Service;
  let key: string;
  let keyId: string;

  beforeAll(async () => {
    service = await Service.start();
    key = newApiKey();
    keyId = (await service.app.get(ApiKeys).admit(key, `tenant-${newId()}`, 'test')).id;
  });
  afterAll(() => service.close());

  const ask = async (authorization: string | null): Promise<[number, string | null, unknown]> => {
    const { status, headers, body } = await new RestDoor(service.url, '').call('GET', '/v1/contacts', {
      headers: authorization === null ? {} : { authorization },
    });
    return [status, headers.get('www-authenticate'), body];
  };

  it.each([
    { what: 'missing', authorization: () => null },
    { what: 'unknown', authorization: () => `Bearer ${newApiKey()}` },
    { what: 'empty', authorization: () => 'Bearer ' },
    { what: 'of another scheme', authorization: () => `Basic ${key}` },
    { what: 'without a scheme', authorization: () => key },
    { what: 'twice', authorization: () => `Bearer ${key} ${key}` },
    { what: 'cut off', authorization: () => `Bearer ${key.slice(0, -1)}` },
  ])('that is $what opens nothing', async ({ authorization }) => {
    const [status, challenge, body] = await ask(authorization());
    expect([status, challenge]).toEqual([401, 'Bearer']);
    expect(body).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it.each(operations)('is needed for $name', async ({ method, path }) => {
    const answer = await new RestDoor(service.url, '').call(method, path.replaceAll(/[{}]/g, ''));
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });

  it('opens until it is revoked', async () => {
    await expect(ask(`Bearer ${key}`)).resolves.toMatchObject([200, null, { contacts: [] }]);
    await service.app.get(ApiKeys).revoke(keyId);
    await expect(ask(`Bearer ${key}`)).resolves.toMatchObject([401, 'Bearer', { code: 'UNAUTHENTICATED' }]);
  });

  it('stands nowhere in the database, nor does a part of it', async () => {
    await expect(nodesThatHold(key)).resolves.toEqual([]);
    await expect(nodesThatHold(key.slice(4))).resolves.toEqual([]);
  });
});

/** The detail names the id that was asked for; everything else must not differ. */
function withoutIds(body: unknown): unknown {
  const { detail, ...rest } = body as { detail: string };
  return { ...rest, detail: detail.replace(/ \S+\.$/, '') };
}
