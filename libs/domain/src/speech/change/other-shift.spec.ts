import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { readPlainChange } from './read-change.js';

describe('another shift', () => {
  it.each([
    ["They've put me on earlies, six till two.", 'I work nights at the depot.'],
    ['I moved over to days in March.', "I'm on the night shift."],
    ['Switched to lates.', 'Works the early shift.'],
    ["My brother's been put on nights.", "My brother's on lates."],
  ])('%s replaces: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toMatchObject({ relation: 'replaces' });
  });

  it.each([
    ['They put me on earlies this week.', 'I work nights.'],
    ['They put me on lates just to cover for Ana.', 'I work nights.'],
    ['My brother was put on nights.', "I'm on days."],
    ['They might put me on days.', 'I work nights.'],
    ["They haven't put me on days.", 'I work nights.'],
    ['They put me on nights again.', 'I work nights.'],
    ['I moved on to days three to five of the course.', 'I work in the shop.'],
    ['They put me on five days a week.', 'I work nights.'],
    ['They put me on earlies.', 'I work four days a week.'],
    ['I was on earlies before that.', 'I work nights.'],
  ])('%s leaves: %s', (statement, fact) => {
    expect(readPlainChange(statement, fact)).toBeNull();
  });

  it('reads a long text in linear time', async () => {
    await expectLinear((text) => readPlainChange(text, 'I work nights.'), 'put me on earlies and lates ', 2_000);
  });
});
