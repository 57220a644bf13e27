import { grep } from '#contract/calendar.js';
import { newId } from '#graph/ids.js';
import { onlyTurn, patternOf, type TurnsPage } from './quote-search.js';

const taken = (pattern: string): boolean => grep.input.safeParse({ contactId: newId(), pattern }).success;

describe('the words that a quote is looked for by', () => {
  it.each([
    { what: 'a short one', quote: 'We moved to Pune', words: 'We moved to Pune' },
    { what: 'the longest of its lines', quote: 'Yes.\n I moved to Pune \nlast week', words: 'I moved to Pune' },
    { what: 'a longer one by its beginning', quote: 'a'.repeat(500), words: `${'a'.repeat(199)}*` },
    { what: 'and no half of a letter', quote: `${'a'.repeat(198)}😀bcd`, words: `${'a'.repeat(198)}*` },
  ])('are taken by the service: $what', ({ quote, words }) => {
    expect(patternOf(quote)).toBe(words);
    expect(taken(words)).toBe(true);
  });

  it.each(['…', ' * ', '\n'])('are none where there is no letter: %j', (quote) => {
    expect(patternOf(quote)).toBeNull();
  });
});

describe('the turn that says it', () => {
  const turn = (id: string, sessionId: string): { id: string; sessionId: string } => ({ id, sessionId });
  const paged = (...pages: TurnsPage<{ id: string; sessionId: string }>['turns'][]) => {
    const asked: (string | null)[] = [];
    const read = (cursor: string | null): Promise<TurnsPage<{ id: string; sessionId: string }>> => {
      asked.push(cursor);
      const place = Number(cursor ?? 0);
      return Promise.resolve({
        turns: pages[place] ?? [],
        nextCursor: place + 1 < pages.length ? `${place + 1}` : null,
      });
    };
    return { read, asked };
  };

  it('is found on a later page, also after an empty one', async () => {
    const { read, asked } = paged([turn('1', 'b')], [], [turn('2', 'a')]);
    await expect(onlyTurn('2', read)).resolves.toEqual(turn('2', 'a'));
    expect(asked).toEqual([null, '1', '2']);
  });

  it('is none of those that have one id in two sessions, also on two pages', async () => {
    await expect(onlyTurn('1', paged([turn('1', 'b')], [turn('1', 'a')], []).read)).resolves.toBeNull();
    await expect(onlyTurn('1', paged([turn('2', 'b')]).read)).resolves.toBeNull();
  });

  it('is none where there are more pages than are read, for another can be on them', async () => {
    const endless = paged(...Array.from({ length: 1_000 }, (_, i) => (i === 0 ? [turn('1', 'b')] : [])));
    await expect(onlyTurn('1', endless.read)).resolves.toBeNull();
    expect(endless.asked.length).toBeLessThan(50);
  });
});
