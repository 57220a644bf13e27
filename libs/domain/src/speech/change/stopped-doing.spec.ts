import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { readPlainChange } from './read-change.js';

describe('what somebody stopped doing', () => {
  it.each([
    ['I gave up smoking in the new year.', 'I smoke ten a day.'],
    ["I've stopped driving since the op.", 'I drive a Fiesta to work.'],
    ["I've finally given up running altogether.", 'I run ten miles a week.'],
  ])('%s ends: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).not.toBeNull();
  });

  it.each([
    ["I've stopped driving at night.", 'I drive to work.'],
    ['I stopped smoking in the house.', 'I smoke ten a day.'],
    ["My husband's stopped smoking.", 'I smoke ten a day.'],
    ["I haven't stopped smoking.", 'I smoke ten a day.'],
    ['I stopped running on Sundays.', 'I run ten miles a week.'],
    ["I've stopped working Saturdays.", 'I work at Tesco.'],
  ])('%s leaves: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toBeNull();
  });

  it('reads a long text in linear time', async () => {
    await expectLinear((text) => readPlainChange(text, 'I smoke.'), 'i just now stopped smoking ', 2_000);
  });
});
