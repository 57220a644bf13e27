import type { Version } from '#domain/memory/memory.js';
import type { Statement } from '#domain/memory/statement.js';
import { event, known, TUESDAY } from '../../../../test/support/stories/dentist.js';
import { at, city, version } from '../../../../test/support/stories/statements.js';
import type { ClosedAs } from './placement.js';
import { supersede } from './supersede.js';

const NOW = at('2026-03-06');

function written(statement: Statement, closed: Version, as: ClosedAs = 'change'): Version {
  const period = { from: at('2026-01-01'), to: null };
  const placement = {
    period,
    startsKnown: true,
    closes: [{ version: closed, as }],
    factId: closed.factId,
    restates: null,
  };
  return supersede(statement, 'contact', { placement }, NOW, () => 'new').memory;
}

describe('the aliases of what supersedes', () => {
  const words = (from: number, to: number): string[] => Array.from({ length: to - from }, (_, i) => `word ${from + i}`);

  it('are its own and those of the plan, each once, whatever its case', () => {
    const plan = known('plan', { ...TUESDAY, aliases: ['Teeth check', 'Filling'] });
    const { aliases } = written(event('done', { aliases: ['filling', 'Crown'] }), plan);
    expect(aliases.map((alias) => alias.toLowerCase())).toEqual(['filling', 'crown', 'teeth check']);
  });

  it('are 16 at most, its own first', () => {
    const plan = known('plan', { ...TUESDAY, aliases: words(8, 24) });
    expect(written(event('done', { aliases: words(0, 8) }), plan).aliases).toEqual(words(0, 16));
  });

  it('are its own alone, where it is no event', () => {
    expect(written(city('Lisbon'), version('porto', { aliases: ['Oporto'] })).aliases).toEqual([]);
  });
});

it('an extension counts what was said before, and a change does not', () => {
  const before = version('porto', { confidence: 0.5 });
  expect(written(city('Porto', { confidence: 0.8 }), before, 'extension').confidence).toBe(0.9);
  expect(written(city('Lisbon', { confidence: 0.8 }), before, 'change').confidence).toBe(0.8);
});
