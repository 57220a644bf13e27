import type { Version } from '#domain/memory/memory.js';
import { at, city, dayOf, MemoryModel } from '../../../../test/support/stories/statements.js';
import { place } from './placement.js';
import { supersede } from './supersede.js';

// Told on 5 January that she lives in Porto since 1 January; told on 5 March that she moved to Lisbon on 1 February.
describe('supersede: Porto, then Lisbon', () => {
  const memory = new MemoryModel();
  memory.tell(city('Porto', { validFrom: at('2026-01-01') }), at('2026-01-05'));
  memory.tell(city('Lisbon', { validFrom: at('2026-02-01') }), at('2026-03-05'));

  it.each([
    { what: 'nothing before it was told', validAt: '2026-02-10', knownAt: '2026-01-04', expected: [] },
    { what: 'the old belief', validAt: '2026-02-10', knownAt: '2026-02-10', expected: ['Porto'] },
    { what: 'the past as it is known now', validAt: '2026-01-10', knownAt: '2026-03-06', expected: ['Porto'] },
    { what: 'the new belief', validAt: '2026-02-10', knownAt: '2026-03-06', expected: ['Lisbon'] },
    {
      what: 'the end excluded, the start included',
      validAt: '2026-02-01',
      knownAt: '2026-03-05',
      expected: ['Lisbon'],
    },
    { what: 'nothing before it held', validAt: '2025-12-31', knownAt: '2026-03-06', expected: [] },
  ])('believes $what: at $validAt as of $knownAt', ({ validAt, knownAt, expected }) => {
    expect(memory.values(at(validAt), at(knownAt))).toEqual(expected);
  });

  it('keeps the first version as it was told, and writes what is left of it anew', () => {
    const told = ({ value, validFrom, validTo, recordedAt, supersededAt }: Version): unknown => [
      value,
      ...[validFrom, validTo, recordedAt, supersededAt].map(dayOf),
    ];
    expect(memory.versions.map(told)).toEqual([
      ['Porto', '2026-01-01', null, '2026-01-05', '2026-03-05'],
      ['Lisbon', '2026-02-01', null, '2026-03-05', null],
      ['Porto', '2026-01-01', '2026-02-01', '2026-03-05', null],
    ]);
  });

  it('keeps all of it in one fact', () => {
    expect(new Set(memory.versions.map(({ factId }) => factId)).size).toBe(1);
  });
});

// She lived in Pune, then in Bangalore; today we hear that in between she lived in Mumbai.
describe('supersede: Pune and Bangalore, with Mumbai told late', () => {
  const story = (told: Parameters<typeof city>[1]): [string | null, string | null, string | null][] => {
    const memory = new MemoryModel();
    memory.tell(city('Pune', { validFrom: at('2020-01-01') }), at('2020-01-05'));
    memory.tell(city('Bangalore', { validFrom: at('2023-01-01') }), at('2023-01-05'));
    memory.tell(city('Mumbai', told), at('2026-01-05'));
    return memory.current().map(({ value, validFrom, validTo }) => [value, dayOf(validFrom), dayOf(validTo)]);
  };

  it('open: it holds until Bangalore', () => {
    expect(story({ validFrom: at('2022-01-01') })).toEqual([
      ['Pune', '2020-01-01', '2022-01-01'],
      ['Mumbai', '2022-01-01', '2023-01-01'],
      ['Bangalore', '2023-01-01', null],
    ]);
  });

  it('closed: Pune is split around it', () => {
    expect(story({ validFrom: at('2021-01-01'), validTo: at('2022-01-01') })).toEqual([
      ['Pune', '2020-01-01', '2021-01-01'],
      ['Mumbai', '2021-01-01', '2022-01-01'],
      ['Pune', '2022-01-01', '2023-01-01'],
      ['Bangalore', '2023-01-01', null],
    ]);
  });

  it('closed, over the move: both give way', () => {
    expect(story({ validFrom: at('2022-07-01'), validTo: at('2023-07-01') })).toEqual([
      ['Pune', '2020-01-01', '2022-07-01'],
      ['Mumbai', '2022-07-01', '2023-07-01'],
      ['Bangalore', '2023-07-01', null],
    ]);
  });

  it('closed, over all of Bangalore so far and no end of it: the rest stays', () => {
    expect(story({ validFrom: at('2019-01-01'), validTo: at('2024-01-01') })).toEqual([
      ['Mumbai', '2019-01-01', '2024-01-01'],
      ['Bangalore', '2024-01-01', null],
    ]);
  });
});

describe('supersede: the plan', () => {
  const ids = (): (() => string) => {
    let minted = 0;
    return () => `id${++minted}`;
  };
  const memory = new MemoryModel();
  memory.tell(city('Porto', { validFrom: at('2026-01-01'), importance: 0.9, tags: ['home'] }), at('2026-01-05'));
  const [porto] = memory.versions as [Version];
  const now = at('2026-03-05');
  const plan = (told: ReturnType<typeof city>): ReturnType<typeof supersede> =>
    supersede(told, 'contact', { placement: place(told, [porto], null) }, now, ids());

  it('of a change links the new version and every remainder to the one they replace', () => {
    const { closes, links } = plan(city('Lisbon', { validFrom: at('2026-02-01'), validTo: at('2026-02-10') }));
    expect(closes).toEqual([porto.id]);
    expect(links).toEqual([
      { from: 'id1', to: porto.id, as: 'change' },
      { from: 'id2', to: porto.id, as: 'remainder' },
      { from: 'id3', to: porto.id, as: 'remainder' },
    ]);
  });

  it('of a remainder keeps everything but its id, its period and its system time', () => {
    const { opens } = plan(city('Lisbon', { validFrom: at('2026-02-01') }));
    expect(opens[1]).toEqual({
      carriesOver: porto.id,
      version: { ...porto, id: 'id2', validTo: at('2026-02-01'), recordedAt: now, supersededAt: null },
    });
  });

  it('of a correction leaves no remainder, since it was never true', () => {
    const { opens, links } = plan(city('Evora', { mode: 'correction', validFrom: at('2026-02-01') }));
    expect(opens.map(({ version }) => version.value)).toEqual(['Evora']);
    expect(links).toEqual([{ from: 'id1', to: porto.id, as: 'correction' }]);
  });

  it('writes what was said, when it was said, and when we heard it', () => {
    const told = city('Lisbon', {
      validFrom: at('2026-02-01'),
      saidAt: at('2026-02-20'),
      tags: ['move'],
      turnId: 't1',
      quote: 'I live in Lisbon now',
    });
    expect(plan(told).memory).toEqual({
      id: 'id1',
      contactId: 'contact',
      factId: porto.factId,
      kind: 'semantic',
      text: 'She lives in Lisbon.',
      attribute: 'current_city',
      value: 'Lisbon',
      importance: 0.5,
      confidence: 0.8,
      tags: ['move'],
      language: null,
      repository: null,
      validFromRevision: null,
      validToRevision: null,
      validFrom: at('2026-02-01'),
      validTo: null,
      saidAt: at('2026-02-20'),
      recordedAt: now,
      supersededAt: null,
      startsKnown: true,
      polarity: 'holds',
      modality: 'fact',
      precision: null,
      expression: null,
      begins: null,
      holdsFrom: null,
      holdsTo: null,
      startsAt: null,
      endsAt: null,
      recurrence: null,
      moved: null,
      recursUntil: null,
      subject: null,
      verb: null,
      object: null,
      aliases: [],
      status: null,
      turnId: 't1',
      quote: 'I live in Lisbon now',
      entityId: null,
      agentId: null,
      tier: 'working',
      pins: [],
      category: null,
    });
  });

  it('of what replaces nothing begins a fact of its own', () => {
    const told = city('Porto');
    const {
      memory: first,
      closes,
      links,
    } = supersede(told, 'contact', { placement: place(told, [], null) }, now, ids());
    expect([first.factId, closes, links]).toEqual(['id1', [], []]);
  });
});
