import { expectLinear } from '../../../../test/support/speed/linear-time.js';
import { sentencesIn } from './sentences.js';
import { type ToldAgent, toldAgentIn } from './told-agent.js';

const told = (asked: string, answer: string, after: string | null = null): ToldAgent | null =>
  toldAgentIn({ text: asked, after }, sentencesIn(answer));

describe('toldAgentIn', () => {
  it.each([
    ['Is your dog insured?', 'Yeah, with Petplan.', 'Asked "Is your dog insured?": Yeah, with Petplan.'],
    ['Which class is Ethan in?', 'Um, 4B.', 'Asked "Which class is Ethan in?": 4B.'],
    ['Inside or outside?', 'Inside, he feels the cold.', 'Asked "Inside or outside?": Inside, he feels the cold.'],
    ['Which card is it?', 'A Visa. The gold one.', 'Asked "Which card is it?": A Visa. The gold one.'],
    ['Your extension?', '4410. No, sorry, 4418.', 'Asked "Your extension?": 4410. No, sorry, 4418.'],
    ['Do you drive?', 'No. I come on the train.', 'Asked "Do you drive?": I come on the train.'],
    ['Does she eat dairy?', 'Yes. Only cheese, though.', 'Asked "Does she eat dairy?": Only cheese, though.'],
    ['How is the shop?', "Shut. So it's just Gravesend.", 'Asked "How is the shop?": Shut. So it\'s just Gravesend.'],
    ['Type one or two?', "Two. I'm on tablets for it.", 'Asked "Type one or two?": Two. I\'m on tablets for it.'],
    ['Which card?', 'A Visa. I work nights.', 'Asked "Which card?": A Visa.'],
    ['What size?', 'Fourteen. Do you have it?', 'Asked "What size?": Fourteen.'],
  ])('joins %s %s', (asked, answer, text) => {
    expect(told(asked, answer)?.text).toBe(text);
  });

  it('names what the question refers to', () => {
    expect(told('What make is it?', "It's a Worcester.", 'my boiler is down')?.text).toBe(
      'Asked "What make is it?" after "my boiler is down": It\'s a Worcester.',
    );
  });

  it.each([
    ['I work in a bakery.', false],
    ["My husband's a diabetic.", false],
    ["Ethan's allergic to nuts.", false],
    ["Bristol, I've got a job there.", true],
    ["It's under the stairs.", true],
    ['Tuesdays.', true],
    ["Well, we're in York.", false],
    ['My sister, Ana, 0117 496 0142.', true],
    ['My sister.', true],
    ['My sister collects him.', false],
  ])('knows whether it can stand alone: %s', (answer, needsQuestion) => {
    expect(told('Which?', answer)?.needsQuestion).toBe(needsQuestion);
  });

  it.each([
    ['Yes.', 'no more than yes'],
    ['Yes please, that would be lovely, thanks.', 'no more than yes'],
    ["No, that's all, thank you.", 'no more than no'],
    ['Not that I know of.', 'nothing'],
    ["I don't know, sorry.", 'nothing'],
    ['I do.', 'no more than yes'],
    ['Which one do you mean? The blue one.', 'asks back'],
    ["I'm ringing about my bill.", 'of the call'],
    ["I'd like to book a table.", 'of the call'],
    ['Let me check with my wife.', 'of the call'],
    ["I'll have to ask him.", 'of the call'],
    ['Maybe the blue one.', 'unsure'],
    ['One moment, let me get my glasses.', 'of the call'],
    ["Ugh, don't ask.", 'nothing'],
    ['Hey!', 'a greeting'],
    ['', 'silence'],
    [`Well the ${'very '.repeat(40)}blue one.`, 'long'],
  ])('leaves alone: %s (%s)', (answer) => {
    expect(told('Which one would you like?', answer)).toBeNull();
  });

  it.each(['yes ', 'well, ', 'it is right ', 'No, sorry, ', 'I do ', 'Only cheese. ', 'the ', 'don’t '])(
    'takes linear time: %s',
    (unit) => expectLinear((text) => told('Which?', `${text}x`), unit, 8_000),
  );
});
