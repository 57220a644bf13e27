import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { assertedPart } from '../assertions.js';
import { apartFromQuestion } from './question-behind.js';

it.each([
  ["I've moved to Leeds, can you update my address?", "I've moved to Leeds"],
  ["We've sold the Kia, so can you take it off the policy?", "We've sold the Kia"],
  ["I'm off the metformin now, did the doctor tell you", "I'm off the metformin now"],
  ["I've stopped taking the metformin, is that ok?", "I've stopped taking the metformin"],
  ["I've changed banks, it's Monzo now, okay?", "I've changed banks, it's Monzo now"],
  ["I'm not on the gold plan any more, why?", "I'm not on the gold plan any more"],
  ["You've moved me to Fridays, how come?", "You've moved me to Fridays"],
  ['my address is 12 elm road now can you update it', 'my address is 12 elm road now'],
  ['i moved to leeds last week do i need to change my doctor', 'i moved to leeds last week'],
  ["Now that I've moved to Leeds, can I keep my number?", "I've moved to Leeds"],
  ['After the reorg I report to Deepa, who do I ask for leave?', 'After the reorg I report to Deepa'],
  ['Had to bring chicken back in, have you got any?', 'Had to bring chicken back in'],
  ['I gave Callum his ring back and that is that, can I get a refund?', 'I gave Callum his ring back and that is that'],
])('tells a statement from the question behind it: %s', (sentence, stated) => {
  expect(apartFromQuestion(sentence)[0]).toBe(stated);
  expect(assertedPart(sentence)).toBe(stated);
});

it.each([
  ["I don't smoke any more, do I?"],
  ["You've cancelled my gold plan, haven't you?"],
  ["I'm not on the gold plan any more, is that right?"],
  ["I'm not on the gold plan any more, can you check that for me?"],
  ['If I move to Leeds, can I keep my number?'],
  ["When I've sold the Kia, can I take it off the policy?"],
  ["After I've moved, can I keep my number?"],
  ['Say I quit my job, would I still get the discount?'],
  ['By the time I have moved to Leeds, will it be ready?'],
  ["The moment I've sold the Kia, can you cancel it?"],
  ["In theory I've left Acme, what would I get?"],
  ["I've sold the Kia, am I right in thinking?"],
  ["I'm not on the gold plan any more, is that what it says?"],
  ["I'm not on the gold plan any more, do I have that right?"],
  ['Had I moved to Leeds, would I have kept my number?'],
  ['Is it Friday, or is it Saturday?'],
  ["I'm on Friday, or is it Saturday?"],
  ['She likes tea and so do I'],
  ["I don't know how long can I keep it"],
  ['I live in Porto and work at Bosch'],
  ["That's all I can do"],
  ['Asked "And your wife now, what does she drive?": a Kia.'],
])('leaves whole what only asks, supposes or states: %s', (sentence) => {
  expect(apartFromQuestion(sentence)).toEqual([sentence]);
});

it.each(['i am, can you ', ' so can i ', ', is it '])('reads a long text in time: %s', (part) =>
  expectLinear(apartFromQuestion, part),
);
