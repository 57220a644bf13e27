import { expectLinear } from '../../../../test/support/speed/linear-time.js';
import { answersOtherQuestion, withoutContext } from './asked.js';

const SIZE = 'Asked "What size did you get?": A twelve.';
const MARE = 'Asked "What\'s her name?": Juniper.';

describe('answersOtherQuestion', () => {
  it.each([
    ['Asked "Which team are you in?": Payroll.', SIZE],
    ['Asked "What was the pony\'s name?": Toffee.', MARE],
    ['Asked "Is he on any medication?": Yes, Metacam.', 'Asked about any allergies: latex.'],
    ['Asked "Is water getting in?": In the loft.', 'I work from home on Mondays.'],
    ["I'm in town for my hair.", 'Asked "Will you come in?": On Friday.'],
  ])('%s | %s', (statement, fact) => {
    expect(answersOtherQuestion(statement, fact)).toBe(true);
  });

  it.each([
    ['Asked "And what size did you get?": A fourteen.', SIZE],
    ['Asked about any allergies: none now.', 'Asked about any allergies: latex.'],
    ['Asked "Do you still work from home?": Not since May.', 'I work from home on Mondays.'],
    ['I got a size ten in the end.', SIZE],
    ["I've moved to York.", 'I live in Leeds.'],
  ])('may be of the same: %s | %s', (statement, fact) => {
    expect(answersOtherQuestion(statement, fact)).toBe(false);
  });

  it.each(['a ', '" after "', '": ', ': '])('takes linear time: %s', (unit) =>
    expectLinear((text) => answersOtherQuestion(`Asked "${text}`, `Asked about any ${text}`), unit),
  );

  it('is asked of an answer without what was said before its question', () => {
    expect(withoutContext('Asked "What make is it?" after "My boiler is down": A Worcester.')).toBe(
      'Asked "What make is it?": A Worcester.',
    );
    expect(withoutContext('I asked "What?" after "No": it rang.')).toBe('I asked "What?" after "No": it rang.');
  });
});
