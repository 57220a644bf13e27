import fc from 'fast-check';
import { isOver, shownStatus } from './event-status.js';

const at = (day: number): Date => new Date(Date.UTC(2026, 2, day, 12));
const plan = { status: 'planned' as const, startsAt: at(5), endsAt: at(6), validTo: null, supersededAt: null };

describe('the status that is shown of an event', () => {
  it('is planned until its end, and unconfirmed from there', () => {
    expect(shownStatus(plan, at(5))).toBe('planned');
    expect(shownStatus(plan, new Date(at(6).getTime() - 1))).toBe('planned');
    expect(shownStatus(plan, at(6))).toBe('unconfirmed');
  });

  it('counts from the start where no end is known', () => {
    const open = { ...plan, endsAt: null };
    expect(shownStatus(open, at(5))).toBe('planned');
    expect(shownStatus(open, new Date(at(5).getTime() + 1))).toBe('unconfirmed');
  });

  it('stays planned where there is no time, or where the plan ended before its time', () => {
    expect(shownStatus({ ...plan, startsAt: null, endsAt: null }, at(30))).toBe('planned');
    expect(shownStatus({ ...plan, validTo: at(3) }, at(30))).toBe('planned');
    expect(shownStatus({ ...plan, supersededAt: at(3) }, at(30))).toBe('planned');
    expect(shownStatus({ ...plan, supersededAt: at(10) }, at(30))).toBe('unconfirmed');
  });

  it('is as it was told of what is no plan', () => {
    for (const status of ['done', 'cancelled', null] as const)
      expect(shownStatus({ ...plan, status }, at(30))).toBe(status);
  });

  it('once unconfirmed, stays so: time does not bring a plan back', () => {
    const day = fc.integer({ min: 1, max: 28 });
    fc.assert(
      fc.property(day, fc.option(day), day, day, (start, length, first, more) => {
        const event = { startsAt: at(start), endsAt: length === null ? null : at(start + length) };
        if (isOver(event, at(first))) expect(isOver(event, at(first + more))).toBe(true);
      }),
    );
  });
});
