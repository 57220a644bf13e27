import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { readPlainChange } from './read-change.js';

describe('one child more', () => {
  it.each([
    ['Our fourth arrived.', 'I have 3 kids.'],
    ['Our second was born in July.', 'I have one child.'],
    ["Number three's here.", 'We have two children.'],
    ['My third child was born on Sunday.', "I've got two kids."],
  ])('%s replaces: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toMatchObject({ relation: 'replaces' });
  });

  it.each([
    ['Our second was born in July.', 'I have two children.'],
    ['Our second started nursery.', 'I have one child.'],
    ['My sister had her second.', 'I have one child.'],
    ["My sister's second was born in July.", 'I have one child.'],
    ['Our fourth order arrived.', 'I have 3 kids.'],
    ["Our fourth hasn't arrived.", 'I have 3 kids.'],
    ['Our fourth arrived.', 'I have 3 vans.'],
  ])('%s leaves: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toBeNull();
  });

  it.each(['our fourth ', 'i have three kids '])('is read in linear time: %s', async (unit) => {
    await expectLinear((text) => readPlainChange(text, 'I have 3 kids.'), unit, 2_000);
  });
});
