import { createContact } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { remember } from '#contract/memories.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-05');

byDoors('plans in the context', { clock }, ({ ask }) => {
  it('tells the time of day of a plan that was stated as an instant, and not that of a whole day', async () => {
    clock.set('2026-03-05T10:00:00Z');
    const { id } = await ask(createContact, { timezone: 'Europe/Berlin' });
    const plan = async (object: string, startsAt: string, endsAt?: string): Promise<void> => {
      const event = { subject: 'She', verb: 'sees', object, status: 'planned' as const, startsAt };
      await ask(remember, { contactId: id, text: `The ${object}.`, event: endsAt ? { ...event, endsAt } : event });
    };
    await plan('dentist', '2026-03-06T17:30:00+01:00');
    await plan('fair', '2026-03-07T00:00:00+01:00', '2026-03-08T00:00:00+01:00');
    await plan('vet', '2026-03-09');
    const { text } = await ask(getContext, { contactId: id });
    expect(text).toContain(
      '<upcoming>\n- Friday, 2026-03-06 17:30: The dentist.\n- Saturday, 2026-03-07: The fair.\n- Monday, 2026-03-09: The vet.\n</upcoming>',
    );
  });

  it('tells of a series that comes again much later that it does', async () => {
    clock.set('2026-03-05T10:00:00Z');
    const { id } = await ask(createContact, { timezone: 'Europe/Berlin' });
    const event = { subject: 'She', verb: 'renews', object: 'passport', status: 'planned' as const };
    const series = { ...event, startsAt: '2026-02-14T10:00:00+01:00', recurrence: 'FREQ=YEARLY' };
    await ask(remember, { contactId: id, text: 'Renews the passport.', event: series });
    const { text } = await ask(getContext, { contactId: id });
    expect(text).toContain('- 2026-02-14, again by FREQ=YEARLY: Renews the passport.');
  });
});
