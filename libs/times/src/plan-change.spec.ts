import { readConfig } from '#config/config.js';
import { datesOptions, type Heard } from '#dates/moment.js';
import { meantPlans } from '#domain/meant-plans.js';
import type { Version } from '#domain/memory.js';
import { at } from '../../../test/support/stories/statements.js';
import { known } from '../../../test/support/stories/dentist.js';
import { planChange } from './plan-change.js';

// A Thursday.
const heardAt = (time: string): Heard => ({
  reference: at(`2026-03-05T${time}:00Z`),
  timezone: 'UTC',
  options: datesOptions(readConfig({})),
});
const dentist = (startsAt: string, hours = 1): Version =>
  known('dentist', {
    ...{ text: 'Dentist', validFrom: at('2026-03-01'), startsAt: at(startsAt) },
    endsAt: new Date(at(startsAt).getTime() + hours * 3_600_000),
  });

/** @returns what the words do to a plan: when it is now, or whether it is gone or stays. */
function after(text: string, plan: Version, heard = heardAt('10:00')): string {
  const change = planChange(text, heard);
  if (!change) return 'stays';
  const { meant } = meantPlans(change, [plan], heard.reference, { name: 'Asha', timezone: 'UTC' });
  if (!meant) return 'stays';
  return change.does === 'cancel' ? 'gone' : (change.timeFor(plan).startsAt?.toISOString().slice(0, 16) ?? 'none');
}

describe('a plan that somebody could not keep', () => {
  const coming = dentist('2026-03-10T15:00:00Z');

  it('is no plan that is to come', () => {
    expect(after("I couldn't get to the dentist last time, so I go on Tuesday.", coming)).toBe('stays');
    expect(after('I could not make it to the dentist on Tuesday.', coming)).toBe('stays');
  });

  it('is one that was due', () => {
    expect(after("I couldn't make it to the dentist.", dentist('2026-03-05T09:00:00Z', 3))).toBe('gone');
  });

  it('is to come where it is of the present', () => {
    expect(after("I can't make it to the dentist on Tuesday.", coming)).toBe('gone');
    expect(after("I can't get to the dentist.", coming)).toBe('gone');
  });
});
