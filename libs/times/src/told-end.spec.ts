import { spokenTime } from './spoken-time.js';

// Thursday 5 March 2026.
const heard = { reference: new Date('2026-03-05T10:00:00Z'), timezone: 'UTC', options: {} };
const fact = { episodic: false, singleValued: false };
const day = (at: Date | null | undefined): string | undefined => at?.toISOString().slice(0, 10);

describe('the end of something, told for a period', () => {
  it.each([
    { text: 'The antibiotics finish this week.', ends: '2026-03-09', timeless: 'The antibiotics finish.' },
    { text: 'The antibiotics finish this Sunday.', ends: '2026-03-09', timeless: 'The antibiotics finish.' },
    { text: 'The diet ends this year.', ends: '2027-01-01', timeless: 'The diet ends.' },
    { text: 'The diet stops this month.', ends: '2026-04-01', timeless: 'The diet stops.' },
    { text: 'My maternity leave ends in June.', ends: '2026-07-01', timeless: 'My maternity leave ends.' },
    { text: 'My work visa expires in 2027.', ends: '2028-01-01', timeless: 'My work visa expires.' },
    { text: 'My gym membership expires on 30 June.', ends: '2026-07-01', timeless: 'My gym membership expires.' },
    { text: 'My passport expires 3 May 2027.', ends: '2027-05-04', timeless: 'My passport expires.' },
    { text: 'The course will end this month.', ends: '2026-04-01', timeless: 'The course will end.' },
    { text: "The course's finishing in May.", ends: '2026-06-01', timeless: "The course's finishing." },
    { text: 'The lease is ending next month.', ends: '2026-05-01', timeless: 'The lease is ending.' },
    { text: 'My contract is up in January.', ends: '2027-02-01', timeless: 'My contract is up.' },
    { text: 'My probation is over at the end of May.', ends: '2026-06-01', timeless: 'My probation is over.' },
    { text: 'The free trial runs out tomorrow.', ends: '2026-03-07', timeless: 'The free trial runs out.' },
    { text: 'The trial ends today.', ends: '2026-03-06', timeless: 'The trial ends.' },
    { text: 'The insurance lapses in February.', ends: '2027-03-01', timeless: 'The insurance lapses.' },
    { text: 'The trial comes to an end in autumn.', ends: '2026-12-01', timeless: 'The trial comes to an end.' },
    { text: 'I stop taking metformin in June.', ends: '2026-07-01', timeless: 'I stop taking metformin.' },
    { text: 'We end the lease in May.', ends: '2026-06-01', timeless: 'We end the lease.' },
  ])('is the end of that period: $text', ({ text, ends, timeless }) => {
    const spoken = spokenTime(text, heard, fact);
    expect([spoken.validFrom, spoken.validTo]).toEqual([null, null]);
    expect([day(spoken.begins), spoken.timeless, spoken.endless]).toEqual([ends, timeless, undefined]);
  });

  it.each([
    { text: 'The diet stops on 1 May.', ends: '2026-05-01' },
    { text: 'I stop taking metformin on Sunday.', ends: '2026-03-08' },
    { text: 'The diet stops today.', ends: '2026-03-06' },
  ])('is, of what stops on a day to come, when that begins: $text', ({ text, ends }) => {
    expect(day(spokenTime(text, heard, fact).begins)).toBe(ends);
  });

  it('is that of the one value that is known', () => {
    const spoken = spokenTime('My contract with Acme ends in June.', heard, { ...fact, singleValued: true });
    expect([spoken.validFrom, day(spoken.validTo)]).toEqual([null, '2026-07-01']);
  });

  it.each([
    { text: 'The diet ended this week.', from: '2026-03-02' },
    { text: "She's over this week.", from: '2026-03-02' },
    { text: "He's up in Leeds this week.", from: '2026-03-02' },
    { text: 'The bus stops at the school this week.', from: '2026-03-02' },
    { text: 'I make my last stop this week.', from: '2026-03-02' },
    { text: 'The trial ends in 2024.', from: '2024-01-01' },
  ])('is told by no other words, and for no time that is over: $text', ({ text, from }) => {
    expect(day(spokenTime(text, heard, fact).validFrom)).toBe(from);
  });

  it.each([
    { text: "My contract doesn't end in June.", begins: '2026-06-01T00' },
    { text: 'At the end, in June, we move.', begins: '2026-06-01T00' },
    { text: 'My shift ends at six on Friday.', begins: '2026-03-06T18' },
  ])('leaves alone what does not end, and an hour: $text', ({ text, begins }) => {
    expect(spokenTime(text, heard, fact).begins?.toISOString().slice(0, 13)).toBe(begins);
  });

  it('is told in English only', () => {
    const german = { ...heard, options: { locale: 'de' } };
    expect(day(spokenTime('The diet ends im Juni.', german, fact).begins)).toBe('2026-06-01');
  });
});
