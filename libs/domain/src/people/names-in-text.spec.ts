import { beginWithOtherNames } from './names-in-text.js';

describe('beginWithOtherNames', () => {
  it.each([
    ['Nora has given up tennis.', 'Ravi plays tennis.'],
    ["Nora's email is n@one.example.", "Ravi's email is r@one.example."],
    ['Mrs Hart stopped taking aspirin.', 'Mr Cole takes aspirin.'],
    ["Mog's the cat, she gets a pill.", 'Biscuit, our spaniel, is on heart tablets.'],
  ])('%s and %s are of two people', (statement, fact) => {
    expect(beginWithOtherNames(statement, fact)).toBe(true);
  });

  it.each([
    ['Nora has given up tennis.', 'Nora plays tennis.'],
    ['Sam quit smoking.', 'Samantha smokes twenty a day.'],
    ['Nora has given up tennis.', 'Plays tennis.'],
    ['My sister has given up tennis.', 'Nora plays tennis.'],
    ['Dr Okafor has retired.', 'The doctor is Dr Okafor.'],
    ['Customer moved to Porto.', 'Nora lives in Rome.'],
    ['Nora Hart moved to Porto.', 'Mrs Hart lives in Rome.'],
    ['Eats eggs again.', 'Avoids eggs entirely.'],
    ['Smokes cigarettes again.', 'Quit cigarettes in May.'],
    ['Broadband is now with Sky.', 'Internet is with BT.'],
    ['Salary is now 900.', 'Pay is 800.'],
    ['Robert has moved.', 'Bob lives in Porto.'],
    ['Liz has moved.', 'Elizabeth lives in Porto.'],
    ['Bill has moved.', 'William lives in Porto.'],
    ['Sir, my card, the blue one, is blocked.', 'Ravi plays tennis.'],
    ['Surname is Kerr now.', 'Ravi plays tennis.'],
    ['Booking is now for ten.', 'Table is for six.'],
  ])('%s and %s may be of one', (statement, fact) => {
    expect(beginWithOtherNames(statement, fact)).toBe(false);
  });
});
