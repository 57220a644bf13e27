import fc from 'fast-check';
import { expectLinear } from '../../../../test/support/speed/linear-time.js';
import { flatRanges, isInReadable, rangesFromFlat, rangesOverlap, readableText, unreadRanges } from './unread.js';

const TURN = 'I live in Porto. I was fired, for stealing! Is that all? It is.';

it.each([
  [['was fired for stealing'], 'I live in Porto. █████████████████████████! Is that all? It is.'],
  [[null, 'I live in Porto.'], '███████████████. I was fired, for stealing! Is that all? It is.'],
  [['Asha lost her job', 'I was fired'], 'I live in Porto. █████████████████████████! Is that all? It is.'],
  [['Porto. I was fired'], '███████████████. █████████████████████████! Is that all? It is.'],
  [['Asha lost her job', null], null],
])('of what says %j is left: %s', (words, left) => {
  expect(readableText(TURN, flatRanges(unreadRanges(TURN, words)))).toBe(left);
});

it('hides the sentence that says it without a blank beside it', () => {
  const text = '東京です。実は花生にアレルギーがあります。仕事は医者です。';
  const left = readableText(text, flatRanges(unreadRanges(text, ['花生にアレルギー'])));
  expect(left).toBe('東京です。███████████████。仕事は医者です。');
});

it('hides every sentence that says it, and reads all of a turn of which nothing was forgotten', () => {
  const text = 'I smoke. I run. I smoke!';
  expect(readableText(text, flatRanges(unreadRanges(text, ['I smoke'])))).toBe('███████. I run. ███████!');
  expect([readableText(text, []), readableText('…', [])]).toEqual([text, '…']);
});

it.each([
  ["I'm vegan. My email is jo@site.example.", 'My email is jo@site.example', "I'm vegan. ███████████████████████████."],
  ["I'm vegan. Dr. Brown is my dentist.", 'Dr. Brown is my dentist.', "I'm vegan. ███████████████████████."],
  ['I take 2.5 mg of it\nI live in Porto', 'I take 2.5 mg of it', '███████████████████\nI live in Porto'],
  ['Yes. I live in Porto. Yes, I do.', 'Yes', '███. I live in Porto. Yes, I do.'],
])('a stop inside a word ends no sentence: %j without %j', (text, quote, left) => {
  expect(readableText(text, flatRanges(unreadRanges(text, [quote])))).toBe(left);
});

it('keeps the stop also of a place that was kept with the blank before it', () => {
  expect(readableText(TURN, [16, 43])).toBe('I live in Porto. █████████████████████████! Is that all? It is.');
});

it('has no words that touch what is hidden', () => {
  const left = 'I live in Porto. █████████! I work at Bosch.';
  expect(['I live in Porto', 'I work at Bosch.'].map((quote) => isInReadable(quote, left))).toEqual([true, true]);
  expect(
    ['I live in Porto. I work at Bosch.', 'I live in Porto. ██'].map((quote) => isInReadable(quote, left)),
  ).toEqual([false, false]);
});

it('never leaves words that were told, and keeps the length', () => {
  const words = fc.array(fc.constantFrom('tea', 'coffee', 'I drink', 'a cat.', 'why?', '\n', 'no'), { maxLength: 12 });
  fc.assert(
    fc.property(words, fc.constantFrom('coffee', 'I drink coffee', 'a cat. why?'), (parts, said) => {
      const text = parts.join(' ');
      const left = readableText(text, flatRanges(unreadRanges(text, [said])));
      if (left === null) return;
      expect(left).toHaveLength(text.length);
      expect(left).not.toContain(said);
    }),
  );
});

it('places meet where they have something in common', () => {
  expect(rangesOverlap(rangesFromFlat([0, 4, 9, 12]), [{ start: 4, end: 9 }])).toBe(false);
  expect(rangesOverlap(rangesFromFlat([0, 4, 9, 12]), [{ start: 11, end: 14 }])).toBe(true);
});

it('a long turn takes no longer than its length says', () =>
  expectLinear((text) => unreadRanges(text, ['a'.repeat(500)]), 'a. '));
