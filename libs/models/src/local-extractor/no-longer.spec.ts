import { expectLinear } from '../../../../test/support/speed/linear-time.js';
import { noLongerIn } from './no-longer.js';
import { sentencesIn } from './sentences.js';

const textOf = (question: string, reply: string): string | undefined => noLongerIn(question, sentencesIn(reply))?.text;

describe('noLongerIn', () => {
  it.each([
    ['Are you still at Boots?', 'No, I left in May.', 'I am no longer at Boots.'],
    ['Are you still working nights, for our records?', 'Nope.', 'I am no longer working nights.'],
    ['Do you still take metformin?', 'Not any more, no.', 'I no longer take metformin.'],
    ['You still carry the inhaler, yeah?', "No, I don't need to.", 'I no longer carry the inhaler.'],
    ['Have you still got the Astra?', 'No, we sold it.', 'I no longer have the Astra.'],
    ["You've still got your season ticket?", 'Actually no.', 'I no longer have my season ticket.'],
    ['Is Grandma still collecting?', "No, she's had her eyes done.", 'Grandma is no longer collecting.'],
    ['Is your address still Castle Terrace?', 'No, we got out in May.', 'My address is no longer Castle Terrace.'],
    ['Is your knee still bothering you?', "No, that's cleared up.", 'My knee is no longer bothering me.'],
    ['Are your parents still in Leeds?', 'No, they moved.', 'My parents are no longer in Leeds.'],
    ['Does Priya still work at Wipro?', 'No, she quit.', 'Priya does not work at Wipro any more.'],
    ['Does your son still live with you?', "Oh, no, he's at university.", 'My son does not live with me any more.'],
    ['Do your kids still go to Northgate?', 'No.', 'My kids do not go to Northgate any more.'],
    ['Still on the beta blockers?', 'No, he took me off those.', 'I am no longer on the beta blockers.'],
    ['Swimming still on your list?', 'Nah.', 'Swimming is no longer on my list.'],
  ])('%s %s', (question, reply, text) => {
    expect(textOf(question, reply)).toBe(text);
  });

  it.each([
    ['Are you still at Boots?', 'Yes, still there.', 'so it is'],
    ['Are you still at Boots?', 'No, no, I am.', 'so it is'],
    ['Are you still at Boots?', 'No change there.', 'so it is'],
    ['Are you still at Boots?', 'Not this week.', 'for a time'],
    ['Are you still working nights?', 'No, only at weekends.', 'in part'],
    ['Are you still working nights?', 'No. Well, sometimes.', 'in part'],
    ['Are you still working nights?', 'No. No, wait, I am.', 'taken back'],
    ['Are you still on the line?', 'No.', 'the call only'],
    ['Do you still want to go ahead?', 'No.', 'what is asked for'],
    ['Do you still have my number?', 'No.', 'what the agent calls its own'],
    ['Are you still available for the viewing?', 'No.', 'what is asked for'],
    ['Is it still leaking?', 'No.', 'told before'],
    ['Are you still at Boots or at Lloyds?', 'No.', 'a choice'],
    ['Are you still at Boots?', 'No?', 'a question back'],
    ['Are you still at ████?', 'No.', 'not to be read again'],
    ['Are you at Boots?', 'No.', 'it need never have been so'],
    ["Don't you still work at Boots?", 'No.', 'no plain question'],
  ])('leaves alone: %s %s (%s)', (question, reply) => {
    expect(textOf(question, reply)).toBeUndefined();
  });

  it.each(['your ', 'you still ', 'still ', 'is A ', ', is it', 'Your a is '])(
    'reads questions of 8,000 characters in time: %s',
    (unit) => expectLinear((text) => textOf(text, `No. ${text}`), unit, 8_000),
  );
});
