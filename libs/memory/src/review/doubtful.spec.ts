import { attributeTable } from '#domain/attributes/attributes.js';
import type { Memory } from '#domain/memory/memory.js';
import { actionsOfDoubtful } from './actions.js';
import { byUrgency, doubtful } from './doubtful.js';

const table = attributeTable();
const memory = (id: string, more: Partial<Memory> = {}): Memory =>
  ({
    ...{ id, kind: 'semantic', text: `It is ${id}.`, attribute: null, value: null, subject: null, status: null },
    ...{ polarity: 'holds', confidence: 0.8, confidenceNow: 0.8, recordedAt: new Date(0), validTo: null },
    ...more,
  }) as Memory;
const city = (id: string, more: Partial<Memory> = {}): Memory =>
  memory(id, { attribute: 'current_city', value: id, ...more });
const found = (...memories: Memory[]): string[] =>
  doubtful(memories, { table, below: 0.4 }).map(
    ({ kind, memory: { id }, candidates }) => `${kind} ${[id, ...candidates.map((one) => one.id)].join()}`,
  );

describe('doubtful', () => {
  it('finds nothing where all is sure, fresh and of one voice', () => {
    expect(found(city('a'), memory('b'), memory('c', { attribute: 'likes', value: 'tea' }))).toEqual([]);
  });

  it('finds two values of what has one at a time, of one subject and one record', () => {
    expect(found(city('b', { recordedAt: new Date(1) }), city('a'))).toEqual(['contradicting a,b']);
    expect(found(city('a'), city('b', { subject: 'sister' }))).toEqual([]);
    expect(found(city('a'), city('b', { agentId: 'sales' }))).toEqual([]);
    expect(found(city('a'), city('b', { modality: 'wish' }))).toEqual([]);
  });

  it('finds no contradiction between what holds at other revisions', () => {
    const until = { repository: 'shop', validFromRevision: 'c2', validToRevision: 'c4' };
    const since = { repository: 'shop', validFromRevision: 'c4', validToRevision: null };
    const denial = memory('d', { text: 'It is c.', polarity: 'never', ...since });
    expect(found(city('a', until), city('b', since), memory('c', until), denial)).toEqual([]);
    expect(found(city('a', since), city('b', { ...since, recordedAt: new Date(1) }))).toEqual(['contradicting a,b']);
  });

  it('finds what is believed and denied', () => {
    const denial = memory('b', { text: 'It is a.', polarity: 'never', recordedAt: new Date(1) });
    expect(found(memory('a'), denial)).toEqual(['contradicting a,b']);
  });

  it('finds what is hardly sure any more, and what is stale, each memory once, the most pressing first', () => {
    const [low, stale] = [{ confidenceNow: 0.3 }, { stale: true as const }];
    expect(found(memory('a', stale), memory('b', { ...low, ...stale }), memory('c', { confidenceNow: 0.2 }))).toEqual([
      ...['low_confidence c', 'low_confidence b'],
      'stale a',
    ]);
    expect(found(city('a', stale), city('b', { ...low, recordedAt: new Date(1) }))).toEqual([
      'contradicting a,b',
      'low_confidence b',
    ]);
  });

  it('lets what happened be as old as it is', () => {
    expect(found(memory('a', { kind: 'episodic', stale: true, confidenceNow: 0.1 }))).toEqual([]);
  });

  it('comes in the order in which it is paged through', () => {
    const all = doubtful([memory('a', { stale: true }), memory('b', { confidenceNow: 0.1 }), city('c'), city('d')], {
      ...{ table, below: 0.4 },
    });
    expect(all.map((one) => all.filter((other) => byUrgency(other, one) < 0).length)).toEqual([0, 1, 2]);
  });
});

describe('actionsOfDoubtful', () => {
  it('says again, withdraws, ends or replaces what is stale', () => {
    const actions = actionsOfDoubtful('c', { kind: 'stale', memory: city('a'), candidates: [] });
    expect(actions.map(({ does, operation, asks }) => [does, operation, asks])).toEqual([
      ['confirm', 'remember', []],
      ['withdraw', 'withdraw', []],
      ['end', 'remember', []],
      ['supersede', 'remember', ['text', 'value']],
    ]);
    expect(actions[2]?.fields).toMatchObject({ contactId: 'c', value: 'a', polarity: 'ends' });
  });

  it.each(['wish', 'hearsay', 'plan'] as const)('keeps a %s what it is, whatever is said of it', (modality) => {
    const actions = actionsOfDoubtful('c', { kind: 'stale', memory: city('a', { modality }), candidates: [] });
    const said = actions.filter(({ operation }) => operation === 'remember');
    expect(said.map(({ fields }) => fields['modality'])).toEqual([modality, modality, modality]);
  });

  it.each([
    { repository: 'shop', validFromRevision: 'c2', validToRevision: null },
    { repository: 'shop', validFromRevision: 'c2', validToRevision: 'c4' },
    { repository: 'shop', validFromRevision: null, validToRevision: 'c4' },
  ])('says of what holds between revisions that it holds there: $validFromRevision to $validToRevision', (span) => {
    const stale = city('a', span);
    const actions = [
      ...actionsOfDoubtful('c', { kind: 'stale', memory: stale, candidates: [] }),
      ...actionsOfDoubtful('c', { kind: 'contradicting', memory: stale, candidates: [city('b', span)] }),
    ].filter(({ operation }) => operation === 'remember');
    expect(actions.map(({ does }) => does)).toEqual(['confirm', 'end', 'supersede', 'end', 'supersede']);
    for (const { fields } of actions)
      expect(['repository', 'validFromRevision', 'validToRevision'].map((name) => fields[name] ?? null)).toEqual(
        Object.values(span),
      );
  });

  it('names the version that is ended', () => {
    const [, , end] = actionsOfDoubtful('c', { kind: 'stale', memory: city('a'), candidates: [] });
    expect(end).toMatchObject({ does: 'end', fields: { polarity: 'ends', supersedes: 'a' } });
  });

  it('confirms neither of two that contradict each other, and names which would replace which', () => {
    const actions = actionsOfDoubtful('c', { kind: 'contradicting', memory: city('a'), candidates: [city('b')] });
    expect(actions.map(({ does }) => does)).toEqual(['withdraw', 'end', 'supersede']);
    expect(actions[2]?.fields).toMatchObject({ value: 'b', supersedes: 'a' });
  });
});
