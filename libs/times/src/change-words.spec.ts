import { saidChange } from './change-words.js';

describe('what is not done to a plan', () => {
  it.each([
    "I won't cancel the dentist.",
    "I can't cancel the dentist.",
    'I cannot cancel the dentist.',
    'I could not cancel the dentist.',
    'I couldn’t cancel the dentist.',
    "I wouldn't cancel the dentist.",
    'I am unable to cancel the dentist.',
    "I'm not able to cancel the dentist.",
    "I haven't been able to cancel the dentist.",
    'I forgot to cancel the dentist.',
    'I failed to cancel the dentist.',
    "It's too late to cancel the dentist.",
    'It is impossible to cancel the dentist.',
    'I decided against cancelling the dentist.',
    'The dentist is no longer cancelled.',
    'No one cancelled the dentist.',
    "The dentist can't be moved to Friday.",
    "They won't move the dentist to Friday.",
    "They aren't moving the dentist to Friday.",
    "You mustn't move the dentist to Friday.",
    'I might ask whether Dr. Rao cancelled the check-up.',
    "She hopes that St. Mary's cancelled the check-up.",
  ])('is no change: %s', (text) => {
    expect(saidChange(text)).toBeNull();
  });

  it.each([
    ["I can't make it to the dentist on Friday.", 'cancel'],
    ["I won't be able to make it on Friday.", 'cancel'],
    ["The dentist won't happen.", 'cancel'],
    ["I can't come, so I cancelled the dentist.", 'cancel'],
    ["Tom can't do Friday, so we moved lunch to Saturday.", 'move'],
    ['I no longer need the dentist.', 'cancel'],
    ['I was able to cancel the dentist.', 'cancel'],
  ])('is a change by what is: %s', (text, does) => {
    expect(saidChange(text)?.does).toBe(does);
  });
});

it('the title of a doctor ends no sentence, so that all of it tells which plan is meant', () => {
  expect(saidChange('The check-up with Dr. Rao was moved to Friday.')?.clause).toBe(
    'The check-up with Dr. Rao was moved to Friday.',
  );
});
