import { Memory } from '#contract/memory.js';
import { toMemory } from '#memory/as-known.js';
import type { Version } from '#domain/memory/memory.js';
import { type Edit, edited, memoriesGone, turnsGone } from './scrub.js';
import { turnKey } from './forgetting.type.js';

const at = (day: string): Date => new Date(`2026-01-${day}T00:00:00Z`);
const forgotten = { at: at('20'), by: 'key-1', reason: 'She asked.' };

/** What the database keeps of a version that was forgotten, as reads return it. */
const empty: Version = {
  ...{ id: 'm1', contactId: 'c1', factId: 'f1', kind: 'episodic', text: '', tags: [], aliases: [] },
  ...{ validFrom: at('05'), validTo: null, startsKnown: false, saidAt: at('05'), recordedAt: at('05') },
  ...{ supersededAt: at('20'), polarity: 'ends', importance: 0, confidence: 0, forgotten },
  ...{ attribute: null, value: null, precision: null, expression: null, startsAt: null, endsAt: null },
  ...{ subject: null, verb: null, object: null, status: null, turnId: null, quote: null },
};

const full: Version = {
  ...empty,
  ...{ text: 'Sees Bob', attribute: 'likes', value: 'Bob', importance: 0.7, confidence: 0.8, tags: ['pets'] },
  ...{ precision: 'day', language: 'en', expression: 'on Tuesdays', startsAt: at('06'), endsAt: at('07') },
  ...{ recurrence: 'FREQ=WEEKLY;BYDAY=TU\nEXDATE:20260113T170000Z', subject: 'Bob', verb: 'sees', object: 'Mia' },
  ...{
    aliases: ['the walk'],
    status: 'planned',
    turnId: 't1',
    entityId: 'e-bob',
    quote: 'I see Bob',
    modality: 'plan',
  },
  ...{ tier: 'core', pins: ['path:a'], category: 'family', agentId: 'agent-1', repository: 'r' },
  ...{ validFromRevision: 'r1', validToRevision: 'r2', lastRecalledAt: at('08'), recallCount: 3 },
  ...{ supersededAt: null, forgotten: null },
};

const after = (part: object, edit: Edit): unknown =>
  (JSON.parse(edited(JSON.stringify({ part }), edit)) as { part: unknown }).part;
const afterwards = (memory: object): unknown => after(memory, memoriesGone(new Set(['m1']), new Map(), forgotten));
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a kept answer of a memory that was forgotten', () => {
  it('answers the place as a read of it does, whatever the memory said', () => {
    expect(afterwards({ ...toMemory(full, at('10')), stale: true })).toEqual(json(toMemory(empty, at('10'))));
  });

  it('has every field of the contract, and none that the contract does not know', () => {
    const { stale: _, ...shape } = Memory.shape;
    const place = afterwards({ ...toMemory(full, at('10')), whatever: 'Bob' }) as object;
    expect(Object.keys(place).sort()).toEqual(Object.keys(shape).sort());
  });

  it('keeps until when it was believed, where that was before', () => {
    const over = { ...toMemory(full, at('10')), supersededAt: at('09') };
    expect(afterwards(over)).toMatchObject({ supersededAt: at('09').toISOString() });
  });

  it('is left alone where it is of another memory', () => {
    const other = { ...toMemory(full, at('10')), id: 'm2' };
    expect(afterwards(other)).toEqual(json(other));
  });
});

describe('a kept answer of a turn that was forgotten', () => {
  it('says nothing of what was said, and when it was forgotten', () => {
    const turn = { id: 't1', sessionId: 's1', position: 1, text: 'I see Bob', expression: 'today', refersTo: at('06') };
    expect(after(turn, turnsGone(new Set([turnKey({ sessionId: 's1', turnId: 't1' })]), forgotten))).toEqual({
      ...{ id: 't1', sessionId: 's1', position: 1, text: '', expression: null, precision: null },
      ...{ refersFrom: null, refersTo: null, forgotten: json(forgotten) },
    });
  });
});
