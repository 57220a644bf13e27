import { checked, faultsOf } from './checked.js';
import { addTurns } from './conversation.js';
import { remember } from './memories.js';

const contactId = '01M7YRPPC25SYV2QXG5AK533QV';

describe('an input that is not valid', () => {
  it('is told what is missing and what it must be, in plain words', () => {
    expect(faultsOf(remember.input, { contactId })).toEqual([{ path: 'text', message: 'is missing' }]);
    expect(faultsOf(remember.input, { contactId, text: 7, kind: 'fact' })).toEqual([
      { path: 'text', message: 'must be a text' },
      { path: 'kind', message: 'must be "semantic", "episodic" or "procedural"' },
    ]);
    expect(faultsOf(addTurns.input, { sessionId: 'call-1', turns: 'Hello' })).toEqual([
      { path: 'turns', message: 'must be a list' },
    ]);
  });

  it('is refused with its first fault', () => {
    expect(() => checked(remember.input, { contactId })).toThrow('text: is missing');
  });
});
