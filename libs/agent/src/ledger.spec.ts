import type { Schemas } from '@palimpsest/client';
import { memoryOf } from '../../../test/support/agent/played-service.js';
import { Ledger, type LedgerOptions } from './ledger.js';

const NOON = '2026-03-05T12:00:00.000Z';
const ONE = '2026-03-05T13:00:00.000Z';

const ledger = (options: LedgerOptions = {}): Ledger => new Ledger(({ text }) => text, options);
const ids = ({ facts }: Ledger): string[] => facts.map(({ memory }) => memory.id);
const memories = (...names: string[]): ReturnType<typeof memoryOf>[] => names.map((id) => memoryOf(id, `fact ${id}`));

it('what comes last stands first, in the order it comes in', () => {
  const facts = ledger();
  facts.add(memories('a', 'b'), NOON);
  facts.add(memories('c', 'd'), ONE);
  expect(ids(facts)).toEqual(['c', 'd', 'a', 'b']);
});

it('a fact stands in it once, where it was last asked for', () => {
  const facts = ledger();
  facts.add(memories('a', 'b', 'a'), NOON);
  facts.add(memories('b'), ONE);
  expect(facts.facts.map(({ memory, knownAt }) => [memory.id, knownAt])).toEqual([
    ['b', ONE],
    ['a', NOON],
  ]);
});

it('what was known before stands behind what was asked for', () => {
  const facts = ledger();
  facts.add(memories('asked'), ONE);
  facts.seed(memories('known', 'asked'), NOON);
  expect(ids(facts)).toEqual(['asked', 'known']);
});

it('the oldest leave when the budget is spent, in facts or in tokens', () => {
  const few = ledger({ maxFacts: 2 });
  few.add(memories('a', 'b'), NOON);
  few.add(memories('c'), ONE);
  expect(ids(few)).toEqual(['c', 'a']);
  const short = ledger({ maxTokens: 5, countTokens: (text) => text.split(' ').length });
  short.add(memories('a', 'b', 'c'), NOON);
  expect(ids(short)).toEqual(['a', 'b']);
});

it('a fact that does not fit leaves the others', () => {
  const room = { maxTokens: 6, countTokens: (text: string) => text.length };
  const facts = ledger(room);
  facts.seed([memoryOf('a', 'nuts'), memoryOf('b', 'x')], NOON, [memoryOf('p', 'long'), memoryOf('q', 'y')]);
  expect([facts.plans.map(({ id }) => id), ids(facts)]).toEqual([['q'], ['a', 'b']]);
  facts.add([memoryOf('long', 'a long story')], ONE);
  expect(ids(facts)).toEqual(['a', 'b']);
  facts.add([memoryOf('c', 'tea')], ONE);
  expect(ids(facts)).toEqual(['c', 'b']);
});

it('what is core has its room before all else, and keeps its place', () => {
  const core = memoryOf('nuts', 'fact nuts', { tier: 'core' });
  const facts = ledger({ maxTokens: 6, countTokens: (text) => text.split(' ').length });
  facts.seed([...memories('a'), core], NOON);
  facts.add(memories('b', 'c', 'd'), ONE);
  expect(ids(facts)).toEqual(['b', 'c', 'nuts']);
  const few = facts.fork({ maxFacts: 1 });
  expect(ids(few)).toEqual(['nuts']);
  few.drop(['nuts']);
  expect(ids(few)).toEqual([]);
});

it('by itself it counts a quarter of the bytes, so that Hindi is not taken for a quarter of what it costs', () => {
  const facts = ledger({ maxTokens: 4 });
  facts.add([memoryOf('hindi', 'नमस्ते')], NOON);
  expect(ids(facts)).toEqual([]);
  facts.add([memoryOf('english', 'a longer text')], NOON);
  expect(ids(facts)).toEqual(['english']);
});

it('only a version that was recorded after a fact was read can replace it', () => {
  const [before, after] = ['2026-03-05T11:59:59.999Z', '2026-03-05T12:00:00.001Z'];
  const found = [memoryOf('old', 'x', { recordedAt: before }), memoryOf('new', 'y', { recordedAt: after })];
  const none = ledger();
  none.add(found, ONE);
  expect(none.suspects).toEqual([]);
  const facts = ledger();
  facts.add(memories('known'), NOON);
  facts.add([...found, ...memories('known')], ONE);
  expect(facts.suspects).toEqual(['new']);
  facts.settle('new', ['known']);
  expect([ids(facts), facts.suspects]).toEqual([['old', 'new'], []]);
});

it('what was read before a fact at hand was recorded may be what that replaced', () => {
  const facts = ledger();
  facts.add([memoryOf('new', 'y', { recordedAt: '2026-03-05T12:30:00Z' })], ONE);
  facts.seed(memories('old'), NOON);
  expect(facts.suspects).toEqual(['new']);
  facts.settle('new', ['old']);
  facts.seed(memories('old'), NOON);
  facts.add(memories('other'), NOON);
  expect([ids(facts), facts.suspects]).toEqual([['other', 'new'], []]);
});

it('what was replaced does not come back, neither here nor in a fork', () => {
  const facts = ledger();
  facts.add(memories('porto'), NOON);
  facts.remembered(memoryOf('lisbon', 'x', { recordedAt: ONE }), ['porto'], new Date(ONE));
  const fork = facts.fork();
  for (const each of [facts, fork]) {
    each.add(memories('porto'), NOON);
    each.seed(memories('porto'), NOON);
    expect([ids(each), each.suspects]).toEqual([['lisbon'], []]);
  }
});

it('a statement that replaced what was not at hand may stand for a version before that', () => {
  const facts = ledger();
  facts.add(memories('porto'), NOON);
  facts.remembered(memoryOf('goa', 'x', { recordedAt: ONE }), ['lisbon'], new Date(ONE));
  expect([ids(facts), facts.suspects]).toEqual([['goa', 'porto'], ['goa']]);
});

it('a fork goes its own way, within a budget of its own', () => {
  const facts = ledger();
  facts.add(memories('a', 'b', 'c'), NOON);
  const fork = facts.fork({ maxFacts: 2 });
  expect(ids(fork)).toEqual(['a', 'b']);
  fork.add(memories('d'), ONE);
  facts.drop(['a']);
  expect([ids(facts), ids(fork)]).toEqual([
    ['b', 'c'],
    ['d', 'a'],
  ]);
});

describe('what changed since the session before', () => {
  const change = (id: string): Schemas['ChangeSince'] => ({
    ...{ what: 'new', memory: memoryOf(id, `fact ${id}`), before: null },
  });
  const words = (text: string): number => text.split(' ').length;

  it('has of a fork a quarter of the room of that', () => {
    const facts = ledger({ maxTokens: 160, countTokens: words });
    facts.seedChanges(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => change(id)));
    facts.seed([memoryOf('nuts', 'fact nuts', { tier: 'core' }), ...memories('tea')], NOON);
    const child = facts.fork({ maxTokens: 20 });
    expect([facts.changes.length, child.changes]).toEqual([8, ['- new: fact a', '- and more than these']]);
    expect(ids(child)).toEqual(['nuts', 'tea']);
  });

  it('is at hand: its history is read when a later version of it may have come, before or behind it', () => {
    const facts = ledger({ maxTokens: 40, countTokens: words });
    const goa = memoryOf('goa', 'Lives in Goa', { recordedAt: ONE });
    facts.seedChanges([change('lisbon')], false, NOON);
    facts.add([goa], ONE);
    expect(facts.suspects).toEqual(['goa']);
    facts.settle('goa', ['lisbon']);
    expect([facts.changes, facts.suspects]).toEqual([[], []]);
    const late = ledger();
    late.add([goa], ONE);
    late.seedChanges([change('lisbon')], false, NOON);
    expect(late.suspects).toEqual(['goa']);
  });

  it('is not told as more than nothing', () => {
    const facts = ledger();
    facts.seedChanges([change('lisbon')], true, NOON);
    expect(facts.changes).toEqual(['- new: fact lisbon', '- and more than these']);
    facts.drop(['lisbon']);
    expect(facts.changes).toEqual([]);
  });
});

it('what is core leaves a quarter of the room to what is said, in tokens and in facts', () => {
  const many = Array.from({ length: 40 }, (_, i) => memoryOf(`core ${i}`, 'x', { tier: 'core' }));
  for (const room of [{ maxTokens: 20 }, { maxFacts: 20 }]) {
    const facts = ledger({ ...room, countTokens: () => 1 });
    facts.seed(many, NOON);
    expect(ids(facts)).toHaveLength(20);
    facts.add(memories('flight'), ONE);
    facts.add(memories('seat'), ONE);
    expect([ids(facts).slice(0, 3), ids(facts).length]).toEqual([['seat', 'flight', 'core 0'], 20]);
    facts.add(memories('a', 'b', 'c', 'd', 'e', 'f'), ONE);
    expect(ids(facts).filter((id) => id.startsWith('core'))).toHaveLength(15);
  }
});
