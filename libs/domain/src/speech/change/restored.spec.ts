import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { readPlainChange } from './read-change.js';

describe('a new one in the place of what is of no use', () => {
  it.each([
    ['They gave me a new hearing aid.', "My hearing aid's broken."],
    ["They've sent me the new card.", "My card's been stolen."],
    ['We had the window replaced last week.', 'The window is cracked.'],
    ['I renewed my passport last week.', "My passport's expired."],
  ])('%s ends: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).not.toBeNull();
  });

  it.each([
    ['They gave me a new hearing test.', "My hearing aid's broken."],
    ["My wife's got a new hearing aid.", "My hearing aid's broken."],
    ['I need a new hearing aid.', "My hearing aid's broken."],
    ["I haven't got a new card.", "My card's been stolen."],
    ["I've got a new card.", 'My card ends 4417.'],
  ])('%s leaves: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toBeNull();
  });

  it('reads a long text in linear time', async () => {
    await expectLinear((text) => readPlainChange(text, "My card's been stolen."), 'got a new card ', 2_000);
  });
});
