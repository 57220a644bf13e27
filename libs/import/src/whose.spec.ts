import type { Imported } from './imported.js';
import { fromMem0 } from './mem0.js';
import { fromZep } from './zep.js';

/** @returns the contact and the text of each statement, and for each other record why it is left out. */
function told(records: Iterable<Imported>): string[] {
  return [...records].map((one) => {
    if (one.is === 'unmapped') return `${one.at}: ${one.reason}`;
    return `${one.contact.value}: ${String(one.fields['text'])}`;
  });
}

describe('whose a record of another memory is', () => {
  it('is told by no session of Zep without an id', () => {
    const sessions = [
      { user_id: 'asha', facts: [{ fact: 'Asha has a dog' }] },
      { session_id: 's2', user_id: 'ben' },
    ];
    const facts = [{ fact: 'Somebody has a cat' }, { session_id: 's2', fact: 'Ben has a cow' }];
    expect(told(fromZep({ sessions, facts, messages: [{ content: 'Hello.' }] }))).toEqual([
      'asha: Asha has a dog',
      'facts, fact 1: it has no user_id or session_id',
      'ben: Ben has a cow',
      'messages, message 1: it has no session_id',
    ]);
  });

  it('is told by no row of the history of mem0 without the id of a memory', () => {
    const row = { event: 'ADD', new_memory: 'Ben has a cow', user_id: 'ben', created_at: '2024-01-01T00:00:00Z' };
    const memories = [{ memory: 'Asha has a dog', user_id: 'asha', created_at: '2024-02-01T00:00:00Z' }];
    expect(told(fromMem0(memories, [row, { ...row, memory_id: 'm2', new_memory: 'Ben has a hen' }]))).toEqual([
      'asha: Asha has a dog',
      'ben: Ben has a hen',
      'history: it has no memory_id',
    ]);
  });

  it('is told by a number too, but not by one that lost its last digits', () => {
    const large = JSON.parse('12345678901234567890') as number;
    expect(
      told(
        fromMem0(
          [17, large].map((user_id) => ({ id: 'm', memory: 'Has a dog', user_id })),
          null,
        ),
      ),
    ).toEqual(['17: Has a dog', 'memory 2: it has no user_id, agent_id or run_id']);
    const fact = { fact: 'Has a dog' };
    const sessions = [
      { session_id: 1, user_id: 17, facts: [fact] },
      { session_id: 2, facts: [fact] },
    ];
    expect(
      told(
        fromZep({
          sessions,
          facts: [
            { ...fact, session_id: 1 },
            { ...fact, user_id: large },
          ],
        }),
      ),
    ).toEqual(['17: Has a dog', '2: Has a dog', '17: Has a dog', 'facts, fact 2: it has no user_id or session_id']);
  });
});
