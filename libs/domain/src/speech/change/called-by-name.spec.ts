import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { readPlainChange } from './read-change.js';

describe('by which name somebody is called', () => {
  it.each([
    ['Please call me Elizabeth.', 'I prefer to be called Liz.'],
    ['I go by Sam now.', 'Call me Samantha.'],
    ['Prefers to be called Bob.', 'Goes by Robert.'],
  ])('%s replaces: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toMatchObject({ relation: 'replaces' });
  });

  it.each([
    ['Call me Monday.', 'I prefer to be called Liz.'],
    ['Call me on Monday.', 'I prefer to be called Liz.'],
    ["Don't call me Elizabeth.", 'I prefer to be called Liz.'],
    ['My husband calls me Lizzie.', 'I prefer to be called Liz.'],
    ['My sister likes to be called Beth.', 'I prefer to be called Liz.'],
    ['Please call me Liz.', 'I prefer to be called Liz.'],
  ])('%s leaves: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toBeNull();
  });

  it.each(['call me ', 'Please ', 'Call me Liz '])('is read in linear time: %s', async (unit) => {
    await expectLinear((text) => readPlainChange(text, 'Call me Liz.'), unit, 2_000);
  });
});
