import fc from 'fast-check';
import { type Pattern, patternOf } from '#domain/text/pattern.js';
import { isMaskOf, MASK, maskOf } from './mask.js';

const CARD = 'Her card is 4111 1111 1111 1111, she said.';
const at = { start: CARD.indexOf('4'), end: CARD.indexOf(',') };
const pattern = (words: string): Pattern => patternOf(words) as Pattern;

describe('a mask', () => {
  it('hides what stands where it is told, unit by unit, and leaves the rest in its place', () => {
    expect(maskOf(CARD, [at])(CARD)).toBe(`Her card is ${MASK.repeat(19)}, she said.`);
  });

  it('hides the same words in another text, in any case and spacing, and not within other words', () => {
    const mask = maskOf('Her PIN is Rose 12', [{ start: 11, end: 18 }]);
    expect(mask('rose  12, twice: ROSE 12; no primrose 12 and no rose 123')).toBe(
      `${MASK.repeat(8)}, twice: ${MASK.repeat(7)}; no primrose 12 and no rose 123`,
    );
  });

  it('hides the whole word in another text where a part of one was told', () => {
    expect(maskOf('Card 41112222', [{ start: 5, end: 9 }])('41112222 and 4111')).toBe(`${MASK.repeat(8)} and ████`);
  });

  it('by a pattern hides all that matches, and a star in words that were found is none', () => {
    expect(maskOf(CARD, pattern('4111*1111'))('4111 2222 1111')).toBe(MASK.repeat(14));
    expect(maskOf('It is a*b', [{ start: 6, end: 9 }])('axxb a*b')).toBe('axxb ███');
  });

  it.each([
    ['Her card is 4111 1111 1111 1111.', '4111*1111', `Her card is ${MASK.repeat(19)}.`],
    ['4111 1111 and 4111 2222 1111, 11112', '4111*1111', `${MASK.repeat(28)}, 11112`],
    ['4111 1111\nand 1111', '4111*1111', `${MASK.repeat(9)}\nand 1111`],
    ['4111 1111, then 4111', '4111*', `${MASK.repeat(4)} 1111, then ${MASK.repeat(4)}`],
    ['4111 2222 3333 1111 and 41112', '4111*2222*1111*', `${MASK.repeat(19)} and 41112`],
  ])('of %j reaches by %s as far in the line as it can', (text, words, expected) => {
    expect(maskOf(text, pattern(words))(text)).toBe(expected);
    expect(maskOf('another', pattern(words))(text)).toBe(expected);
  });

  it('hides all of an emoji of which half was told', () => {
    const text = 'a😀b😀c';
    expect(maskOf(text, [{ start: 2, end: 5 }])(text)).toBe('a█████c');
    expect(maskOf(text, [{ start: 1, end: 3 }])(text)).toBe('a██b😀c');
    expect(maskOf(text, [{ start: 3, end: 4 }])(text)).toBe('a😀█😀c');
  });

  it('put on twice changes nothing, and is known as a mask of the text', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'B', ' ', '1', '*', '.', '\n', 'ß', '😀'), maxLength: 30 });
    fc.assert(
      fc.property(words, fc.nat(30), fc.nat(30), (text, a, b) => {
        const span = { start: Math.min(a, b, text.length), end: Math.min(Math.max(a, b) + 1, text.length) };
        if (span.start >= span.end) return;
        const once = maskOf(text, [span])(text);
        expect(once.slice(span.start, span.end)).toBe(MASK.repeat(span.end - span.start));
        expect(maskOf(once, [span])(once)).toBe(once);
        expect(isMaskOf(once, text)).toBe(true);
        expect(once.isWellFormed()).toBe(true);
      }),
    );
  });

  it('is of a text as long, of which each unit stands or is hidden', () => {
    const kept = ['abc', 'a█c', '███', 'abX', '██', '████', ''];
    expect(kept.map((one) => isMaskOf(one, 'abc'))).toEqual([true, true, true, false, false, false, false]);
  });
});
