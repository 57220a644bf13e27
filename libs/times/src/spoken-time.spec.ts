import { spokenTime } from './spoken-time.js';

// Thursday in Kolkata.
const heard = { reference: new Date('2026-03-05T10:00:00+05:30'), timezone: 'Asia/Kolkata', options: {} };
const fact = { episodic: false, singleValued: false };
const slot = { episodic: false, singleValued: true };
const episode = { episodic: true, singleValued: false };

const day = (at: Date | null): string | null =>
  at && new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(at);

describe('spokenTime', () => {
  it.each([
    { text: 'Moved to Lisbon on 1 February 2026', from: '2026-02-01', to: null },
    { text: 'Works at Lakeside since May 2024', from: '2024-05-01', to: null },
    { text: 'Lived in Mumbai from March 2022 to May 2023', from: '2022-03-01', to: '2023-05-01' },
    { text: 'Has had a dog for three years now', from: '2023-01-01', to: null },
    { text: 'Joined the choir last week', from: '2026-02-23', to: null },
  ])('reads when a fact began: $text', ({ text, from, to }) => {
    const spoken = spokenTime(text, heard, fact);
    expect({ from: day(spoken.validFrom), to: day(spoken.validTo) }).toEqual({ from, to });
    expect(spoken.expression).not.toBeNull();
  });

  it('takes a date that is the value for no time', () => {
    const born = 'Was born on 5 May 1990';
    expect(spokenTime(born, heard, { ...slot, value: '5 May 1990' }).validFrom).toBeNull();
    expect(day(spokenTime(born, heard, slot).validFrom)).toBe('1990-05-05');
  });

  it.each([
    'Prefers calls after 6 pm',
    'Wakes at 7:30',
    'Drinks tea in the evening',
    'Likes jazz',
    'Is free between 9 and 11 am',
  ])('takes no time of day for the time since when it holds: %s', (text) => {
    expect(spokenTime(text, heard, fact)).toMatchObject({ validFrom: null, validTo: null });
  });

  it('begins a value to come when it comes, and knows a plan from when it was told', () => {
    expect(day(spokenTime('Moves to Berlin on 1 April', heard, slot).validFrom)).toBe('2026-04-01');
    expect(spokenTime('Wants a call on 1 April', heard, fact)).toMatchObject({
      validFrom: null,
      expression: '1 April',
    });
  });

  it('keeps the period of an episode apart from when it is known to be so', () => {
    const met = spokenTime('Met the new CTO last Tuesday', heard, episode);
    expect([met.validFrom, met.startsAt, met.endsAt].map(day)).toEqual(['2026-03-03', '2026-03-03', '2026-03-04']);
    expect(met.validTo).toBeNull();
    const planned = spokenTime('Sees the dentist next Tuesday', heard, episode);
    expect(planned.validFrom).toEqual(heard.reference);
    expect(day(planned.startsAt)).toBe('2026-03-10');
  });
});
