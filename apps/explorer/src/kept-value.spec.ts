import { assertOneStory, keptInWords, storyInWords } from './kept-value.js';

const pune = { text: 'Lives in Pune', attribute: 'current_city', value: 'Pune' };
const told = (text: string, value: string) => (): void => assertOneStory(pune, { text, value });

describe('words and value of a correction', () => {
  it('are refused where the value was corrected alone', () => {
    expect(told('Lives in Pune', 'Nashik')).toThrow(/^The words do not say the new value “Nashik”/);
    const dogs = { text: 'Has 5 dogs', attribute: 'pets', value: '5' };
    expect(() => assertOneStory(dogs, { text: 'Has 5 dogs', value: '15' })).toThrow(/^The words do not say/);
    const old = { ...dogs, text: 'Has 15 dogs', value: '15' };
    expect(() => assertOneStory(old, { text: 'Has 15 dogs', value: '5' })).toThrow(/^The words do not say/);
  });

  it('are told apart, and not refused, where only the words are new: these may say the value in another way', () => {
    const diet = { text: 'Is vegetarian', attribute: 'diet', value: 'vegetarian' };
    const kept = { ...diet, text: 'Eats no meat' };
    expect(() => assertOneStory(diet, kept)).not.toThrow();
    expect(storyInWords(diet, kept)).toEqual([
      'The value is still “vegetarian”, and the new words do not say it. Correct the value too, unless it is right.',
    ]);
    const dogs = { text: 'Has 5 dogs', attribute: 'pets', value: '5' };
    expect(storyInWords(dogs, { ...dogs, text: 'Has 15 dogs' })).toHaveLength(1);
    expect(storyInWords(dogs, { ...dogs, text: 'There are 5 dogs' })).toEqual([]);
    expect(storyInWords(dogs, { text: 'Has 15 dogs', value: '15' })).toEqual([]);
    expect(storyInWords({ ...diet, text: 'Eats no meat' }, { ...diet, text: 'Never eats meat' })).toEqual([]);
  });

  it.each([
    { text: 'Has 15 dogs', value: '5', says: false },
    { text: 'Lives in Punewadi', value: 'Pune', says: false },
    { text: 'Lives in Punewadi, near Pune.', value: 'pune', says: true },
    { text: '住在东京都', value: '东京', says: true },
    { text: 'ชอบชาเขียว', value: 'ชา', says: true },
    { text: 'Gained 5kg', value: '5kg', says: true },
  ])('$text says $value: $says', ({ text, value, says }) => {
    const besides = says ? '' : ', which these words do not say';
    expect(keptInWords({ text, value, attribute: 'said' })).toEqual([
      `Kept: “${text}”, with said “${value}”${besides}.`,
    ]);
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
