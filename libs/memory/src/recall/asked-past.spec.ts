import { asksOfNow, askedPast, pastOf } from './asked-past.js';

describe('askedPast', () => {
  it.each([
    'Where did she live before?',
    'Who was my manager until the change?',
    'What time did the bakery open before it changed?',
    'Where did he use to work?',
    'Who used to be her dentist?',
    'What was her previous address?',
    "What's her old phone number?",
    'Which plan were they on originally?',
    'Which car did they drive formerly?',
    'What does she no longer take?',
    "What doesn't he eat any more?",
    'Which sport did he give up?',
    'previous employer',
  ])('what was so and is no longer: %s', (question) => {
    expect(askedPast(question)).toBe('before');
    expect(asksOfNow(question)).toBe(false);
  });

  it.each(['Has he ever been with Vodafone?', 'Did she ever live abroad?', 'Has she worked at Wipro?'])(
    'what was so at any time: %s',
    (question) => {
      expect(askedPast(question)).toBe('ever');
    },
  );

  it.each([
    'Where does she live?',
    'What should I know before the call?',
    'Can I get into the shop before nine?',
    'Is she used to the new flat?',
    'What is it used to treat?',
    'How old is she?',
    'What is her former husband called?',
    'What did we say in the previous call?',
    'Where is she originally from?',
    'How long has she lived in Lisbon?',
    'Has the sofa been delivered?',
    'Has she arrived?',
    'I lived in Porto before.',
    'Wo hat sie vorher gewohnt?',
    `${'Where did she live, and '.repeat(20)}before?`,
  ])('nothing of the kind: %s', (question) => {
    expect(askedPast(question)).toBeNull();
  });
});

describe('pastOf', () => {
  const query = 'Where did she live before?';
  const asked = { expression: 'before 2020', start: null, end: new Date(0), precision: 'year', used: 'rank', memoryId: null } as const; // prettier-ignore

  it('leaves it to a time that is stated, by the call or in the question, and to a call that wants none', () => {
    const stated = { query, time: 'rank' as const, include: [] };
    expect(pastOf(stated, null)).toBe('before');
    expect(pastOf(stated, asked)).toBeNull();
    expect(pastOf({ ...stated, time: 'off' }, null)).toBeNull();
    expect(pastOf({ ...stated, validAt: '2026-03-01' }, null)).toBeNull();
    const ever = { ...stated, query: 'Has she ever lived in Porto?' };
    expect([pastOf(ever, null), pastOf({ ...ever, include: ['ended'] }, null)]).toEqual(['ever', null]);
  });
});
