import { expectLinear } from '../../../../test/support/speed/linear-time.js';
import { answersOtherQuestion } from './asked.js';

const SIZE = 'Asked "What size did you get?": A twelve.';
const MARE = 'Asked "What\'s her name?" after "My mare needs her vaccinations": Juniper.';

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
    ['We now have our post sent to York.', 'Asked "Where do you live?": Leeds.'],
  ])('may be of the same: %s | %s', (statement, fact) => {
    expect(answersOtherQuestion(statement, fact)).toBe(false);
  });

  it.each(['a ', '" after "', '": ', ': '])('takes linear time: %s', (unit) =>
    expectLinear((text) => answersOtherQuestion(`Asked "${text}`, `Asked about any ${text}`), unit),
  );
});
