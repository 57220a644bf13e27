import { resolve } from '#dates/resolve.js';
import { spokenTime } from './spoken-time.js';
import { isTimeOfDay } from './time-of-day.js';

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
    { text: 'Lived in Goa until 2024', from: null, to: '2025-01-01' },
    { text: 'Worked there before 2020', from: null, to: '2020-01-01' },
    { text: 'Has run every day after 3 March 2026', from: '2026-03-04', to: null },
    { text: 'Was away 1 - 4 March 2026', from: '2026-03-01', to: '2026-03-04' },
    { text: 'Is away between 1 and 20 March 2026', from: '2026-03-01', to: '2026-03-20' },
    { text: 'Lived in Goa all of 2022', from: '2022-01-01', to: '2023-01-01' },
    { text: 'Lived in Goa throughout 2022', from: '2022-01-01', to: '2023-01-01' },
    { text: 'Was in Goa for the whole of March 2025', from: '2025-03-01', to: '2025-04-01' },
    { text: 'Throughout 2022 she lived in Goa', from: '2022-01-01', to: '2023-01-01' },
    { text: 'Is away all of 2026', from: '2026-01-01', to: '2027-01-01' },
    { text: 'Was away from 1 to 5 March 2026', from: '2026-03-01', to: '2026-03-05' },
  ])('reads when a fact began: $text', ({ text, from, to }) => {
    const spoken = spokenTime(text, heard, fact);
    expect({ from: day(spoken.validFrom), to: day(spoken.validTo) }).toEqual({ from, to });
    expect(spoken.expression).not.toBeNull();
  });

  it('does not end what began before an hour of a day', () => {
    const { validFrom, validTo } = spokenTime('Moved to Lisbon on 1 February 2026 before ten', heard, fact);
    expect([day(validFrom), day(validTo)]).toEqual(['2026-02-01', null]);
  });

  it('ends what ends at the very moment it is told', () => {
    const midnight = { ...heard, reference: new Date('2026-03-05T00:00:00+05:30') };
    expect(spokenTime('Was away from 1 to 5 March 2026', midnight, fact).validTo).toEqual(midnight.reference);
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

  it.each([
    { text: 'Is in Rome until June', from: '2026-03-05', to: '2026-07-01' },
    { text: 'Is in Rome till the end of March', from: '2026-03-05', to: '2026-04-01' },
    { text: 'Works at Lakeside since May 2024', from: '2024-05-01', to: null },
    { text: 'Reports to Owen from 1 April to 31 July', from: null, to: '2026-07-31' },
  ])('ends what is told by its end when that comes: $text', ({ text, from, to }) => {
    const spoken = spokenTime(text, heard, fact);
    expect([day(spoken.validFrom), day(spoken.validTo)]).toEqual([from, to]);
  });

  it.each([
    { text: 'From 1 April I work in Leeds.', begins: '2026-04-01', timeless: 'I work in Leeds.' },
    { text: 'The insurance switches to Bastion on 12 April.', begins: '2026-04-12', timeless: null },
    { text: 'The diet stops on 12 April.', begins: '2026-04-12', timeless: 'The diet stops.' },
    { text: "I'm moving to Leeds on 1 April.", begins: '2026-04-01', timeless: 'I moved to Leeds.' },
    {
      text: 'My son is moving back to York on 12 April.',
      begins: '2026-04-12',
      timeless: 'My son moved back to York.',
    },
    { text: "We're moving to a bigger flat on 12 April.", begins: '2026-04-12', timeless: null },
    { text: "Come January we're moving to York.", begins: '2027-01-01', timeless: 'we moved to York.' },
    { text: "Come April I'm back in the office.", begins: '2026-04-01', timeless: "I'm back in the office." },
    { text: 'The week after next I go onto nights.', begins: '2026-03-16', timeless: 'I have gone onto nights now.' },
    { text: "As of next Monday I'll be on days.", begins: '2026-03-09', timeless: "I'm on days now." },
    { text: 'I start at Lidl on 1 April.', begins: '2026-04-01', timeless: 'I have started at Lidl now.' },
    { text: 'I start my holiday on 1 April.', begins: '2026-04-01', timeless: null },
    { text: 'I go to the Hull office on 1 April.', begins: '2026-04-01', timeless: null },
    { text: 'Yoga is off next week.', begins: '2026-03-09', timeless: null },
    { text: 'No meat for me on 3 April.', begins: '2026-04-03', timeless: null },
    { text: 'The car is not available on 2 April.', begins: '2026-04-02', timeless: null },
    {
      text: 'Starting next Monday we open at the mill, and not before.',
      begins: '2026-03-09',
      timeless: 'we open at the mill, and not before.',
    },
    { text: 'The antibiotics, as of 9 March, are over.', begins: '2026-03-09', timeless: 'The antibiotics, are over.' },
    { text: 'The operation is on 2 April, 8am.', begins: '2026-04-02', timeless: null },
    { text: 'Reports to Owen from 1 April to 31 July', begins: '2026-04-01', timeless: undefined },
    { text: 'Moves on 2 April', begins: '2026-04-02', timeless: null },
    { text: 'The operation is now 2 July, it says', begins: '2026-07-02', timeless: null },
  ])('tells when a fact to come begins, and what is told without the day: $text', ({ text, begins, timeless }) => {
    const spoken = spokenTime(text, heard, fact);
    expect([day(spoken.begins ?? null), spoken.timeless]).toEqual([begins, timeless]);
  });

  it.each([
    { text: 'From 1 April we close at eight.', begins: '2026-04-01' },
    { text: 'We close at eight from 1 April.', begins: '2026-04-01' },
    { text: 'As of Friday the office opens at ten.', begins: '2026-03-06' },
  ])('begins with its day what is so at an hour from then on: $text', ({ text, begins }) => {
    const spoken = spokenTime(text, heard, fact);
    expect(spoken.begins).toEqual(new Date(`${begins}T00:00:00+05:30`));
    expect(spoken.timeless).toMatch(/^(?:we close at eight|the office opens at ten)\.$/iu);
    expect(day(spokenTime(text, heard, slot).validFrom)).toBe(begins);
  });

  it.each([
    { text: 'Our shop closes at eight until the end of May.', to: '2026-06-01' },
    { text: 'We open at ten until June.', to: '2026-07-01' },
    { text: "We've changed to opening at ten until June.", to: '2026-07-01' },
    { text: 'Parcels come at noon until Easter.', to: '2026-04-06' },
    { text: 'We opened at ten until June.', to: '2025-07-01' },
  ])('ends what is so at an hour as it says: $text', ({ text, to }) => {
    expect(day(spokenTime(text, heard, fact).validTo)).toBe(to);
  });

  it.each([
    { text: "I've switched my phone number to 0161 496 0111 until Friday.", to: '2026-03-07' },
    { text: 'The doctor took me off metformin until May.', to: '2026-06-01' },
    { text: "I've given up coffee until last Friday.", to: '2026-02-28' },
    { text: 'I took metformin until May.', to: '2025-06-01' },
  ])('ends what was changed when that comes, and what lasted when it was over: $text', ({ text, to }) => {
    expect(day(spokenTime(text, heard, fact).validTo)).toBe(to);
  });

  it.each([
    { text: "I'm at Acme until June.", endless: "I'm at Acme." },
    { text: 'She reports to Owen from 1 April to 31 July', endless: 'She reports to Owen' },
    { text: 'Is on call until Friday at six', endless: null },
    { text: 'Our shop closes at eight until the end of May.', endless: 'Our shop closes at eight.' },
    { text: 'Until the end of May we open at ten.', endless: 'we open at ten.' },
    { text: 'We meet on Friday until the end of May.', endless: null },
    { text: 'No metformin until 1 July', endless: 'No metformin' },
    { text: 'Acme until 1 July', endless: null },
    { text: 'Lived in Goa until 2024', endless: undefined },
  ])('tells what is said without an end to come: $text', ({ text, endless }) => {
    expect(spokenTime(text, heard, fact).endless).toBe(endless);
  });

  it.each(['Moved to Leeds on 1 February', 'Likes jazz'])('begins nothing later: %s', (text) => {
    const { begins, timeless } = spokenTime(text, heard, fact);
    expect([begins, timeless]).toEqual([undefined, undefined]);
  });

  it('begins what is told at the very moment then, and what is told for the next as a plan', () => {
    const since = (text: string): Date | null => spokenTime(text, heard, fact).validFrom;
    expect(since('Is away on 5 March 2026 at 10:00')).toEqual(heard.reference);
    expect(since('Is away on 5 March 2026 at 10:01')).toBeNull();
  });

  it('an episode at the very moment is none to come, and one told by an end alone has no start', () => {
    const now = spokenTime('Called on 5 March 2026 at 10:00', heard, episode);
    expect([now.validFrom, now.startsAt]).toEqual([heard.reference, heard.reference]);
    const over = spokenTime('Studied until 2024', heard, episode);
    expect([over.validFrom, over.startsAt, over.endsAt].map(day)).toEqual([null, null, '2025-01-01']);
    const later = spokenTime('Studied after 2024', heard, episode);
    expect([later.startsAt, later.endsAt].map(day)).toEqual(['2025-01-01', null]);
  });

  it('takes what is only a guess for no time', () => {
    expect(spokenTime('Had a dog a while ago', heard, fact).expression).toBeNull();
    expect(spokenTime('Was there throughout 2024', heard, fact).expression).toBe('2024');
  });

  it('tells how finely it was said', () => {
    expect(spokenTime('Joined the choir last week', heard, fact).precision).toBe('week');
    expect(spokenTime('Likes jazz', heard, fact).precision).toBeNull();
  });

  it.each([
    ...[
      'at 6:30 pm',
      '6 pm',
      'after 6 pm',
      'between 9 and 11 am',
      'half past six',
      "eight o'clock",
      'at ten to four',
      '8 in the evening',
    ].map((text) => ({
      text,
      is: true,
    })),
    ...['tomorrow at noon', 'on Tuesday', 'after 2024', 'this evening', 'on 5 March 2026 at 10:00'].map((text) => ({
      text,
      is: false,
    })),
  ])('"$text" is a time of day and no day: $is', ({ text, is }) => {
    expect(resolve(text, heard).map(isTimeOfDay)).toEqual([is]);
  });

  it('keeps the period of an episode apart from when it is known to be so', () => {
    const met = spokenTime('Met the new CTO last Tuesday', heard, episode);
    expect([met.validFrom, met.startsAt, met.endsAt].map(day)).toEqual(['2026-03-03', '2026-03-03', '2026-03-04']);
    expect(met.validTo).toBeNull();
    const planned = spokenTime('Sees the dentist next Tuesday', heard, episode);
    expect(planned.validFrom).toEqual(heard.reference);
    expect(day(planned.startsAt)).toBe('2026-03-10');
  });

  it.each([
    { text: 'Eight p m on the first.', start: '2026-04-01' },
    { text: 'Um, Monday at ten please.', start: '2026-03-09' },
    { text: 'Monday.', start: '2026-03-02' },
    { text: 'Rang on Monday at ten.', start: '2026-03-02' },
  ])('takes a bare answer with an hour for what is to come: $text', ({ text, start }) => {
    const at = { ...heard, reference: new Date('2026-03-04T10:00:00+05:30') };
    expect(day(spokenTime(text, at, episode).startsAt)).toBe(start);
  });
});
