import { asBecome, asNow } from './becoming.js';

describe('what is so from a day on', () => {
  it.each([
    ["I'm on nights.", "I'm on nights now."],
    ["He's working weekends.", "He's working weekends now."],
    ['I work out of Leeds.', 'I work out of Leeds now.'],
    ['She works out of the Hull office.', 'She works out of the Hull office now.'],
    ['I work with Sam.', 'I work with Sam.'],
    ['I work on the Hull account.', 'I work on the Hull account.'],
    ["I'll be on nights.", "I'm on nights now."],
    ["I'm now on nights.", "I'm now on nights."],
    ["I'm a nurse.", "I'm a nurse."],
  ])('is told as if it were: %s', (told, now) => {
    expect(asNow(told)).toBe(now);
  });
});

describe('what comes about on a day', () => {
  it.each([
    ['I go onto nights.', 'I have gone onto nights now.'],
    ['My husband goes on to nights.', 'My husband has gone on to nights now.'],
    ["I'm transferring to the Hull team.", 'I have transferred to the Hull team now.'],
    ["I'm moving to year five.", 'I have moved to year five now.'],
    ["We're moving to York.", 'We moved to York.'],
    ['I become store manager.', 'I have become store manager now.'],
    ['I start at Lidl.', 'I have started at Lidl now.'],
    ['I go full-time.', 'I have gone full-time now.'],
  ])('is told as if it had: %s', (told, become) => {
    expect(asBecome(told)).toBe(become);
  });

  it.each([
    'I go to York for a course.',
    'I go to the Hull office.',
    'I start my holiday.',
    'I start at Lidl at nine.',
    "I'm moving to a bigger flat.",
    'If I get it I go onto nights.',
    'Moves to York.',
    'Yoga starts again.',
    "I'd love to move to Vienna.",
    'I want my son to move to York.',
  ])('is not told so where it passes with the day, or may not come: %s', (told) => {
    expect(asBecome(told)).toBeNull();
  });

  it.each([
    ["I'll be working three days a week.", "I'm working three days a week now."],
    ['my manager will be Gordon.', 'my manager is Gordon.'],
    ['our gas will be with Octopus.', 'our gas is with Octopus.'],
    ['my hours will be nine to five.', 'my hours are nine to five.'],
    ["we'll pay quarterly", 'we pay quarterly now'],
    ["He'll be in Leeds now.", "He's in Leeds now."],
    ['I live in Leeds.', 'I live in Leeds.'],
  ])('what will be so is told as if it were: %s', (told, now) => {
    expect(asNow(told)).toBe(now);
  });
});
