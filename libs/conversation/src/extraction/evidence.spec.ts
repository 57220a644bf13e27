import { isQuoted } from '#domain/text/quote.js';
import { placeOfQuote } from './evidence.js';

const SAID = 'Well — I’ve moved to Lisbon, you know, last Tuesday!  And the flat is tiny.';

describe('a quote', () => {
  it.each(['moved to Lisbon', 'I’ve MOVED to Lisbon', '"moved  to lisbon, you know"', 'the flat is tiny'])(
    'stands in the turn: %s',
    (quote) => {
      expect(isQuoted(quote, SAID)).toBe(true);
    },
  );

  it.each(['moved to Porto', 'oved to Lisbo', 'flat', '', '…', 'moved Lisbon to'])('does not: %s', (quote) => {
    expect(isQuoted(quote, SAID)).toBe(false);
  });

  it('has six characters at least', () => {
    expect(isQuoted('is tiny', SAID)).toBe(true);
    expect([isQuoted('I know', 'Well, I know.'), isQuoted('I kno', 'Well, I kno.')]).toEqual([true, false]);
  });

  it('may be short when it is the whole turn', () => {
    expect(isQuoted('Yes', 'Yes.')).toBe(true);
    expect(isQuoted('Yes', 'Yes, I do.')).toBe(false);
  });
});

describe('a quote in a script without blanks', () => {
  it.each([
    ['大阪に住んでいます', '私は大阪に住んでいます。'],
    ['2LDKに住んでいます', '私は2LDKに住んでいます。'],
    ['我对花生过敏', '医生说我对花生过敏,所以不能吃'],
    ['我在北京', '我在北京工作'],
    ['大阪です', '実は大阪です。'],
    ['ผมแพ้กุ้ง', 'ครับผมแพ้กุ้ง'],
  ])('stands within a stretch of letters: %s', (quote, text) => expect(isQuoted(quote, text)).toBe(true));

  it.each([
    ['东京塔', '我在北京工作'],
    ['是的', '是的,我在北京工作'],
    ['はい', 'はい、大阪です。'],
    ['ผมแพ้กุ', 'ครับผมแพ้กุ้ง'],
    ['LDKに住んでいます', '私は2LDKに住んでいます。'],
  ])('does not: %s', (quote, text) => expect(isQuoted(quote, text)).toBe(false));

  it('is looked for in the other turns too', () => {
    const turns = [
      { id: 't0', text: 'はい。' },
      { id: 't1', text: '私は大阪です。' },
    ];
    expect(placeOfQuote(turns, { turnId: 't0', quote: '大阪です' })).toBe(1);
    expect(placeOfQuote(turns, { turnId: 't1', quote: 'はい' })).toBe(-1);
  });
});

describe('the turn of a quote', () => {
  const turns = ['I like tea.', 'I moved to Porto.', 'Yes.', 'I moved to Porto.'].map((text, i) => ({
    id: `t${i}`,
    text,
  }));
  const place = (turnId: string, quote: string): number => placeOfQuote(turns, { turnId, quote });

  it('is the one that was named, else the nearest that has it', () => {
    expect(place('t3', 'moved to Porto')).toBe(3);
    expect(place('t0', 'moved to Porto')).toBe(1);
    expect(place('unknown', 'I like tea')).toBe(0);
  });

  it('is none for words that nobody said, or that are too few to look for', () => {
    expect(place('t0', 'moved to Braga')).toBe(-1);
    expect([place('t2', 'Yes'), place('t0', 'Yes')]).toEqual([2, -1]);
  });
});
