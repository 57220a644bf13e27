import type { AddTurnsService, RecallService, SessionsService } from '#nest/palimpsest.js';
import { CallsService } from './calls.service.js';

/** A call whose recall finds what the caller said before, or only the nearest of it. */
function calls(found: 'some' | 'none'): CallsService {
  const turn = { speaker: 'caller', sessionId: 'call-1', text: 'My dog is called Bruno.' };
  const sessions: Pick<SessionsService, 'get'> = { get: () => Promise.resolve({ contactId: ID } as never) };
  const turns: Pick<AddTurnsService, 'add'> = { add: () => Promise.resolve({} as never) };
  const recalls: Pick<RecallService, 'recall'> = {
    recall: () => Promise.resolve({ results: [{ turn }], found } as never),
  };
  return new CallsService({} as never, {} as never, sessions as never, turns as never, recalls as never);
}

const ID = '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';

it('says what was told before where that bears on the question, and not what is only nearest to it', async () => {
  expect(await calls('some').utterance('call-2', 'What is my dog called?')).toMatchObject({
    because: 'My dog is called Bruno.',
  });
  expect(await calls('none').utterance('call-2', 'What is the weather?')).toMatchObject({ because: null });
});
