import { assertedPart, modalityOfText } from './assertions.js';
import { sentences } from './words.js';

describe('sentences', () => {
  it.each([
    ['I see Dr. Rao. She is kind; I like her.', ['I see Dr. Rao.', 'She is kind;', 'I like her.']],
    ['मैं रोम में रहती हूँ। मेरा नाम आशा है।', ['मैं रोम में रहती हूँ।', 'मेरा नाम आशा है।']],
    ['i live in rome\ni have a dog', ['i live in rome', 'i have a dog']],
    ['   ', []],
  ])('of %j', (text, parts) => expect(sentences(text)).toEqual(parts));

  it('reads no more than plain speech has', () => {
    expect(sentences(`${'word '.repeat(600)}. I live in Rome.`)).toHaveLength(1);
  });
});

describe('a stop behind a short form', () => {
  it.each([
    ['I heard Dr. Rao moved to Leeds.', 'hearsay'],
    ['I wish Dr. Rao were my dentist.', 'wish'],
    ['She hopes that St. Mary’s takes her.', 'wish'],
  ] as const)('ends no sentence: %s', (text, modality) => {
    expect(modalityOfText(text)).toBe(modality);
    expect(assertedPart(text)).toBeNull();
  });

  it.each([
    ['I want to leave at 9 a.m. I live in Rome.', 'I live in Rome.'],
    ['I wish I took vitamin D. My doctor is Mr. Cole.', 'My doctor is Mr. Cole.'],
  ])('ends one before what plainly begins another: %s', (text, stated) => expect(assertedPart(text)).toBe(stated));
});
