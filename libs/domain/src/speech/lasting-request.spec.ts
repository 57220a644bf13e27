import { expectLinear } from '../../../../test/support/speed/linear-time.js';
import { assertedPart, modalityOfText } from './assertions.js';
import { arrangementBefore, asArrangement } from './lasting-request.js';

it.each([
  ['I want mornings from now on.', 'Mornings from now on.'],
  ["I'd like decaf from now on, please.", 'Decaf from now on, please.'],
  ["I'd like to be called Sam from now on.", "I'm called Sam from now on."],
  ['We want to come on Fridays from now on.', 'We come on Fridays from now on.'],
  ['Could we switch to Fridays from now on?', 'We switch to Fridays from now on.'],
  ['so can i please have thursdays going forward', 'I have thursdays going forward.'],
  ['Could it be thirty days from here on in?', "It's thirty days from here on in."],
  [
    'could you leave parcels with the neighbour from now on please',
    'Leave parcels with the neighbour from now on please.',
  ],
])('reads what is asked for until further notice as the arrangement: %s', (sentence, arrangement) => {
  expect(asArrangement(sentence)).toBe(arrangement);
  expect(assertedPart(sentence)).toBe(arrangement);
  expect(modalityOfText(sentence)).toBe('fact');
});

it.each([
  'I want mornings.',
  'Could we switch to Friday this time?',
  'If I came on Fridays from now on, would it be cheaper?',
  'How much is it if we do Fridays from now on?',
  "I'd like to think I can come on Fridays from now on.",
  'Could we maybe do Fridays from now on?',
  "I'd like to live in Spain one day for good.",
  'Could you not ring me from now on?',
  'I want to stop smoking for good.',
  'We want to move to Spain permanently.',
  'I want to be a doctor in future.',
  "I'd like to have children in future.",
  'Can I switch in future?',
  'Can it be cured for good?',
  'Could we have switched to Fridays from now on?',
])('leaves a wish and a question as they are: %s', (sentence) => {
  expect(asArrangement(sentence)).toBe(sentence);
  expect(assertedPart(sentence)).toBeNull();
});

it('leaves a statement as it is', () => {
  expect(asArrangement("We're on Fridays from now on.")).toBe("We're on Fridays from now on.");
});

it.each([
  ['Window for me from now on, I sleep better.', 'Window for me from now on'],
  ['Mornings from now on because of school', 'Mornings from now on'],
])('tells the arrangement from the reason behind it: %s', (sentence, arrangement) => {
  expect(arrangementBefore(sentence)).toEqual([arrangement]);
});

it.each(['Window for me from now on.', 'Window for me, I sleep better.', 'If it is Friday from now on, I leave.'])(
  'finds no reason behind it: %s',
  (sentence) => {
    expect(arrangementBefore(sentence)).toEqual([]);
  },
);

it.each(['could you please just ', 'from now on ', 'I want '])('is read in linear time: %s', async (part) => {
  await expectLinear(asArrangement, part);
  await expectLinear(arrangementBefore, part);
});
