import { assertOneStory, keptInWords } from './kept-value.js';

const pune = { text: 'Lives in Pune', attribute: 'current_city', value: 'Pune' };
const told = (text: string, value: string) => (): void => assertOneStory(pune, { text, value });

describe('words and value of a correction', () => {
  it.each([
    {
      what: 'new words with the old value',
      text: 'Lives in Nashik',
      value: 'Pune',
      fault: /^The value is still “Pune”/,
    },
    { what: 'a new value with the old words', text: 'Lives in Pune', value: 'Nashik', fault: /^The words do not say/ },
  ])('are refused where only one of them was corrected: $what', ({ text, value, fault }) => {
    expect(told(text, value)).toThrow(fault);
  });

  it.each([
    { what: 'both corrected', text: 'Lives in Nashik', value: 'Nashik' },
    { what: 'both corrected, the value in words of its own', text: 'Her home is the wine capital', value: 'Nashik' },
    { what: 'other words for the same value', text: 'Has lived in  pune for long', value: 'Pune' },
    { what: 'a value that the words say already', text: 'Lives in Pune', value: 'pune' },
    { what: 'neither', text: 'Lives in Pune', value: 'Pune' },
  ])('go together: $what', ({ text, value }) => {
    expect(told(text, value)).not.toThrow();
  });

  it('are not compared where the words never said the value, or there is none', () => {
    const diet = { text: 'Eats no meat', attribute: 'diet', value: 'vegetarian' };
    expect(() => assertOneStory(diet, { text: 'Eats no meat at all', value: 'vegetarian' })).not.toThrow();
    const plain = { text: 'Likes tea', attribute: null, value: null };
    expect(() => assertOneStory(plain, { text: 'Likes coffee' })).not.toThrow();
  });

  it('are both shown before they are written', () => {
    expect(keptInWords({ ...pune, text: 'Lives in Nashik', value: 'Nashik' })).toEqual([
      'Kept: “Lives in Nashik”, with current city “Nashik”.',
    ]);
    expect(keptInWords({ ...pune, text: 'Her home is far off' })).toEqual([
      'Kept: “Her home is far off”, with current city “Pune”, which these words do not say.',
    ]);
    expect(keptInWords({ text: 'Likes tea' })).toEqual(['Kept: “Likes tea”.']);
  });
});
