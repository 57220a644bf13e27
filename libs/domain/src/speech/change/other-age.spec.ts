import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { readPlainChange } from './read-change.js';

describe('another age', () => {
  it.each([
    ["It was Aisha's eighth birthday on Sunday.", 'My daughter Aisha is 7.'],
    ['Aisha turned 8 on Sunday.', 'Aisha is seven years old.'],
    ['My son turned nine last week.', 'My son is 8.'],
    ['I turned 40 in May.', "I'm 39."],
    ['Turned forty at the weekend, had a cake shaped like a spanner.', "I'm 39."],
    ['We had her thirtieth birthday on Sunday.', "She's 29."],
    ['We had his 3rd birthday yesterday.', "He's two."],
  ])('%s replaces: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toMatchObject({ relation: 'replaces' });
  });

  it.each([
    ["It's Aisha's eighth birthday next week.", 'My daughter Aisha is 7.'],
    ["We're planning Aisha's eighth birthday.", 'My daughter Aisha is 7.'],
    ["It was Omar's eighth birthday on Sunday.", 'My daughter Aisha is 7.'],
    ['My nephew turned nine last week.', 'My son is 8.'],
    ['I turned 30 on a beach.', "I'm 39."],
    ['He turned nine cartwheels.', "He's eight."],
    ['Aisha got a bike for her eighth birthday present.', 'Aisha is 7.'],
    ['She wants to be a vet when she turns ten.', "She's nine."],
    ['My mum turned 80 on Sunday.', "I'm 39."],
    ['Aisha is the first of eight.', 'Aisha is 7.'],
  ])('%s leaves: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toBeNull();
  });

  it('reads a long text in linear time', async () => {
    await expectLinear((text) => readPlainChange(text, "I'm 39."), 'it was my turned 40 eighth birthday ', 2_000);
  });
});
