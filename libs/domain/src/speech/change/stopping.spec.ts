import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { inPlainWords } from './stopping.js';

describe('idioms of stopping', () => {
  it.each([
    ['I packed in the fags.', 'I stopped smoking.'],
    ["I've knocked pilates on the head.", "I've stopped pilates."],
    ["I've chucked in teaching.", "I've stopped teaching."],
    ["I've jacked my paper round in.", "I've stopped my paper round."],
    ["I've thrown my job in.", "I've stopped my job."],
    ['He has hung up his football boots.', 'He has stopped playing.'],
    ["We've called it a day with the allotment.", "We've stopped the allotment."],
    ["I've weaned myself off the antidepressants.", "I've stopped the antidepressants."],
    ["I've given up the drink.", "I've stopped drinking alcohol."],
    ['I binned off the subscription.', 'I got rid of the subscription.'],
    ["He's packed it in.", "He's stopped it."],
  ])('are put into plain words: %s', (told, plain) => {
    expect(inPlainWords(told)).toBe(plain);
  });

  it.each([
    'I packed in a hurry.',
    'I packed the fags in the suitcase.',
    'I packed in the car.',
    'I chucked the washing in.',
    'I threw the towels in.',
    'I threw in the towels.',
    'I chucked in a few extra shifts.',
    'I hung up my boots in the hall.',
    'I hung up my coat.',
    'I knocked my head at pilates.',
    'I binned the leftovers.',
    'We called it a day early at the allotment.',
    'I threw in a joke.',
    'I washed my hands.',
    'The gym was packed in the evening.',
    'I should pack in the fags.',
  ])('are not what only looks like them: %s', (told) => {
    expect(inPlainWords(told)).toBe(told);
  });

  it('are found in a time that grows with the length', () => expectLinear(inPlainWords, 'I packed the old van in '));
});
