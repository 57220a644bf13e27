import type { TurnRow } from '#graph/query.js';
import type { Fused } from './fuse.js';
import { inConversation } from './in-conversation.js';

const turn = (position: number, similarity: number, { speaker = 'Ben', sessionId = 's' } = {}): Fused<TurnRow> => ({
  found: { id: `${sessionId}${position}`, sessionId, position, speaker, text: 'Tea.' } as TurnRow,
  similarity,
  cosine: similarity,
});
const similarities = (question: string, ...turns: Fused<TurnRow>[]): number[] =>
  inConversation(turns, question).map(({ similarity }) => Number((similarity * 1.3).toFixed(12)));

describe('a turn in its conversation', () => {
  it('gains nothing alone, and stays what it is otherwise', () => {
    const alone = turn(1, 0.65);
    expect(inConversation([alone], 'tea?')).toEqual([{ ...alone, similarity: 0.5 }]);
  });

  it('gains a fifth of its better neighbour, on whichever side that stands', () => {
    expect(similarities('tea?', turn(1, 0.5), turn(2, 0.1), turn(3, 0.4))).toEqual([0.52, 0.2, 0.42]);
    expect(similarities('tea?', turn(1, 0.4), turn(2, 0.1), turn(3, 0.5))).toEqual([0.42, 0.2, 0.52]);
  });

  it('gains nothing from one that stands further off, or in another session', () => {
    expect(similarities('tea?', turn(1, 0.5), turn(3, 0.4), turn(2, 0.3, { sessionId: 'other' }))).toEqual([
      0.5, 0.4, 0.3,
    ]);
  });

  it('gains a tenth when the question names who said it, by any of their names', () => {
    const asha = { speaker: 'Asha Rao' };
    expect(similarities('What does ASHA drink?', turn(1, 0.5, asha), turn(5, 0.5))).toEqual([0.6, 0.5]);
    expect(similarities('Mr Rao?', turn(1, 0.5, asha))).toEqual([0.6]);
    expect(similarities('And Ashanti?', turn(1, 0.5, asha))).toEqual([0.5]);
  });

  it('is at most 1', () => {
    const both = [turn(1, 1), turn(2, 1)];
    expect(inConversation(both, 'Ben?').map(({ similarity }) => similarity)).toEqual([1, 1]);
  });
});
