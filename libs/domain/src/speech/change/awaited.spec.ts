import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { readPlainChange } from './read-change.js';

describe('what is waited for, sought or due', () => {
  it.each([
    ['I got a place with the dentist on Mill Road.', "I'm on the waiting list for a dentist."],
    ['I had the hip done in October.', "I'm waiting for a hip replacement."],
    ["We've found a flat, signed for it yesterday.", "I'm looking for a two-bed flat."],
    ['The house sold last week.', "We're trying to sell the house."],
    ['My passport came this morning.', "I'm waiting for my passport."],
    ['I had the wisdom tooth out in May.', 'I need a wisdom tooth out.'],
    ['I had my smear last month.', "I'm overdue for a smear."],
    ['The MOT was done yesterday.', "My MOT's due in March."],
    ['I had the filling done yesterday.', "I've a filling booked for Wednesday."],
    ['I had the blood test.', 'My blood test is on Monday morning.'],
    ['My son got a place at nursery.', 'My son is on the waiting list for nursery.'],
  ])('%s ends: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).not.toBeNull();
  });

  it.each([
    ['I had an X-ray on my knee.', "I'm waiting for a knee op."],
    ['I got a quote from the plumber.', "I'm waiting for the plumber."],
    ['I got a letter from the dentist.', "I'm on the waiting list for a dentist."],
    ['I looked at a flat in Leeds yesterday.', "I'm looking for a flat in Leeds."],
    ['My mate found a flat.', "I'm looking for a flat."],
    ['I had my covid jab on Saturday.', "I haven't had my flu jab."],
    ["The passport hasn't come.", "I'm waiting for my passport."],
    ["My wife's passport came.", "I'm waiting for my passport."],
    ["I haven't found a flat.", "I'm looking for a flat."],
    ["The car's MOT was done in 2024.", "My van's MOT is due in March."],
    ['I got my tablets yesterday.', 'I need my tablets every day.'],
    ['I had my inhaler on me.', 'I need a repeat of my inhaler.'],
    ["My husband's MOT was done.", "My MOT's due in March."],
  ])('%s leaves: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toBeNull();
  });

  it.each(['got a ', 'had the ', 'my place with '])('reads a long text in linear time: %s', async (unit) => {
    await expectLinear((text) => readPlainChange(text, "I'm waiting for my passport."), unit, 2_000);
  });
});
