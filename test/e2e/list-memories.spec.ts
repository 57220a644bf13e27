import { createContact } from '#contract/contacts.js';
import { listMemories, remember, rememberBatch } from '#contract/memories.js';
import type { Answer } from '../support/doors/door.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-01');

function texts({ memories }: Answer<typeof listMemories>): string[] {
  return memories.map(({ text }) => text);
}

byDoors('listMemories', { clock }, ({ ask }) => {
  let contactId: string;

  beforeAll(async () => {
    ({ id: contactId } = await ask(createContact, {}));
    clock.set('2026-01-05');
    await ask(rememberBatch, {
      contactId,
      memories: [
        { text: 'Pune', attribute: 'current_city', value: 'Pune', validFrom: '2020-01-01T00:00:00Z', tags: ['home'] },
        { text: 'tea', attribute: 'likes', value: 'tea', validFrom: '2021-01-01T00:00:00Z', tags: ['home', 'drink'] },
        { text: 'fell ill', kind: 'episodic', validFrom: '2022-01-01T00:00:00Z', validTo: '2022-02-01T00:00:00Z' },
        { text: 'brew it strong', kind: 'procedural', validFrom: '2023-01-01T00:00:00Z', tags: ['drink'] },
      ],
    });
    clock.set('2026-03-05');
    await ask(remember, {
      contactId,
      text: 'Goa',
      attribute: 'current_city',
      value: 'Goa',
      validFrom: '2026-02-01T00:00:00Z',
    });
  });

  it('shows what begins later where that is asked for, and does not take it for what holds', async () => {
    clock.set('2026-03-06');
    const { id } = await ask(createContact, { timezone: 'UTC' });
    const works = { attribute: 'employer', tags: ['work'] };
    await ask(remember, { contactId: id, text: 'Works at Infosys.', value: 'Infosys', ...works });
    await ask(remember, { contactId: id, text: 'Wipro', value: 'Wipro', ...works, validFrom: '2026-12-01' });
    const listed = async (input: object): Promise<string[]> =>
      texts(await ask(listMemories, { contactId: id, ...input }));
    await expect(listed({})).resolves.toEqual(['Works at Infosys.']);
    await expect(listed({ toCome: 'only' })).resolves.toEqual(['Wipro']);
    await expect(listed({ toCome: 'include', tag: 'work' })).resolves.toEqual(['Wipro', 'Works at Infosys.']);
    await expect(listed({ toCome: 'only', validAt: '2026-12-01' })).resolves.toEqual([]);
    await expect(listed({ toCome: 'only', knownAt: '2026-03-05' })).resolves.toEqual([]);
    const first = await ask(listMemories, { contactId: id, toCome: 'include', limit: 1 });
    const next = await ask(listMemories, {
      contactId: id,
      toCome: 'include',
      limit: 1,
      cursor: first.nextCursor ?? '',
    });
    expect([texts(first), texts(next), next.nextCursor]).toEqual([['Wipro'], ['Works at Infosys.'], null]);
  });

  it.each([
    { asked: 'now', input: {}, expected: ['Goa', 'brew it strong', 'tea'] },
    {
      asked: 'what held in January 2022',
      input: { validAt: '2022-01-15T00:00:00Z' },
      expected: ['fell ill', 'tea', 'Pune'],
    },
    {
      asked: 'what was believed in February',
      input: { knownAt: '2026-02-15T00:00:00Z' },
      expected: ['brew it strong', 'tea', 'Pune'],
    },
    { asked: 'a kind', input: { kind: 'procedural' as const }, expected: ['brew it strong'] },
    { asked: 'an attribute', input: { attribute: 'current_city' }, expected: ['Goa'] },
    { asked: 'an attribute by another spelling', input: { attribute: 'City' }, expected: ['Goa'] },
    { asked: 'a tag', input: { tag: 'drink' }, expected: ['brew it strong', 'tea'] },
    { asked: 'a tag of an attribute', input: { tag: 'home', attribute: 'likes' }, expected: ['tea'] },
    { asked: 'before anything held', input: { validAt: '2019-12-31T23:59:59.999Z' }, expected: [] },
    { asked: 'before anything was known', input: { knownAt: '2026-01-04T00:00:00Z' }, expected: [] },
  ])('$asked: $expected', async ({ input, expected }) => {
    expect(texts(await ask(listMemories, { contactId, ...input }))).toEqual(expected);
  });

  it('says where it stood, and gives the same answer when asked there again', async () => {
    const first = await ask(listMemories, { contactId });
    clock.set('2026-03-06');
    await ask(remember, { contactId, text: 'news' });
    expect(texts(await ask(listMemories, { contactId }))).toContain('news');
    await expect(ask(listMemories, { contactId, ...first.asOf })).resolves.toEqual(first);
  });

  it('pages stand where the first one stood, though more is written meanwhile', async () => {
    const { id } = await ask(createContact, {});
    const memories = Array.from({ length: 7 }, (_, i) => ({ text: `fact ${i}`, reconcile: false }));
    await ask(rememberBatch, { contactId: id, memories });
    const all = await ask(listMemories, { contactId: id });
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await ask(listMemories, { contactId: id, limit: 3, ...(cursor ? { cursor } : {}) });
      expect(page.asOf).toEqual(all.asOf);
      seen.push(...texts(page));
      cursor = page.nextCursor;
      await ask(remember, { contactId: id, text: `said between pages ${seen.length}` });
    }
    expect(seen).toEqual(texts(all));
  });

  it.each([
    { what: 'a cursor that is not ours', input: { cursor: 'e30' }, path: 'cursor' },
    { what: 'a kind that is none', input: { kind: 'poetic' }, path: 'kind' },
    { what: 'a day that there is not', input: { validAt: '2026-02-30T00:00:00Z' }, path: 'validAt' },
  ])('refuses $what', async ({ input, path }) => {
    const asked = { contactId, ...input } as { contactId: string };
    await expect(ask(listMemories, asked)).rejects.toMatchObject({ code: 'INVALID', errors: [{ path }] });
  });
});
