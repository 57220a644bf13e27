import { createFork } from '#contract/forks.js';
import { getHistory, listMemories, remember, rememberBatch } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { addRevisions } from '#contract/revisions.js';
import { newId } from '#graph/ids.js';
import { byDoors } from '../support/doors/doors.js';
import { GraphqlDoor } from '../support/doors/graphql-client.js';
import type { Asked } from '../support/doors/door.js';
import { Service } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';
import { RestDoor } from '../support/doors/api-client.js';
import { AtRevisions, COMMITS } from '../support/stories/at-revisions.js';

const clock = new TestClock('2026-01-10T09:00:00Z');

byDoors('revisions', { clock, tenantId: `tenant-${newId()}` }, ({ ask }) => {
  let contactId: string;
  let repository: string;

  const story = new AtRevisions(ask, clock);
  const { tell, at, everywhere } = story;

  beforeEach(async () => {
    ({ contactId, repository } = await story.begin());
  });

  it('are reached in a fork by what is its own as well', async () => {
    const redis = await tell('Uses Redis.', { validFromRevision: 'a' });
    const { id: forkId } = await ask(createFork, { contactId });
    const replaces = { validFromRevision: 'm', supersedes: redis.memory?.id ?? '' };
    await tell('Uses a cookie.', replaces, forkId);
    expect([await at('b', forkId), await at('m', forkId)]).toEqual([['Uses Redis.'], ['Uses a cookie.']]);
    expect(await at('m')).toEqual(['Uses Redis.']);
  });

  it('are told once, in any order, and the same again changes nothing', async () => {
    const again = await ask(addRevisions, { repository, revisions: COMMITS });
    expect(again).toEqual({ repository, added: 0, known: 8, revisions: 8, missing: 0 });
    const child = await ask(addRevisions, { repository, revisions: [{ id: 'y', parents: ['x', 'z'] }] });
    expect(child).toEqual({ repository, added: 1, known: 0, revisions: 9, missing: 1 });
    await tell('Since z.', { validFromRevision: 'root2' });
    await tell('Since x.', { validFromRevision: 'x' }).catch(() => undefined);
    const parent = await ask(addRevisions, {
      repository,
      revisions: [
        { id: 'x', parents: ['m'] },
        { id: 'y', parents: ['x', 'z'] },
      ],
    });
    expect(parent).toEqual({ repository, added: 1, known: 1, revisions: 10, missing: 0 });
    await tell('Since m.', { validFromRevision: 'm' });
    await expect(at('y')).resolves.toEqual(['Since m.', 'Since z.']);
  });

  it('are refused whole where one has other parents than before, or would be its own ancestor', async () => {
    const other = { repository, revisions: [{ id: 'new' }, { id: 'b', parents: ['c'] }] };
    await expect(ask(addRevisions, other)).rejects.toMatchObject({
      code: 'CONFLICT',
      errors: [{ path: 'revisions.1.parents' }],
    });
    const ring = {
      repository,
      revisions: [
        { id: 'p', parents: ['q'] },
        { id: 'q', parents: ['p'] },
      ],
    };
    await expect(ask(addRevisions, ring)).rejects.toMatchObject({
      code: 'INVALID',
      errors: [{ path: 'revisions.0.parents' }],
    });
    await ask(addRevisions, { repository, revisions: [{ id: 'p', parents: ['q'] }] });
    await expect(ask(addRevisions, { repository, revisions: [{ id: 'q', parents: ['p'] }] })).rejects.toMatchObject({
      code: 'INVALID',
    });
    await expect(ask(addRevisions, { repository, revisions: COMMITS })).resolves.toMatchObject({ revisions: 9 });
  });

  it('believe what begins at one there and at all that are made from it, and what has no beginning anywhere', async () => {
    await tell('Always.');
    await tell('Since b.', { validFromRevision: 'b' });
    await tell('Until c.', { validToRevision: 'c' });
    await tell('From a to m.', { validFromRevision: 'a', validToRevision: 'm' });
    await expect(everywhere()).resolves.toEqual({
      a: ['Always.', 'From a to m.', 'Until c.'],
      b: ['Always.', 'From a to m.', 'Since b.', 'Until c.'],
      c: ['Always.', 'From a to m.'],
      m: ['Always.', 'Since b.'],
      d: ['Always.', 'From a to m.'],
      pick: ['Always.', 'From a to m.'],
      root2: ['Always.', 'Until c.'],
      z: ['Always.', 'Until c.'],
    });
    await expect(at(undefined)).resolves.toHaveLength(4);
  });

  it('narrow recall and history too', async () => {
    const { memory } = await tell('The parser lives in parse.ts.', { validFromRevision: 'b' });
    await tell('The parser is slow.');
    const found = async (atRevision: string): Promise<(string | undefined)[]> => {
      const { results } = await ask(recall, { contactId, query: 'parser', atRevision, repository });
      return results.map((result) => result.memory?.text).sort();
    };
    await expect(found('m')).resolves.toEqual(['The parser is slow.', 'The parser lives in parse.ts.']);
    await expect(found('d')).resolves.toEqual(['The parser is slow.']);
    const memoryId = memory?.id ?? '';
    const steps = async (atRevision: string): Promise<number> =>
      (await ask(getHistory, { memoryId, atRevision, repository })).steps.length;
    expect([await steps('b'), await steps('c')]).toEqual([1, 0]);
  });

  it('are a filter beside both clocks', async () => {
    await tell('Since b.', {
      validFromRevision: 'b',
      validFrom: '2025-01-01T00:00:00Z',
      validTo: '2025-06-01T00:00:00Z',
    });
    const asked = { contactId, atRevision: 'm', repository };
    const count = async (more: object): Promise<number> =>
      (await ask(listMemories, { ...asked, ...more })).memories.length;
    expect(await count({})).toBe(0);
    expect(await count({ validAt: '2025-03-01T00:00:00Z' })).toBe(1);
    expect(await count({ validAt: '2025-03-01T00:00:00Z', atRevision: 'c' })).toBe(0);
    expect(await count({ validAt: '2025-03-01T00:00:00Z', knownAt: '2026-01-10T09:00:00Z' })).toBe(0);
  });

  it('have to be known, and their repository named where there are several', async () => {
    const refused = (input: Partial<Asked<typeof remember>>): Promise<unknown> =>
      ask(remember, { contactId, text: 'No.', ...input }).then(
        () => [],
        ({ code, errors }: { code: string; errors: { path: string }[] }) => [code, ...errors.map(({ path }) => path)],
      );
    expect(await refused({ repository, validFromRevision: 'nowhere' })).toEqual(['INVALID', 'validFromRevision']);
    expect(await refused({ repository, validToRevision: 'nowhere' })).toEqual(['INVALID', 'validToRevision']);
    expect(await refused({ repository: 'none', validToRevision: 'a' })).toEqual(['INVALID', 'repository']);
    expect(await refused({ repository })).toEqual(['INVALID', 'repository']);
    expect(await refused({ repository, validFromRevision: 'b', validToRevision: 'a' })).toEqual([
      'INVALID',
      'validToRevision',
    ]);
    expect(await refused({ repository, validFromRevision: 'b', validToRevision: 'b' })).toEqual([
      'INVALID',
      'validToRevision',
    ]);
    await ask(addRevisions, { repository: `${repository}-2`, revisions: [{ id: 'a' }] });
    expect(await refused({ validFromRevision: 'a' })).toEqual(['INVALID', 'repository']);
    const memories = [{ text: 'Yes.' }, { text: 'No.', repository, validFromRevision: 'nowhere' }];
    await expect(ask(rememberBatch, { contactId, memories })).rejects.toMatchObject({
      errors: [{ path: 'memories.1.validFromRevision' }],
    });
    await expect(ask(listMemories, { contactId, atRevision: 'nowhere', repository })).rejects.toMatchObject({
      code: 'INVALID',
      errors: [{ path: 'atRevision' }],
    });
    await expect(ask(listMemories, { contactId, repository })).rejects.toMatchObject({
      errors: [{ path: 'repository' }],
    });
  });

  it('of another repository are none of this one, also under the same id', async () => {
    await tell('Since b.', { validFromRevision: 'b' });
    const other = `${repository}-fork`;
    await ask(addRevisions, { repository: other, revisions: COMMITS });
    const { memories } = await ask(listMemories, { contactId, atRevision: 'm', repository: other });
    expect(memories).toEqual([]);
  });
});

describe('revisions, by GraphQL', () => {
  let service: Service;
  beforeAll(async () => {
    service = await Service.start({ clock });
  });
  afterAll(() => service.close());

  it('narrow the history of a memory too', async () => {
    const key = await service.newKey();
    const rest = new RestDoor(service.url, key);
    const story = new AtRevisions((operation, input) => rest.ask(operation, input), clock);
    const { repository } = await story.begin();
    const { memory } = await story.tell('The parser lives in parse.ts.', { validFromRevision: 'b' });
    const graphql = new GraphqlDoor(service.url, key);
    const steps = async (atRevision: string): Promise<number> =>
      (await graphql.ask(getHistory, { memoryId: memory?.id ?? '', atRevision, repository })).steps.length;
    expect([await steps('b'), await steps('c')]).toEqual([1, 0]);
  });
});
