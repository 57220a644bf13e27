import ICAL from 'ical.js';
import type { FeedEvent } from './events.repository.js';
import { icalendar } from './icalendar.js';

const RECORDED = new Date('2026-03-01T08:00:00Z');
const OWNER = { name: 'Asha', timezone: 'Asia/Kolkata', isWhole: true, now: RECORDED };

function feedEvent(event: Partial<FeedEvent['event']>, more: Partial<FeedEvent> = {}): FeedEvent {
  return {
    event: {
      id: 'M1',
      factId: 'F1',
      contactId: 'C1',
      kind: 'episodic',
      text: 'Dentist',
      attribute: null,
      value: null,
      polarity: 'holds',
      importance: 0.5,
      confidence: 0.8,
      tags: [],
      validFrom: RECORDED,
      validTo: null,
      startsKnown: true,
      recordedAt: RECORDED,
      supersededAt: null,
      saidAt: RECORDED,
      precision: 'hour',
      expression: null,
      startsAt: new Date('2026-03-10T17:00:00Z'),
      endsAt: new Date('2026-03-10T18:00:00Z'),
      subject: null,
      verb: null,
      object: null,
      aliases: [],
      status: 'planned',
      turnId: null,
      quote: null,
      ...event,
    },
    sequence: 0,
    changedAt: RECORDED,
    withdrawn: false,
    ...more,
  };
}

const read = (text: string): ICAL.Component =>
  new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0]);
const onlyEvent = (events: FeedEvent[], owner = OWNER): ICAL.Component =>
  read(icalendar(events, owner)).getFirstSubcomponent('vevent') as ICAL.Component;

describe('the calendar', () => {
  it('tells a timed event in UTC, by the fact it is', () => {
    const event = onlyEvent([feedEvent({}, { sequence: 3, changedAt: new Date('2026-03-02T08:00:00Z') })]);
    const text = (name: string): string => String(event.getFirstPropertyValue(name));
    expect(['uid', 'sequence', 'dtstamp', 'last-modified', 'dtstart', 'dtend', 'summary', 'status'].map(text)).toEqual([
      'F1@palimpsest',
      '3',
      '2026-03-02T08:00:00Z',
      '2026-03-02T08:00:00Z',
      '2026-03-10T17:00:00Z',
      '2026-03-10T18:00:00Z',
      'Dentist',
      'CONFIRMED',
    ]);
  });

  it('tells what was planned for a time that has passed as tentative', () => {
    const status = (event: Partial<FeedEvent['event']>): unknown =>
      onlyEvent([feedEvent(event)], { ...OWNER, now: new Date('2026-03-11T00:00:00Z') }).getFirstPropertyValue(
        'status',
      );
    expect([status({}), status({ status: 'done' })]).toEqual(['TENTATIVE', 'CONFIRMED']);
  });

  // Midnight in Kolkata is 18:30 in UTC the day before.
  it.each([
    {
      what: 'a day',
      startsAt: '2026-03-09T18:30:00Z',
      endsAt: '2026-03-10T18:30:00Z',
      precision: 'day',
      from: '2026-03-10',
      to: '2026-03-11',
    },
    {
      what: 'a month',
      startsAt: '2026-05-31T18:30:00Z',
      endsAt: '2026-06-30T18:30:00Z',
      precision: 'month',
      from: '2026-06-01',
      to: '2026-07-01',
    },
    {
      what: 'a day without an end',
      startsAt: '2026-03-09T18:30:00Z',
      endsAt: null,
      precision: 'day',
      from: '2026-03-10',
      to: '2026-03-11',
    },
    {
      what: 'whole days told as instants',
      startsAt: '2026-03-09T18:30:00Z',
      endsAt: '2026-03-11T18:30:00Z',
      precision: null,
      from: '2026-03-10',
      to: '2026-03-12',
    },
  ] as const)('tells $what as dates, the end exclusive', ({ startsAt, endsAt, precision, from, to }) => {
    const event = onlyEvent([
      feedEvent({ startsAt: new Date(startsAt), endsAt: endsAt && new Date(endsAt), precision }),
    ]);
    const [start, end] = ['dtstart', 'dtend'].map((name) => event.getFirstPropertyValue(name) as ICAL.Time);
    expect([start?.isDate, String(start), String(end)]).toEqual([true, from, to]);
  });

  it('leaves the end out where it is not known', () => {
    const event = onlyEvent([feedEvent({ endsAt: null })]);
    expect(event.getFirstPropertyValue('dtend')).toBeNull();
  });

  it('ends an event said for an hour with that hour, and one said for a minute not at all', () => {
    const endOf = (event: Partial<FeedEvent['event']>): string | undefined =>
      onlyEvent([feedEvent(event)])
        .getFirstPropertyValue('dtend')
        ?.toString();
    const atFive = { precision: 'hour', expression: 'at 5 pm' } as const;
    expect(endOf(atFive)).toBe('2026-03-10T18:00:00Z');
    const [startsAt, endsAt] = [new Date('2026-03-10T17:15:00Z'), new Date('2026-03-10T17:16:00Z')];
    const minute = { startsAt, endsAt, precision: 'instant', expression: 'at 5:15 pm' } as const;
    expect(endOf(minute)).toBeUndefined();
    expect(endOf({ ...minute, endsAt: new Date('2026-03-10T18:00:00Z') })).toBe('2026-03-10T18:00:00Z');
    expect(endOf({ ...minute, expression: null })).toBe('2026-03-10T17:16:00Z');
    const weekly = { ...minute, recurrence: 'FREQ=WEEKLY;BYDAY=TU' };
    expect(endOf(weekly)).toBeUndefined();
  });

  it('tells that an event was withdrawn', () => {
    expect(onlyEvent([feedEvent({}, { withdrawn: true })]).getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it.each([
    { what: 'commas, semicolons and backslashes', text: 'Tea, cake; \\n is no break: "really"' },
    { what: 'line breaks', text: 'first\nsecond\n\nfourth' },
    { what: 'what looks like a property', text: 'x\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:forged' },
    { what: 'emoji at the fold', text: '👩‍👩‍👧‍👦🎉'.repeat(40) },
    { what: 'letters of three bytes', text: 'पुणे में मिलना '.repeat(30).trim() },
    { what: '8,000 characters', text: 'long words, and more; '.repeat(400).slice(0, 8_000) },
  ])('gives back $what', ({ text }) => {
    const written = icalendar([feedEvent({ text })], OWNER);
    expect(read(written).getAllSubcomponents('vevent')).toHaveLength(1);
    expect(onlyEvent([feedEvent({ text })]).getFirstPropertyValue('summary')).toBe(text);
    const lines = written.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.filter((line) => line.includes('\n'))).toEqual([]);
    expect(written.isWellFormed()).toBe(true);
  });

  it('takes no orders from the name of a contact', () => {
    const calendar = read(icalendar([], { ...OWNER, name: 'A,\nBEGIN:VEVENT\nEND:VEVENT' }));
    expect(calendar.getAllSubcomponents('vevent')).toEqual([]);
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toContain('BEGIN:VEVENT');
  });

  it('is the same each time, and valid without an event', () => {
    const events = [feedEvent({}), feedEvent({ factId: 'F2' })];
    expect(icalendar(events, OWNER)).toBe(icalendar(events, OWNER));
    expect(icalendar(events, { ...OWNER, isWhole: false })).toContain('earlier ones are left out');
    expect(icalendar([], OWNER)).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:.*\r\n[^]*END:VCALENDAR/);
  });
});
