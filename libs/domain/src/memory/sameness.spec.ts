import fc from 'fast-check';
import { differOnlyInNumbers, factKey } from './sameness.js';

const CONTACT = { subject: null, status: null };
const words = (text: string): string => factKey({ ...CONTACT, attribute: null, value: null, text });

describe('factKey', () => {
  it('is attribute and value where there is a value, whatever the words', () => {
    const said = { ...CONTACT, attribute: 'current_city', value: 'Porto' };
    expect(factKey({ ...said, text: 'She moved to Porto.' })).toBe(factKey({ ...said, text: 'Porto it is' }));
  });

  it('keeps attributes apart that have the same value', () => {
    const said = { ...CONTACT, value: 'Porto', text: 'Porto' };
    expect(factKey({ ...said, attribute: 'birth_place' })).not.toBe(factKey({ ...said, attribute: 'current_city' }));
  });

  it.each([
    { a: 'Dinner at 9:00', b: 'Dinner at 9:30' },
    { a: 'Call her after 6 pm', b: 'Call her after 7 pm' },
    { a: 'Call her at 6 am', b: 'Call her at 6 pm' },
    { a: 'She has two cats', b: 'She has three cats' },
    { a: 'She has one dog', b: 'She has two dogs' },
    { a: 'She pays 1.5 %', b: 'She pays 15 %' },
    { a: 'She pays -5', b: 'She pays 5' },
    { a: 'Flat 1-2', b: 'Flat 12' },
  ])('never takes "$a" for "$b"', ({ a, b }) => {
    expect(words(a)).not.toBe(words(b));
  });

  it('never takes one number for another', () => {
    const sentence = (n: number): string => `She has ${n} cats.`;
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (a, b) => {
          fc.pre(String(a) !== String(b));
          expect(words(sentence(a))).not.toBe(words(sentence(b)));
        },
      ),
    );
  });
});

describe('differOnlyInNumbers', () => {
  it.each([
    { a: 'Dinner at 9:00', b: 'Dinner at 9:30' },
    { a: 'Dinner at 9', b: 'Dinner at 9:30' },
    { a: 'Call her after 6 pm', b: 'Call her after 7 pm' },
    { a: 'Call her at 6 am', b: 'Call her at 6 pm' },
    { a: 'Call her in the morning', b: 'Call her in the evening' },
    { a: 'She has two cats', b: 'She has three cats' },
    { a: 'She has one dog', b: 'She has two dogs' },
    { a: 'She has twenty-two cats', b: 'She has twenty cats' },
    { a: 'The 1st of May', b: 'The 3rd of May' },
    { a: 'half past nine', b: 'quarter to nine' },
  ])('sees that "$a" and "$b" differ in nothing else', ({ a, b }) => {
    expect([differOnlyInNumbers(a, b), differOnlyInNumbers(b, a)]).toEqual([true, true]);
  });

  it.each([
    { what: 'the same words', a: 'She has two cats.', b: 'she has two cats' },
    { what: 'other words', a: 'She has two cats', b: 'She has two dogs' },
    { what: 'words that stand together in one only', a: 'At 2 some times', b: 'At 3 sometimes' },
    { what: 'other words and numbers', a: 'She has two cats', b: 'She has three dogs' },
  ])('does not speak of $what', ({ a, b }) => {
    expect(differOnlyInNumbers(a, b)).toBe(false);
  });
});
