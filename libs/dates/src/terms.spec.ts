import { resolve } from './resolve.js';

// Thursday 5 March 2026, in UTC.
const said = { reference: new Date('2026-03-05T10:00:00Z'), timezone: 'UTC' };
const most = (text: string): string | undefined => resolve(text, said)[0]?.end.toISOString().slice(0, 10);
const all = (text: string): string[] => resolve(text, said).map((one) => one.text);

describe('"until" behind a verb of the past', () => {
  it.each([
    ["i've switched my number to 0161 496 0111 until friday", '2026-03-07'],
    ['the doctor took me off metformin until may', '2026-06-01'],
    ["i've cancelled the veg box until 1 may", '2026-05-02'],
    ["i've given up coffee until easter", '2026-04-06'],
    ['i quit coffee until easter', '2026-04-06'],
    ['they closed the road until 1 may', '2026-05-02'],
    ['dad told me to rest until friday', '2026-03-07'],
    ["i've been put on nights until may", '2026-06-01'],
    ['i was signed off until friday', '2026-03-07'],
    ['my leave was extended until june', '2026-07-01'],
    ['my mum has moved in with us until the end of may', '2026-06-01'],
    ["until friday we've switched to number 14", '2026-03-07'],
    ['they put me on 30 mg until the review on 15 april', '2026-04-16'],
    ["i'm at my sister's until my hospital appointment on friday", '2026-03-07'],
    ["i'm on nights until the end of may on ward five", '2026-06-01'],
    ["i'm covering for jo up to and including the 11th", '2026-03-12'],
  ])('is to come, where it was changed: %s', (text, end) => expect(most(text)).toBe(end));

  it.each([
    ['i lived there until may', '2025-06-01'],
    ['until may i lived in rome', '2025-06-01'],
    ['i worked at acme until june', '2025-07-01'],
    ['i was in rome until may', '2025-06-01'],
    ["i've been in rome until may", '2025-06-01'],
    ['i had a dog until may', '2025-06-01'],
    ['i stayed in rome until easter', '2025-04-21'],
    ['i took metformin until may', '2025-06-01'],
    ['i had moved in with her until may', '2025-06-01'],
    ['the clinic was closed until may', '2025-06-01'],
    ['we opened at ten until june', '2025-07-01'],
    ["i've given up coffee until last friday", '2026-02-28'],
    ["i've cancelled it until may 2025", '2025-06-01'],
  ])('is past, where it lasted, or as it says: %s', (text, end) => expect(most(text)).toBe(end));
});

describe('a range in the present', () => {
  it.each([
    ["we're closed from 5 to 9 october", '2026-10-09'],
    ['our shop closes at eight from 1 to 31 december', '2026-12-31'],
    ["i've booked a cottage from 5 to 9 october", '2026-10-09'],
    ['we were closed from 5 to 9 october', '2025-10-09'],
    ["i've worked there from may to july", '2025-07-01'],
    ["i'm calling about the visit from 5 to 9 october", '2025-10-09'],
  ])('is to come, but not that of a past: %s', (text, end) => expect(most(text)).toBe(end));
});

describe('an hour before a date', () => {
  it.each([
    ['our shop closes at eight until the end of may', ['until the end of may', 'eight']],
    ['we open at ten until june', ['until june', 'ten']],
    ['we open at ten until 3 april', ['until 3 april']],
    ['the bell rings at noon until 3 april', ['until 3 april', 'noon']],
  ])('begins no range of days: %s', (text, expected) => expect(all(text)).toEqual(expected));

  it.each([
    'between 3 and 5 on Friday',
    'from Monday at nine until Friday at five',
    'at nine on Monday until noon',
    '3pm until 5pm on Friday',
    'from 3 pm until tomorrow',
    'from Friday at nine until Sunday',
  ])('is part of one that tells hours on both sides, or its day, or from when: %s', (text) =>
    expect(all(`away ${text}`)).toEqual([text]),
  );
});

describe('"coming" behind "is"', () => {
  it.each([
    ['the plumber is coming a week from now at 8am', 'a week from now at 8am'],
    ["she's coming a month from now", 'a month from now'],
    ['they are coming two days from now', 'two days from now'],
    ["she's coming on friday", 'friday'],
  ])('is a verb: %s', (text, expression) => expect(all(text)).toEqual([expression]));

  it('is "next" elsewhere', () => {
    expect(all('he is away the coming two weeks')).toEqual(['the coming two weeks']);
  });
});
