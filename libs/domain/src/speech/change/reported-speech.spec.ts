import { isKeptFrom, isSaidByAnother, withoutReported, withoutTelling } from './reported-speech.js';

describe('what somebody else said', () => {
  it.each([
    ['She said "cancel my gym".', 'I go to the gym.'],
    ['He said “I’ve stopped smoking”.', 'I smoke.'],
    ["My wife told me she's given up coffee.", 'I drink coffee.'],
    ["My mate reckons he's switched provider.", "I'm with the old provider."],
    ['The woman on the till said "I don\'t work here any more".', 'I work at the shop.'],
  ])('is about whoever said it: %s', (statement, fact) => {
    expect(isSaidByAnother(statement, fact)).toBe(true);
  });

  it.each([
    ["My sister told me she's moved to York.", 'My sister lives in Leeds.'],
    ["Jack says he's given up the drums.", 'My son Jack plays the drums.'],
    ['The doctor told me I no longer need warfarin.', 'I take warfarin.'],
    ['The agent said "we\'ve sold your house".', 'I live in York.'],
    ['I rang and said "cancel my gym", and they did.', 'I go to the gym.'],
    ['She said "cancel it", and I have stopped.', 'I go to the gym.'],
    ['She said "cancel my gym".', 'She goes to the gym.'],
    ["I said to her I've stopped smoking.", 'I smoke.'],
    ["We said we've moved.", 'We live in Leeds.'],
  ])('can be about the fact: %s', (statement, fact) => {
    expect(isSaidByAnother(statement, fact)).toBe(false);
  });
});

describe('a statement without what somebody else said', () => {
  it.each([
    ['It\'s been a long week. My brother told me "I\'ve quit smoking".', 'I smoke.', "It's been a long week."],
    ["My wife told me she's given up coffee. I still drink it.", 'I drink coffee.', 'I still drink it.'],
    ["My sister told me she's moved. She likes it.", 'My sister lives in Leeds.', null],
    ["I've moved. I like it.", 'I live in Leeds.', null],
    ["My wife told me she's given up coffee.", 'I drink coffee.', null],
  ])('%s (known: %s)', (statement, fact, left) => {
    expect(withoutReported(statement, fact)).toBe(left ?? statement);
  });
});

describe('what is to be told to somebody', () => {
  it.each([
    ["Tell him I've stopped smoking.", "I've stopped smoking."],
    ["I told my mum that I don't work there any more.", "I don't work there any more."],
    ["As I said to the nurse, I've given up coffee.", "I've given up coffee."],
    ["Please let the surgery know we've moved.", "we've moved."],
    ['Tell him to stop smoking.', 'Tell him to stop smoking.'],
    ['Tell me I am right.', 'Tell me I am right.'],
    ['I told him I loved it.', 'I told him I loved it.'],
  ])('is what it says of the speaker: %s', (sentence, told) => {
    expect(withoutTelling(sentence)).toBe(told);
  });

  it.each([
    ["Don't tell him I've stopped smoking.", true],
    ["Never mention that I've moved.", true],
    ["Tell him I don't smoke.", false],
  ])('leaves open what is kept from somebody: %s', (statement, isKept) => {
    expect(isKeptFrom(statement)).toBe(isKept);
  });
});
