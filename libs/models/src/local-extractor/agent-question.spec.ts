import { expectLinear } from '../../../../test/support/speed/linear-time.js';
import { agentQuestionIn } from './agent-question.js';
import type { Named } from './whom.js';

const DOG: Named = { name: null, role: 'dog' };
const ETHAN: Named = { name: 'Ethan', role: 'son' };
const MUM: Named = { name: null, role: 'mother' };

const asked = (text: string, before: readonly string[] = [], named: readonly Named[] = []): string | null => {
  const question = agentQuestionIn(text, before, named);
  return question && question.text + (question.after === null ? '' : ` (${question.after})`);
};

describe('agentQuestionIn', () => {
  it.each([
    ['Lovely. And which team are you in?', 'Which team are you in?'],
    ["I'll send somebody. Do you live alone?", 'Do you live alone?'],
    ['How would you like to pay?', 'How would you like to pay?'],
    ['Inside or on the terrace?', 'Inside or on the terrace?'],
    ['Could you tell me your postcode?', 'Could you tell me your postcode?'],
    ['Can you manage stairs?', 'Can you manage stairs?'],
    ['How did you hurt your back?', 'How did you hurt your back?'],
    ['Would you prefer the aisle?', 'Would you prefer the aisle?'],
    ['When would you like to leave?', 'When would you like to leave?'],
    ['Can I take your policy number?', 'Can I take your policy number?'],
    ['Who should we call in an emergency?', 'Who should we call in an emergency?'],
    ['What time of day do you train?', 'What time of day do you train?'],
  ])('reads what is asked: %s', (text, expected) => {
    expect(asked(text)).toBe(expected);
  });

  it.each([
    ["What's his name?", [DOG], "What's your dog's name?"],
    ['Is he insured?', [DOG], 'Is your dog insured?'],
    ['Which class is he in?', [ETHAN], 'Which class is Ethan in?'],
    ['And what is her date of birth?', [ETHAN, MUM], "What is your mother's date of birth?"],
    ['And Ethan, is he still collecting?', [ETHAN], 'Is Ethan still collecting?'],
    ['Who would you like to send with her?', [MUM], 'Who would you like to send with your mother?'],
  ])('says whom it means: %s', (text, named, expected) => {
    expect(asked(text, [], named)).toBe(expected);
  });

  it.each([
    ['What make is it?', ['Hello, my boiler keeps losing pressure.'], 'my boiler keeps losing pressure'],
    ['Is it urgent?', ["The printer's jammed again.", 'Canon.'], "The printer's jammed again"],
    ['There is a card on file. Is it still valid?', ['I need a taxi.'], 'There is a card on file'],
    ['Is that gas or electric?', ['I want to give a meter reading.', '4 5 8 1 2.'], 'I want to give a meter reading'],
    ["What's her name?", ['My mare needs her vaccinations.'], 'My mare needs her vaccinations'],
    [
      'Does she nap?',
      ["My daughter is two, that's her chart.", "His name's Keith."],
      "My daughter is two, that's her chart",
    ],
  ])('tells after what it was asked: %s', (text, before, expected) => {
    expect(asked(text, before)).toBe(`${text.replace(/^There.*file\. /u, '')} (${expected})`);
  });

  it.each([
    ['How can I help?', 'the call'],
    ['Is that okay?', 'the call'],
    ['Can you hear me?', 'the call'],
    ['Anything else I can do?', 'the call'],
    ['How did you sleep?', 'small talk'],
    ['How was the check-up?', 'small talk'],
    ['How did the move go?', 'small talk'],
    ['How is work?', 'small talk'],
    ['Could you restart the router for me?', 'something to do'],
    ['Can you check the light?', 'something to do'],
    ['Shall I send the form?', 'an offer'],
    ['Would you like me to book it?', 'an offer'],
    ['Thursday at half four?', 'an appointment'],
    ['What time suits you?', 'an appointment'],
    ['When can you come in?', 'an appointment'],
    ['When would you like to come in?', 'an appointment'],
    ['What make is it?', 'nothing before'],
    ["What's her name?", 'nobody before'],
    ['Your number is on file.', 'no question'],
    ['What is ███ for?', 'hidden'],
  ])('leaves alone: %s (%s)', (text) => {
    expect(asked(text, ['Yes.', 'A dozen.'])).toBeNull();
  });

  it('means nobody if two fit', () => {
    expect(asked('How old is he?', [], [DOG, ETHAN])).toBeNull();
  });

  it.each(['What is it ', 'my dog ', 'he she her ', '? ', '. ', 'and so '])('takes linear time: %s', (unit) =>
    expectLinear((text) => agentQuestionIn(`${text}?`, [text], [ETHAN]), unit),
  );
});
