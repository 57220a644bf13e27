import { Command } from 'commander';
import { inWords } from './in-words.js';
import { rulesIn, type StatedRules, withRules } from './stated-rules.js';

function stated(...words: string[]): object {
  const command = withRules(new Command())
    .exitOverride()
    .configureOutput({ writeErr: () => undefined });
  return rulesIn(command.parse(words, { from: 'user' }).opts<StatedRules>());
}

describe('the rules that a command states', () => {
  it('keep for good what is off, and leave alone what is not named', () => {
    expect(stated('--turns', 'off')).toEqual({ turns: null });
    expect(stated('--turns', '3650', '--answers', 'off')).toEqual({ turns: 3650, answers: null });
    expect(stated()).toEqual({});
  });

  it.each(['', '0', '-1', '1.5', '100000', 'never'])('are refused where one is %j', (days) => {
    expect(() => stated(`--turns=${days}`)).toThrow('State a number of days, or off.');
  });
});

it('rules are told with what is kept for good, and answers with their week', () => {
  const kept = { turns: null, versions: null, answers: null, decisions: null };
  expect(inWords(kept)).toBe('turns for good, versions for good, answers for 7 days, decisions for good');
  expect(inWords({ turns: 90, versions: 1, answers: 2, decisions: null })).toBe(
    'turns for 90 days, versions for 1 day, answers for 2 days, decisions for good',
  );
  expect(inWords({ ...kept, answers: 30 })).toContain('answers for 7 days');
});
