import { createContact, findContacts, mergeContacts, undoMerge } from '#contract/contacts.js';
import { listTurns } from '#contract/conversation.js';
import { listMemories, remember } from '#contract/memories.js';
import type { Operation } from '#contract/operation.js';
import { operations } from '#contract/operations.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service } from '../support/service/service.js';
import { type Around, inputOf, makeWhole, type World } from '../support/stories/world.js';

const writes = operations.filter(({ idempotent }) => idempotent);

describe('Idempotency-Key', () => {
  let service: Service;
  let door: RestDoor;
  let world: World & Around;

  beforeAll(async () => {
    service = await Service.start();
  });
  afterAll(() => service.close());

  beforeEach(async () => {
    door = new RestDoor(service.url, await service.newKey());
    world = await makeWhole(door);
  });

  const send = (operation: Operation, key: string, more: object = {}): ReturnType<RestDoor['send']> =>
    door.send(operation, { ...inputOf(operation, world), ...more }, { 'idempotency-key': key });

  it('is taken by every operation that writes, except by those that can be repeated as they are', () => {
    const reads = ['recall', 'ask', 'resolveDates', 'dateDifference', 'dryRunExtraction'];
    const writing = operations.filter(({ method, name }) => method !== 'GET' && !reads.includes(name));
    expect(writing.filter(({ idempotent }) => !idempotent).map(({ name }) => name)).toEqual([
      'eraseContact',
      // Dropped again it is dropped.
      'dropFork',
      'addRevisions',
      // Asked again they answer the same, or find nothing to mask; a kept hash of what to mask could be guessed.
      ...[
        'forgetMemory',
        'redactMemory',
        'setExtractionSettings',
        'setSettings',
        // A kept answer would keep the secret of the key.
        'createKey',
        'revokeKey',
        'forgetSession',
        'forgetTurn',
        'redactTurn',
      ],
      'retryBriefing',
    ]);
  });

  describe.each(writes)('$name', (operation) => {
    it('answers the first answer again, status and body', async () => {
      const first = await send(operation, 'key');
      const again = await send(operation, 'key');
      expect(first.status).toBe(operation.status);
      expect([again.status, again.body]).toEqual([first.status, first.body]);
    });

    it('is a conflict with another request under the same key', async () => {
      await send(operation, 'key');
      const other = operation.name === 'remember' ? createContact : remember;
      const conflict = await door.send(other, inputOf(other, world), { 'idempotency-key': 'key' });
      const { method, path } = operation;
      const first = `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
      const detail = expect.stringContaining(`was used for another request, ${first}: `) as string;
      expect([conflict.status, conflict.body]).toMatchObject([409, { code: 'CONFLICT', detail }]);
    });

    it('ten at once with one key write once, and all get the one answer', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(operation, 'key')));
      for (const { status, body } of answers) expect([status, body]).toEqual([operation.status, answers[0]?.body]);
      await expect(counts()).resolves.toMatchObject(expectedCounts(operation.name));
    });
  });

  const counts = async (): Promise<{ contacts: number; memories: number; turns: number }> => {
    const { contactId, sessionId } = world;
    const { contacts } = await door.ask(findContacts, {});
    const { memories } = await door.ask(listMemories, { contactId });
    const { turns } = await door.ask(listTurns, { sessionId });
    return { contacts: contacts.length, memories: memories.length, turns: turns.length };
  };

  it('with another body of the same operation is a conflict, and writes nothing', async () => {
    await send(remember, 'key');
    const conflict = await send(remember, 'key', { text: 'She has two dogs.' });
    const detail = expect.stringContaining('another request, also POST /v1/contacts/:contactId/memories: ') as string;
    expect([conflict.status, conflict.body]).toMatchObject([409, { code: 'CONFLICT', detail }]);
    await expect(counts()).resolves.toMatchObject({ memories: 2 });
  });

  it('of one API is a conflict in another, which says where it was used', async () => {
    await door.send(createContact, { name: 'Asha' }, { 'idempotency-key': 'key' });
    const query = 'mutation { createContact(input: {name: "Asha"}, idempotencyKey: "key") { id } }';
    const { body } = await door.call('POST', '/graphql', { body: JSON.stringify({ query }) });
    expect(body).toMatchObject({
      errors: [
        {
          message: expect.stringContaining('was used for another request, POST /v1/contacts: ') as string,
          extensions: { code: 'CONFLICT' },
        },
      ],
    });
  });

  it('is the own one of each tenant', async () => {
    const stranger = new RestDoor(service.url, await service.newKey());
    const mine = await door.send(createContact, { name: 'mine' }, { 'idempotency-key': 'shared' });
    const theirs = await stranger.send(createContact, { name: 'theirs' }, { 'idempotency-key': 'shared' });
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect((theirs.body as { name: string }).name).toBe('theirs');
  });

  it('keeps a refusal as it keeps an answer, also where the request would be carried out by now', async () => {
    const { contactId, otherId } = world;
    const { id: from } = await door.ask(createContact, {});
    const { mergeId } = await door.ask(mergeContacts, { contactId, from });
    const merge = (key: string): ReturnType<RestDoor['send']> =>
      door.send(mergeContacts, { contactId: otherId, from }, { 'idempotency-key': key });
    const refused = await merge('first');
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'CONFLICT' }]);
    await door.ask(undoMerge, { mergeId });
    const again = await merge('first');
    expect([again.status, again.body]).toEqual([refused.status, refused.body]);
    expect((await merge('second')).status).toBe(201);
  });

  it('of a request that was refused is a conflict with another request', async () => {
    const nobody = { contactId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' };
    for (const _ of ['once', 'twice']) expect((await send(remember, 'key', nobody)).status).toBe(404);
    expect((await send(remember, 'key')).status).toBe(409);
  });

  it('is not used up by a request that is not valid, which nothing was tried of', async () => {
    expect((await send(remember, 'key', { text: '' })).status).toBe(400);
    expect((await send(remember, 'key')).status).toBe(201);
  });

  it('is not used up by a dry run', async () => {
    expect((await send(remember, 'key', { dryRun: true })).status).toBe(200);
    expect((await send(remember, 'key')).status).toBe(201);
    await expect(counts()).resolves.toMatchObject({ memories: 2 });
  });

  it.each([
    { what: 'empty', key: '' },
    { what: '201 characters long', key: 'x'.repeat(201) },
    { what: 'with a space in it', key: 'a b' },
  ])('is refused when it is $what', async ({ key }) => {
    const refused = await send(remember, key);
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { code: 'INVALID', errors: [{ path: 'Idempotency-Key' }] },
    ]);
  });
});

function expectedCounts(name: string): object {
  if (['createContact', 'createContacts', 'upsertContact'].includes(name))
    return { contacts: 4, memories: 1, turns: 1 };
  if (name === 'remember' || name === 'rememberBatch') return { contacts: 3, memories: 2, turns: 1 };
  if (name === 'withdraw' || name === 'revertDecision') return { contacts: 3, memories: 0, turns: 1 };
  if (name === 'mergeContacts') return { contacts: 2, memories: 1, turns: 1 };
  if (name === 'undoMerge') return { contacts: 4, memories: 1, turns: 1 };
  return { contacts: 3, memories: 1, turns: name === 'addTurns' ? 2 : 1 };
}
