import { expectLinear } from '../../../../../test/support/speed/linear-time.js';
import { assertedPart } from '../assertions.js';
import { readAttribute } from '../attribute/read-attribute.js';
import { mainClauses } from '../main-clauses.js';
import { statementStart } from './statement-start.js';

describe('statementStart', () => {
  it.each([
    ['Hi how are you, I live in Porto', 'I live in Porto'],
    ['hi how are you i live in Porto', 'i live in Porto'],
    ["Hi, how are you doing, I'm allergic to eggs", "I'm allergic to eggs"],
    ['Can you update my records, I live in Porto now', 'I live in Porto now'],
    ['can you help me I’ve moved to Porto', 'I’ve moved to Porto'],
    ["Why not, I'm vegetarian", "I'm vegetarian"],
    ['Who cares, I live in Porto', 'I live in Porto'],
    ["Can you make a note that I'm allergic to eggs", "I'm allergic to eggs"],
    ["Can you tell the doctor I'm allergic to eggs", "I'm allergic to eggs"],
    ['Could you let them know my name is Rina', 'my name is Rina'],
    ['Would you believe I moved to Porto', 'I moved to Porto'],
    ['Am I still covered because I moved to Porto', 'I moved to Porto'],
  ])('%s', (sentence, stated) => {
    expect(sentence.slice(statementStart(sentence))).toBe(stated);
    expect(assertedPart(sentence)).toBe(stated);
    expect(mainClauses(sentence)).toHaveLength(2);
    expect(readAttribute(sentence, true)).not.toBeNull();
  });

  it.each([
    ["Could you note that we've moved to 3 Mill Court?", "we've moved to 3 Mill Court."],
    ["Could you put down that it's a double we're having?", "it's a double we're having."],
    ['Can you change my surname to Kerr please, I got married?', 'change my surname to Kerr please, I got married.'],
    ['Could you switch my plan to the family one?', 'switch my plan to the family one.'],
    ['Can you take me off the newsletter please.', 'take me off the newsletter please.'],
    ['Can you make it six of us instead of four?', 'make it six of us instead of four.'],
    ['Could you make the rug the green one, please?', 'make the rug the green one, please.'],
    ['Could we have a double instead of the twin please?', 'a double instead of the twin please.'],
    ["Can I give you my new number, it's 07700 900877?", "my new number, it's 07700 900877."],
    ['Can I swap the red kettle for a blue one?', 'swap the red kettle for a blue one.'],
  ])('takes a polite order for one, whatever its mark: %s', (sentence, stated) => {
    expect(assertedPart(sentence)).toBe(stated);
  });

  it.each([
    'Can you change my dental appointment to Friday?',
    'Can you make it Friday?',
    'Can you change my address to 3 Mill Court or do I need to write in?',
    'Can you make it the 5th?',
    'Could you swap my Monday delivery for Tuesday?',
    'Can you change the time to five?',
    'Can you make it to the meeting?',
    'Can you make sure it arrives?',
    'Can you tell me that my balance is right?',
    'Can we have dinner instead?',
    'Can I give you a ring later?',
  ])('leaves to whoever has the days and the answers: %s', (sentence) => {
    expect(assertedPart(sentence)).toBeNull();
  });

  it('leaves all that is stated behind the question', () => {
    expect(assertedPart("Could you let them know I'm diabetic, I'm allergic to eggs")).toBe(
      "I'm diabetic, I'm allergic to eggs",
    );
    expect(assertedPart("Hi how are you, I live in Porto, don't I")).toBeNull();
  });

  it.each([
    'do I live in Porto',
    'can you tell me my balance is right',
    'can you check the appointment I have on Friday',
    'do you know where I live',
    'I live in Porto, I work at Bosch',
    'Is my car ready, I wonder',
    'Did you say I live in Porto',
  ])('finds none in: %s', (sentence) => {
    expect(statementStart(sentence)).toBe(0);
  });

  it.each(['how are you, i live ', 'can you ', ', i am', 'is my '])('reads a long text in time: %s', (part) =>
    expectLinear(statementStart, part),
  );
});
