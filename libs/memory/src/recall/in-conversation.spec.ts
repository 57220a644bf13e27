import fc from 'fast-check';
import type { TurnRow } from '#graph/query.js';
import { packed } from '#models/word-vectors.js';
import type { Fused } from './fuse.js';
import type { Hit } from './hit.type.js';
import { withLeastLexical, inConversation, TURN_WEIGHTS } from './in-conversation.js';
import type { CandidateTurn } from './searches.repository.js';

const { own, pair, session, words, speaker, states } = TURN_WEIGHTS;

/** A word that is like no other. */
const word = (place: number): number[] => Array.from({ length: 128 }, (_, i) => (i === place ? 7 : 0));
const wordsOf = (...places: number[]): string => packed(Int8Array.from(places.flatMap(word)));

interface About {
  readonly by?: string;
  readonly role?: string;
  readonly sessionId?: string;
  readonly text?: string;
  readonly said?: string | null;
  readonly lexical?: number;
}
const turn = (position: number, similarity: number, about: About = {}): Fused<CandidateTurn> => {
  const { by = 'Ben', role = 'contact', sessionId = 's', text = 'Tea?', said = null, lexical = 0 } = about;
  const row = { id: `${sessionId}${position}`, sessionId, position, speaker: by, role, text } as TurnRow;
  return { found: { turn: row, words: said }, similarity, cosine: similarity, lexical };
};
const similarities = (asked: { text?: string; words?: string | null }, ...turns: Fused<CandidateTurn>[]): number[] =>
  inConversation(turns, { text: 'tea?', words: null, ...asked }).map(({ similarity }) => Number(similarity.toFixed(9)));
const rounded = (...numbers: number[]): number[] => numbers.map((number) => Number(number.toFixed(9)));

describe('a turn in its conversation', () => {
  it('is weighed by parts that add up to one', () => {
    expect(Object.values(TURN_WEIGHTS).reduce((sum: number, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
  });

  it('alone is its session, and has nobody after it', () => {
    expect(similarities({}, turn(1, 0.6))).toEqual(rounded(0.6 * (own + pair + session)));
  });

  it('gains by the turn that comes right after it, and not by the one before', () => {
    const all = 0.8 * session;
    expect(similarities({}, turn(1, 0.2), turn(2, 0.8))).toEqual(
      rounded(0.2 * own + 0.8 * pair + all, 0.8 * (own + pair) + all),
    );
  });

  it('comes after what is answered, where the agent asks it', () => {
    const [asks = 0, answers = 0] = similarities({}, turn(1, 0.9, { role: 'agent' }), turn(2, 0.5, { text: 'Green.' }));
    expect(asks).toBeLessThan(answers);
    const [states = 0, next = 0] = similarities({}, turn(1, 0.9, { role: 'agent', text: 'Tea.' }), turn(2, 0.5));
    expect(states).toBeGreaterThan(next);
  });

  it('gains by the best of its session, and by no other session', () => {
    expect(similarities({}, turn(1, 0.2), turn(9, 0.8), turn(2, 1, { sessionId: 'other' }))).toEqual(
      rounded(0.2 * (own + pair) + 0.8 * session, 0.8 * (own + pair + session), own + pair + session),
    );
  });

  it('gains when the question names who said it, by any of their names', () => {
    const asha = { by: 'Asha Rao' };
    const plain = 0.5 * (own + pair + session);
    expect(similarities({ text: 'What does ASHA drink?' }, turn(1, 0.5, asha))).toEqual(rounded(plain + speaker));
    expect(similarities({ text: 'Mr Rao?' }, turn(1, 0.5, asha))).toEqual(rounded(plain + speaker));
    expect(similarities({ text: 'And Ashanti?' }, turn(1, 0.5, asha))).toEqual(rounded(plain));
  });

  it('gains by its words, and by saying something instead of asking', () => {
    expect(similarities({}, turn(1, 0, { lexical: 0.5 }))).toEqual(rounded(0.5 * words));
    expect(similarities({}, turn(1, 0, { text: 'Tea.' }))).toEqual(rounded(states));
    expect(similarities({}, turn(1, 0, { text: 'お茶？ ' }))).toEqual([0]);
  });

  it('answers a question word by word: what two turns say together counts for both', () => {
    const [tea, green] = [wordsOf(1), wordsOf(2)];
    const found = similarities({ words: wordsOf(1, 2) }, turn(1, 0, { said: tea }), turn(2, 0, { said: green }));
    expect(found).toEqual(rounded(0.5 * own + pair + session, 0.5 * (own + pair) + session));
  });

  it('is set apart by no word that every turn comes near to', () => {
    const turns = [[1, 2], [1], [1], [1]].map((places, i) =>
      turn(2 * i, 0, { said: wordsOf(...places), sessionId: `s${i}` }),
    );
    const [best, other] = similarities({ words: wordsOf(1, 2) }, ...turns);
    // The first word is in all of them: it counts in full for each, and the second decides.
    expect(best).toBeCloseTo(own + pair + session, 9);
    expect(other).toBeCloseTo(0.5 * (own + pair + session), 9);
  });

  it('is worth nothing for a word that turns on average come as near to', () => {
    const near = (by: number): string =>
      packed(Int8Array.from({ length: 128 }, (_, i) => (i === 0 ? by : i === 1 ? 7 : 0)));
    const turns = [7, 3, 3, 3].map((by, i) => turn(2 * i, 0, { said: near(by), sessionId: `s${i}` }));
    const [best = 0, other = 0] = similarities({ words: wordsOf(0) }, ...turns);
    expect(best).toBeCloseTo(Math.SQRT1_2 * (own + pair + session), 9);
    expect(other).toBeCloseTo(0, 9);
  });

  it('is held to the three best where there are many, since one may be near by chance', () => {
    const lone = Array.from({ length: 30 }, (_, i) =>
      turn(2 * i, 0, { said: i === 0 ? wordsOf(1) : '', sessionId: `s${i}` }),
    );
    const shared = lone.map((one, i) => (i < 3 ? { ...one, found: { ...one.found, words: wordsOf(1) } } : one));
    const [byChance = 0] = similarities({ words: wordsOf(1) }, ...lone);
    const [borneOut = 0] = similarities({ words: wordsOf(1) }, ...shared);
    expect(byChance).toBeCloseTo((own + pair + session) / 3, 9);
    expect(borneOut).toBeCloseTo(own + pair + session, 9);
  });

  it('without vectors of its words is as near to every part as it is as a whole', () => {
    expect(similarities({ words: wordsOf(1, 2) }, turn(1, 0.5))).toEqual(rounded(0.5 * (own + pair + session)));
  });

  it('is compared as a whole where the question has no word that tells anything', () => {
    expect(similarities({ words: '' }, turn(1, 0.5, { said: wordsOf(1) }))).toEqual(
      rounded(0.5 * (own + pair + session)),
    );
  });

  it('stays from 0 to 1', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const places = fc.array(fc.nat(3), { maxLength: 3 });
    const one = fc.record({
      similarity: share,
      lexical: share,
      said: fc.option(places),
      text: fc.constantFrom('Tea?', 'Tea.'),
    });
    fc.assert(
      fc.property(fc.array(one), places, (turns, asked) => {
        const found = turns.map(({ similarity, said, ...about }, i) =>
          turn(i, similarity, { ...about, by: 'Tea', said: said && wordsOf(...said) }),
        );
        for (const similarity of similarities({ words: wordsOf(...asked) }, ...found)) {
          expect(similarity).toBeGreaterThanOrEqual(0);
          expect(similarity).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('a turn beyond those that the words were asked for', () => {
  const hit = (position: number, lexical: number): Hit<CandidateTurn> => ({
    found: turn(position, 0).found,
    cosine: null,
    lexical,
  });
  const shares = (limit: number, ...matching: Hit<CandidateTurn>[]): number[] =>
    withLeastLexical([turn(1, 0.5, { lexical: 1 }), turn(9, 0.5)], matching, limit).map(({ lexical }) => lexical);

  it('is taken to match as well as the last of them', () => {
    expect(shares(2, hit(1, 8), hit(2, 2))).toEqual([1, 0.25]);
  });

  it('matches by no word where there were fewer', () => {
    expect(shares(3, hit(1, 8), hit(2, 2))).toEqual([1, 0]);
    expect(shares(1)).toEqual([1, 0]);
  });
});
