import { AskedAttributes } from './asked-attributes.js';
import { type PreparedQuestion, bearings, bears, shareOfStems, askedStems } from './bearing.js';
import type { CandidateRow } from './searches.repository.js';

const row = (opening: string, attribute: string | null = null): CandidateRow => ({
  ...{ id: opening, kind: 'semantic', importance: 0.5, saidAt: 0, validFrom: 0, validTo: 1 },
  ...{ startsAt: null, endsAt: null, subjectKey: null, attribute, opening, modality: 'fact' },
});
const question = 'Where does she work?';
const NOW = { names: [], past: null, now: new Date(0), when: null };
const borne = (opening: string, attribute: string | null = null): ReturnType<typeof bearings>[number] | undefined => {
  const asked = { question, ...NOW, attributes: new AskedAttributes(question) };
  return bearings([{ found: row(opening, attribute), similarity: 0.5, cosine: 0.6, lexical: 0 }], asked, new Set())[0];
};

describe('bearings', () => {
  it('leaves the similarity of a memory of which the question names nothing', () => {
    expect(borne('Likes tea.')).toMatchObject({
      similarity: 0.5,
      bearing: { meaning: 0.6, words: 0, attribute: false, subject: true },
    });
  });

  it('lifts one whose attribute is named', () => {
    expect(borne('Works at Wipro.', 'employer')).toMatchObject({
      similarity: 0.8,
      bearing: { words: 1, attribute: true },
    });
  });

  it.each(['Works at Wipro.', 'Priya works for Wipro.', 'I work at Wipro.'])(
    'lifts one whose words tell it: %s',
    (text) => {
      expect(borne(text)).toMatchObject({ similarity: 0.8, bearing: { attribute: true, subject: true } });
    },
  );

  it.each(['No longer works at Wipro.', 'Would like to work at Wipro.'])('does not lift what is not so: %s', (text) => {
    expect(borne(text)?.bearing.attribute).toBe(false);
  });

  it('lowers one about somebody else, whatever its attribute is', () => {
    expect(borne('Her husband works at Wipro.')?.similarity).toBeCloseTo(0.2, 12);
    expect(borne('Her husband works at Wipro.', 'employer')?.similarity).toBeCloseTo(0.2, 12);
  });
});

describe('what is sought', () => {
  it('is not the time of the question, unless nothing else is asked', () => {
    const query = 'Which room were they in on 19 November?';
    expect([...askedStems(query, '19 November')]).toEqual(['room']);
    expect([...askedStems(query, null)]).toEqual(['room', '19', 'november']);
    expect([...askedStems('What was on 19 November?', '19 November')]).toEqual(['19', 'november']);
  });
});

describe('bearings of what took the place of another', () => {
  const similarityOf = (question: string, opening: string, replaced: string): number | undefined => {
    const asked = { question, ...NOW, attributes: new AskedAttributes(question) };
    const found = { found: row(opening), similarity: 0.5, cosine: 0.6, lexical: 0, replaced };
    return bearings([found], asked, new Set())[0]?.similarity;
  };

  it.each([
    ['Does the daughter have a bike?', 'The cat knocked it over, it is scrap.', 'The daughter has a bike.'],
    [
      'Which school is nearest?',
      'My neighbour says it is the new one in Elm Road.',
      'The nearest school is in Oak Road.',
    ],
  ])('it is about whom the other was about as well: "%s", "%s"', (question, opening, replaced) => {
    expect(similarityOf(question, opening, replaced)).toBe(0.5);
  });

  it('it is about somebody else where both are', () => {
    const lowered = similarityOf('Where do I work?', 'My brother moved on to Tesco.', 'My brother works at Aldi.');
    expect(lowered).toBeCloseTo(0.2, 12);
  });
});

describe('bearings of what claims nothing', () => {
  const asked = (text: string, ...rows: readonly (Partial<CandidateRow> & { opening: string })[]): number[] => {
    const told = rows.map((one) => ({ found: { ...row(one.opening), ...one }, similarity: 1, cosine: 1, lexical: 1 }));
    const by = { question: text, ...NOW, attributes: new AskedAttributes(text) };
    return bearings(told, by, new Set()).map(({ similarity }) => similarity);
  };
  const LIVES = { opening: 'Moved to Pune.', attribute: 'current_city' };
  const GOA = { opening: 'Wants to live in Goa.', attribute: 'current_city' };

  it.each(['wish', 'hearsay', 'plan'])(
    'a %s stands behind what is so, also where it is new and matters most',
    (modality) => {
      const [fact = 0, wish = 0] = asked('Where does she live?', LIVES, { ...GOA, modality });
      expect(0.7 * (fact - wish)).toBeGreaterThan(0.2 + 0.1);
    },
  );

  it('nothing is lowered where the question asks for it, where nothing is known to be so, nor a plan with a time', () => {
    const wish = { ...GOA, modality: 'wish' };
    expect(asked('Where does she want to live?', LIVES, wish)).toEqual([1, 1]);
    expect(asked('Where does she live?', wish)).toEqual([1]);
    expect(asked('Where does she live?', { ...LIVES, opening: 'Her sister lives in Rome.' }, wish)).toEqual([0.4, 1]);
    expect(asked('Where does she live?', LIVES, { ...GOA, modality: 'plan', validFrom: 2, saidAt: 1 })).toEqual([1, 1]);
  });
});

describe('bearings of what was so', () => {
  const asked = (
    text: string,
    past: PreparedQuestion['past'],
    ...rows: readonly (Partial<CandidateRow> & { opening: string })[]
  ): number[] => {
    const told = rows.map((one) => ({
      found: { ...row(one.opening), validTo: 9, ...one },
      similarity: 1,
      cosine: 0.5,
      lexical: 1,
    }));
    const by = { ...NOW, question: text, past, now: new Date(5), attributes: new AskedAttributes(text) };
    return bearings(told, by, new Set()).map(({ similarity }) => similarity);
  };
  const LISBON = { opening: 'I live in Lisbon.' };
  const PORTO = { opening: 'I live in Porto.', validTo: 5 };
  const TOLD = { opening: 'I used to live in Faro.' };

  it('what is so stands behind it where it is asked what was so, whatever else is new and matters', () => {
    const [now = 0, ...before] = asked('Where did she live before?', 'before', LISBON, PORTO, TOLD);
    expect(before).toEqual([1, 1]);
    expect(0.7 * (1 - now)).toBeGreaterThan(0.2 + 0.1);
  });

  it('what is so only counts less where nothing that was so answers', () => {
    expect(asked('Where did she live before?', 'before', LISBON, { opening: 'I drive a Kia.', validTo: 5 })).toEqual([
      0.75, 1,
    ]);
    expect(asked('Has she ever lived in Lisbon?', 'ever', LISBON, PORTO)).toEqual([1, 1]);
  });

  it('what was denied once, and is so now, counts less', () => {
    const never = { opening: "I've never lived in Lisbon.", validTo: 5 };
    expect(asked('Has she ever lived in Lisbon?', 'ever', LISBON, never)).toEqual([1, 0.75]);
  });

  it('what was so of something else is left out where it is asked what ever was', () => {
    expect(asked('Has she ever been to Iceland?', 'ever', LISBON, PORTO)).toEqual([1]);
  });

  it('what was only told of the past stands behind what is so, where it is asked what is', () => {
    const [now, told = 1] = asked('Where does she live?', null, LISBON, TOLD);
    expect(now).toBe(1);
    expect(0.7 * (1 - told)).toBeGreaterThan(0.2 + 0.1);
    expect(asked('Where did she live as a child?', null, LISBON, TOLD)).toEqual([1, 1]);
    expect(asked('Where does she live?', null, TOLD)).toEqual([1]);
  });
});

describe('bears', () => {
  const nothing = { meaning: null, words: 0, attribute: false, subject: true };

  it.each([
    ['nothing', {}, false],
    ['its attribute', { attribute: true }, true],
    ['half of the words', { words: 0.5 }, true],
    ['fewer words', { words: 0.49 }, false],
    ['its meaning', { meaning: 0.7 }, true],
    ['a meaning that is less near', { meaning: 0.69 }, false],
    ['all of it, about somebody else', { meaning: 1, words: 1, attribute: true, subject: false }, false],
  ])('by %s: %j is %s', (_, bearing, expected) => {
    expect(bears({ ...nothing, ...bearing }, 0.7)).toBe(expected);
  });
});

describe('shareOf', () => {
  it('counts the words that a text has, in any form', () => {
    expect(shareOfStems(new Set(['liv', 'city']), 'She lived here.')).toBe(0.5);
  });

  it('is nothing where there are none', () => {
    expect(shareOfStems(new Set(), 'Anything.')).toBe(0);
  });
});
