import { readConfig } from '#config/config.js';
import { datesOptions, type Heard } from '#dates/moment.js';
import { at } from '../../../../test/support/stories/statements.js';
import type { EventInput } from './event-input.js';
import { timesOf } from './statement-times.js';

const ZONE = 'Asia/Kolkata';
/** A Thursday, half past five in the afternoon. */
const HEARD: Heard = {
  reference: at('2026-03-05T12:00:00Z'),
  timezone: ZONE,
  options: { ...datesOptions(readConfig({})), locale: 'en' },
};

/** @returns the first time of an event in the zone of the contact, and the rule by which it comes again. */
function told(text: string, event: Partial<EventInput>): string {
  const parts = { subject: 'Asha', verb: 'do', aliases: [], status: 'planned', ...event } as const;
  const about = { episodic: true, singleValued: false, value: undefined, path: '' };
  const { startsAt, endsAt, recurrence } = timesOf({ text, reconcile: true, event: parts }, about, HEARD);
  const [from, to] = [startsAt, endsAt].map((one) => one?.toLocaleString('sv', { timeZone: ZONE }).slice(5, 16) ?? '');
  return `${from} to ${to?.slice(to.startsWith(from?.slice(0, 5) ?? '') ? 6 : 0)} ${recurrence ?? 'once'}`;
}

const TUESDAYS = 'Plays tennis every Tuesday at 5 pm.';

describe('an event that comes again, told with a start', () => {
  it.each([
    ...['every Tuesday at 5 pm', 'on Tuesdays at 5 pm', 'every Tuesday', 'Tuesday at 5 pm', 'Tuesday', '5 pm', 'at 5'],
    ...['2026-03-10', undefined],
  ])('begins on the first day that its words allow: %s', (startsAt) => {
    const expected = '03-10 17:00 to 18:00 FREQ=WEEKLY;BYDAY=TU';
    expect([told(TUESDAYS, { startsAt }), told(TUESDAYS, { startsAt, status: undefined })]).toEqual([
      expected,
      expected,
    ]);
  });

  it.each([
    { text: TUESDAYS, startsAt: '17 March', expected: '03-17 17:00 to 18:00 FREQ=WEEKLY;BYDAY=TU' },
    { text: 'Plays tennis.', startsAt: 'every Tuesday', expected: '03-10 00:00 to 03-11 00:00 FREQ=WEEKLY;BYDAY=TU' },
    {
      text: 'Plays tennis weekly.',
      startsAt: 'every Tuesday at 5 pm',
      expected: '03-10 17:00 to 18:00 FREQ=WEEKLY;BYDAY=TU',
    },
    { text: 'Plays tennis weekly.', startsAt: 'Tuesday at 5 pm', expected: '03-10 17:00 to 18:00 FREQ=WEEKLY' },
    { text: 'Takes a pill every day.', startsAt: '8 am', expected: '03-06 08:00 to 09:00 FREQ=DAILY' },
    { text: 'Takes a pill every day.', startsAt: 'daily at 8 am', expected: '03-06 08:00 to 09:00 FREQ=DAILY' },
  ])('begins where it is said: "$text" from $startsAt', ({ text, startsAt, expected }) => {
    expect(told(text, { startsAt })).toBe(expected);
  });

  it('has the end that is stated, or none, where its first time is an instant', () => {
    const [startsAt, endsAt] = [at('2026-03-10T11:30:00Z'), at('2026-03-10T13:00:00Z')];
    expect(told(TUESDAYS, { startsAt })).toBe('03-10 17:00 to 18:00 FREQ=WEEKLY;BYDAY=TU');
    expect(told(TUESDAYS, { startsAt, endsAt })).toBe('03-10 17:00 to 18:30 FREQ=WEEKLY;BYDAY=TU');
    expect(told('Tennis every Tuesday.', { startsAt })).toBe('03-10 17:00 to  FREQ=WEEKLY;BYDAY=TU');
  });

  it('lasts as long as is said', () => {
    expect(told(TUESDAYS, { startsAt: 'every Tuesday at 5 pm', endsAt: '6:30 pm' })).toMatch(
      /^03-10 17:00 to 18:30 FREQ/,
    );
    expect(told(TUESDAYS, { endsAt: '6:30 pm' })).toMatch(/^03-10 17:00 to 18:30 FREQ/);
  });

  it('is one event where the start is on no day of the series', () => {
    expect(told('Tennis every Tuesday, but this week on Wednesday.', { startsAt: 'Wednesday at 6 pm' })).toBe(
      '03-11 18:00 to 19:00 once',
    );
  });

  it.each([
    'Dentist on Tuesday at 5 pm. I swim every Tuesday.',
    'Lunch with Anna, who swims every Tuesday.',
    'Physio on Tuesday and then lunch every day.',
    'The dentist on Tuesday; he is there every Tuesday.',
  ])('is one event where something else comes again: %s', (text) => {
    expect(told(text, { startsAt: at('2026-03-10T11:30:00Z') })).toBe('03-10 17:00 to  once');
  });

  it('has the end that its words or its parts say', () => {
    const until = 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20260630T182959Z';
    const series = { startsAt: 'every Tuesday at 5 pm', endsAt: 'June' };
    expect(told('Physio every Tuesday at 5 pm until June.', series)).toBe(`03-10 17:00 to 18:00 ${until}`);
    expect(told('Physio.', series)).toBe(`03-10 17:00 to 18:00 ${until}`);
  });

  it('is one event where it is over', () => {
    expect(told('Played tennis on Tuesday, as every Tuesday.', { startsAt: 'Tuesday', status: 'done' })).toMatch(
      /once$/,
    );
  });

  it('is a series also where it is cancelled or moved', () => {
    for (const status of ['cancelled', 'moved'] as const)
      expect(told('Tennis.', { startsAt: 'every Wednesday at 6 pm', status })).toBe(
        '03-11 18:00 to 19:00 FREQ=WEEKLY;BYDAY=WE',
      );
    expect(told(TUESDAYS, { startsAt: 'Tuesday at 5 pm', status: 'cancelled' })).toMatch(/once$/);
  });
});
