import fc from 'fast-check';
import { readConfig } from '#config/config.js';
import type { TurnRow } from '#graph/query.js';
import type { AskedTime } from './question-time.js';
import { type Ranking, rankMemory, rankTurn, rankingOf, type Scored } from './rank.js';
import type { CandidateRow } from './searches.repository.js';

const on = (day: string): Date => new Date(`2026-${day}T00:00:00Z`);
const ms = (day: string): number => on(day).getTime();

const asked = (used: 'rank' | 'only', from: string, to: string): AskedTime => ({
  ...{ expression: 'in words', start: on(from), end: on(to), precision: 'month', memoryId: null, used },
});
const ranking = (time: AskedTime | null = null): Ranking => ({
  at: { validAt: on('03-03'), knownAt: on('06-01') },
  asked: time,
  weights: { similarity: 0.7, recency: 0.2, importance: 0.1 },
  halfLifeDays: { semantic: 30, episodic: 30, procedural: 30, turns: 30 },
});
const JANUARY = ['01-01', '02-01'] as const;
const MAY = ['05-01', '06-01'] as const;

/** Said on 1 February, and held in January. */
const memory = (about: Partial<CandidateRow> = {}): CandidateRow => ({
  ...{ id: 'm', kind: 'semantic', importance: 0.6, saidAt: ms('02-01'), startsAt: null, endsAt: null },
  ...{
    validFrom: ms('01-01'),
    validTo: ms('02-01'),
    attribute: null,
    subjectKey: null,
    opening: 'Tea.',
    modality: 'fact',
  },
  ...about,
});
/** Said on 1 February. */
const turn = (about: Partial<TurnRow> = {}): TurnRow => ({
  ...{
    id: 't',
    sessionId: 's',
    contactId: 'c',
    position: 1,
    speaker: 'Asha',
    text: 'Tea.',
    timezone: null,
    language: null,
  },
  ...{ role: 'contact', confidence: null },
  ...{ at: on('02-01'), recordedAt: on('02-01') },
  ...{ expression: null, precision: null, refersFrom: null, refersTo: null },
  ...about,
});

describe('rankingOf', () => {
  const config = readConfig({ RANK_SIMILARITY: '0.5', RANK_RECENCY: '0.3', RANK_IMPORTANCE: '0.4' });
  const weights = { similarity: 0.5, recency: 0.3, importance: 0.4 };
  const halfLifeDays = { semantic: 365, episodic: 30, procedural: 365, turns: 30 };

  it('is that of the settings', () => {
    expect(rankingOf(config, null, {})).toEqual({ weights, halfLifeDays });
  });

  it.each(['similarity', 'recency', 'importance'] as const)(
    'takes the %s of the call, else of the tenant, even none',
    (name) => {
      const tenant = { weights: { [name]: 0.9 } };
      expect(rankingOf(config, tenant, {})).toEqual({ weights: { ...weights, [name]: 0.9 }, halfLifeDays });
      const both = rankingOf(config, tenant, { weights: { [name]: 0 } });
      expect(both).toEqual({ weights: { ...weights, [name]: 0 }, halfLifeDays });
    },
  );

  it.each(['semantic', 'episodic', 'procedural', 'turns'] as const)('takes the half-life of %s likewise', (kind) => {
    const tenant = { halfLifeDays: { [kind]: 90 } };
    expect(rankingOf(config, tenant, {})).toEqual({ weights, halfLifeDays: { ...halfLifeDays, [kind]: 90 } });
    const both = rankingOf(config, tenant, { halfLifeDays: { [kind]: 7 } });
    expect(both).toEqual({ weights, halfLifeDays: { ...halfLifeDays, [kind]: 7 } });
  });

  it('takes one half-life for all kinds where the settings state one', () => {
    const { halfLifeDays } = rankingOf({ ...config, RANK_HALF_LIFE_DAYS: 45 }, null, {});
    expect(halfLifeDays).toEqual({ semantic: 45, episodic: 45, procedural: 45, turns: 45 });
  });
});

describe('a ranking', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const days = fc.double({ min: 0.001, max: 1_000_000, noNaN: true });
  const halfLives = fc.record({ semantic: days, episodic: days, procedural: days, turns: days });
  const weights = fc.record({ similarity: share, recency: share, importance: share });
  const kind = fc.constantFrom('semantic', 'episodic', 'procedural');

  it('has parts that add up to the score, under any settings', () => {
    fc.assert(
      fc.property(weights, halfLives, kind, share, share, (weights, halfLifeDays, kind, similarity, importance) => {
        const settings = { ...ranking(), weights, halfLifeDays };
        for (const scored of [
          rankMemory(memory({ kind, importance }), similarity, settings),
          rankTurn(turn(), similarity, settings),
        ]) {
          const { score, parts } = scored as Scored;
          const sum = (['similarity', 'recency', 'importance'] as const).reduce(
            (sum, part) => sum + weights[part] * parts[part],
            0,
          );
          expect(score).toBeCloseTo(sum, 12);
          expect(Object.values(parts).every((part) => part >= 0 && part <= 1)).toBe(true);
        }
      }),
    );
  });

  it('goes by the half-life of its own kind alone', () => {
    fc.assert(
      fc.property(halfLives, kind, days, (halfLifeDays, kind, other) => {
        const of = (lives: typeof halfLifeDays): [number | undefined, number | undefined] => {
          const settings = { ...ranking(), halfLifeDays: lives };
          return [rankMemory(memory({ kind }), 0.8, settings)?.score, rankTurn(turn(), 0.8, settings)?.score];
        };
        const own = kind;
        const rest = { semantic: other, episodic: other, procedural: other };
        expect(of({ ...halfLifeDays, ...rest, [own]: halfLifeDays[own] })).toEqual(of(halfLifeDays));
      }),
    );
  });
});

describe('rankMemory', () => {
  it('blends how alike, how lately said as of where the read stands, and how important it is', () => {
    const parts = { similarity: 0.8, recency: 0.5, importance: 0.6 };
    expect(rankMemory(memory(), 0.8, ranking())).toEqual({ parts, score: expect.closeTo(0.72, 12) as number });
  });

  it('goes by the time asked about in place of recency', () => {
    const recency = (time: AskedTime): number | undefined => rankMemory(memory(), 0.8, ranking(time))?.parts.recency;
    expect(recency(asked('rank', ...JANUARY))).toBe(1);
    expect(recency(asked('rank', '03-03', '04-01'))).toBeCloseTo(0.5, 12);
  });

  it('leaves out what lies outside the time that alone was asked for', () => {
    expect(rankMemory(memory(), 0.8, ranking(asked('only', ...JANUARY)))).toMatchObject({ parts: { recency: 1 } });
    expect(rankMemory(memory(), 0.8, ranking(asked('only', ...MAY)))).toBeNull();
    expect(rankMemory(memory(), 0.8, ranking(asked('rank', ...MAY)))).not.toBeNull();
  });

  const isIn = (about: Partial<CandidateRow>, month: readonly [string, string]): boolean =>
    rankMemory(memory(about), 0.8, ranking(asked('only', ...month))) !== null;
  const [inMay, laterInMay] = [ms('05-03'), ms('05-04')];

  it('an episode lies where it takes place, not where it is known', () => {
    const event = { kind: 'episodic', startsAt: ms('04-30'), endsAt: laterInMay };
    expect([isIn(event, MAY), isIn(event, JANUARY)]).toEqual([true, false]);
    expect(isIn({ ...event, endsAt: null }, MAY)).toBe(false);
  });

  it('an episode without a time of its own lies at its start', () => {
    const event = { kind: 'episodic', validFrom: inMay, validTo: ms('12-01') };
    expect([isIn(event, MAY), isIn(event, ['06-01', '07-01'])]).toEqual([true, false]);
  });

  it('any other lies where it holds', () => {
    const fact = { startsAt: inMay, endsAt: laterInMay };
    expect([isIn(fact, MAY), isIn(fact, JANUARY)]).toEqual([false, true]);
  });
});

describe('rankTurn', () => {
  it('counts what was said as half as important as anything', () => {
    const parts = { similarity: 0.8, recency: 0.5, importance: 0.5 };
    expect(rankTurn(turn(), 0.8, ranking())).toEqual({ parts, score: expect.closeTo(0.71, 12) as number });
  });

  it('lies in the time in which it was said, and in the one it speaks of', () => {
    const isIn = (about: Partial<TurnRow>, from: string, to: string): boolean =>
      rankTurn(turn(about), 0.8, ranking(asked('only', from, to))) !== null;
    const ofMay = { expression: 'in May', refersFrom: on('05-01'), refersTo: on('06-01') };
    expect([isIn({}, '02-01', '03-01'), isIn({}, ...MAY), isIn({}, ...JANUARY)]).toEqual([true, false, false]);
    expect([isIn(ofMay, '02-01', '03-01'), isIn(ofMay, ...MAY), isIn(ofMay, ...JANUARY)]).toEqual([true, true, false]);
  });

  it('is as near as the nearer of the two', () => {
    const ofMay = turn({ expression: 'in May', refersFrom: on('05-01'), refersTo: on('06-01') });
    expect(rankTurn(ofMay, 0.8, ranking(asked('rank', ...MAY)))?.parts.recency).toBe(1);
    expect(rankTurn(ofMay, 0.8, ranking(asked('rank', '03-03', '03-04')))?.parts.recency).toBeCloseTo(0.5, 12);
  });
});

describe('rankMemory where a question asks for what was before', () => {
  const before: AskedTime = { ...asked('rank', '01-01', '03-01'), start: null };
  const near = (about: Partial<CandidateRow>): number | undefined =>
    rankMemory(memory(about), 1, ranking(before))?.parts.recency;

  it('what was so right before comes first, and of what happened all that lies before', () => {
    expect(near({ validTo: ms('03-01') })).toBe(1);
    expect(near({ validTo: ms('01-30') })).toBeCloseTo(0.5, 12);
    expect(near({ kind: 'episodic', startsAt: ms('01-01'), endsAt: ms('01-02') })).toBe(1);
  });
});
