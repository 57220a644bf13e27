import { inContext } from './in-context.js';

describe('a turn in its context', () => {
  it('is told from what was said before it', () => {
    const context = 'Asha: Shall we?\nBen: Where?\nAsha: The sea.';
    expect(inContext({ speaker: 'Asha', text: 'The sea.', context })).toEqual({
      before: 'Asha: Shall we?\nBen: Where?',
      text: 'Asha: The sea.',
    });
  });

  it('has nothing before it where it stands first', () => {
    expect(inContext({ speaker: 'Ben', text: 'Hi.', context: 'Ben: Hi.' })).toEqual({ before: '', text: 'Ben: Hi.' });
  });
});
