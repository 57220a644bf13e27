import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { readPlainChange } from './read-change.js';

describe('who holds a role leaves it', () => {
  it.each([
    ['Sarah Jones left Acme last month.', 'The main contact is Sarah Jones.'],
    ['Sarah left the company.', 'The main contact is Sarah Jones.'],
    ["Dr Hall's retired.", 'My GP is Dr Hall.'],
    ['Dr Hall has retired so I need a new doctor.', 'Dr Hall is my GP.'],
    ['Tom no longer works there.', "Tom is Acme's account manager."],
    ['Priya resigned in May.', "Acme's buyer is Priya."],
    ['Karen has been made redundant.', 'My boss is Karen.'],
  ])('%s ends: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toMatchObject({ relation: 'replaces' });
  });

  it.each([
    ['Sarah Hill left Acme last month.', 'The main contact is Sarah Jones.'],
    ['Sarah left early today.', 'The main contact is Sarah Jones.'],
    ['Sarah left a message.', 'The main contact is Sarah Jones.'],
    ['Sarah left at five.', 'The main contact is Sarah Jones.'],
    ['Tom left the keys with us.', 'Our account manager is Tom.'],
    ['Tom might leave the company.', 'Our account manager is Tom.'],
    ["Tom hasn't left the company.", 'Our account manager is Tom.'],
    ['Anna retired.', 'My wife is Anna.'],
    ["Dr Hall's wife retired.", 'My GP is Dr Hall.'],
    ['Tom moved on to the next point.', 'Our account manager is Tom.'],
  ])('%s leaves: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toBeNull();
  });

  it.each(['Sarah ', 'Sarah left ', 'my main contact is '])('is read in linear time: %s', async (unit) => {
    await expectLinear((text) => readPlainChange(text, 'The main contact is Sarah Jones.'), unit, 2_000);
    await expectLinear((text) => readPlainChange('Sarah left.', text), unit, 2_000);
  });
});
