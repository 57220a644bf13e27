import ICAL from 'ical.js';
import request from 'supertest';
import { getCalendar } from '#contract/calendar.js';
import { createContact } from '#contract/contacts.js';
import { RestDoor } from '../support/doors/api-client.js';
import { byDoors } from '../support/doors/doors.js';
import { cancel, plan } from '../support/stories/plans.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-01T12:00:00Z');

byDoors('getCalendar', { clock }, (visit) => {
  const { ask } = visit;
  let contactId: string;

  beforeEach(async () => {
    clock.set('2026-03-01T12:00:00Z');
    contactId = (await ask(createContact, { name: 'Asha; or so', timezone: 'Asia/Kolkata' })).id;
  });

  const entries = async (): Promise<Record<string, string>[]> => {
    const parsed = ICAL.parse(await ask(getCalendar, { contactId })) as ConstructorParameters<typeof ICAL.Component>[0];
    return new ICAL.Component(parsed)
      .getAllSubcomponents('vevent')
      .map((event) =>
        Object.fromEntries(
          ['uid', 'summary', 'status', 'sequence', 'dtstart', 'dtstamp'].map((name) => [
            name,
            String(event.getFirstPropertyValue(name)),
          ]),
        ),
      );
  };

  it('keeps the UID of an event that moves, raises its SEQUENCE, and cancels it under the same one', async () => {
    const dentist = await plan(ask, contactId, 'Dentist', { startsAt: '2026-03-10T09:00:00Z' });
    const [planned] = await entries();
    expect(planned).toMatchObject({ status: 'CONFIRMED', sequence: '0', dtstart: '2026-03-10T09:00:00Z' });
    clock.set('2026-03-02T12:00:00Z');
    const moved = await plan(
      ask,
      contactId,
      'Dentist',
      { startsAt: '2026-03-11T09:00:00Z', status: 'moved' },
      { supersedes: dentist.id },
    );
    await expect(entries()).resolves.toMatchObject([
      {
        uid: planned?.['uid'],
        status: 'CONFIRMED',
        sequence: '1',
        dtstart: '2026-03-11T09:00:00Z',
        dtstamp: '2026-03-02T12:00:00Z',
      },
    ]);
    clock.set('2026-03-03T12:00:00Z');
    await cancel(ask, moved);
    await expect(entries()).resolves.toMatchObject([
      { uid: planned?.['uid'], status: 'CANCELLED', sequence: '2', dtstamp: '2026-03-03T12:00:00Z' },
    ]);
    clock.set('2026-06-30T12:00:00Z');
    await expect(entries()).resolves.toEqual([]);
  });

  it('shows what took place in the last 90 days, what is planned, days as dates, and nothing without a time', async () => {
    await plan(ask, contactId, 'Long ago', { startsAt: '2025-06-01T10:00:00Z' });
    await plan(ask, contactId, 'Lately', { startsAt: '2026-02-01T10:00:00Z' });
    await plan(ask, contactId, 'Next year', { startsAt: '2027-03-08' });
    await expect(entries()).resolves.toMatchObject([
      { summary: 'Lately' },
      { summary: 'Next year', dtstart: '2027-03-08' },
    ]);
  });

  it('is text/calendar, the same bytes each time, and not sent again while it is known', async () => {
    await plan(ask, contactId, 'Dentist', { startsAt: '2026-03-10T09:00:00Z' });
    const door = new RestDoor(visit.service.url, visit.key);
    const first = await door.send(getCalendar, { contactId });
    const second = await door.send(getCalendar, { contactId });
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect([second.body, second.headers.get('etag')]).toEqual([first.body, etag]);
    // Not by fetch, which asks for a fresh answer as soon as it is given this header.
    const again = (): request.Test =>
      request(visit.service.url)
        .get(`/v1/contacts/${contactId}/calendar.ics`)
        .set({ authorization: `Bearer ${visit.key}`, 'if-none-match': etag });
    await again().expect(304);
    await plan(ask, contactId, 'Cinema', { startsAt: '2026-03-12T09:00:00Z' });
    await again().expect(200);
  });
});
