import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { readPlainChange } from './read-change.js';

const cueOf = (statement: string, fact: string): string | undefined => readPlainChange(statement, fact)?.cue;

describe('what goes on for a time', () => {
  it.each([
    ["My probation's up.", "I'm on probation at work.", 'up'],
    ["The ban's over, I'm driving again.", "I'm banned from driving.", 'over'],
    ['The chemo is all done.', "I'm having chemo.", 'done'],
    ["The building work's done.", "We're having building work done.", 'done'],
    ['Our quarantine is finally over.', "We're in quarantine.", 'over'],
  ])('"%s" ends "%s" by %s', (statement, fact, cue) => {
    expect(cueOf(statement, fact)).toBe(cue);
  });

  it.each([
    ["My probation's not up yet.", "I'm on probation at work."],
    ["If my probation's up I can leave.", "I'm on probation at work."],
    ["Dinner's done.", 'I cook dinner on Sundays.'],
    ["The meeting's over.", 'I have a meeting on Mondays.'],
    ["The work's up on the wall.", "I'm in work at nine."],
    ['The building is finished.', "We're having building work done."],
    ["My shift's over.", "I'm on the late shift."],
  ])('"%s" does not plainly end "%s"', (statement, fact) => {
    expect(cueOf(statement, fact)).toBeUndefined();
  });

  it('is read in linear time', () =>
    expectLinear((text) => cueOf(`the ${text}`, "We're on work work work"), 'work now ', 2_000));
});
