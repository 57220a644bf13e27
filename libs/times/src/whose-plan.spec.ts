import { readConfig } from '#config/config.js';
import { datesOptions } from '#dates/moment.js';
import type { MeantPlans } from '#domain/memory/plan-change.js';
import { matchPlans } from '#domain/plans/plan-match.js';
import { known } from '../../../test/support/stories/dentist.js';
import { at } from '../../../test/support/stories/statements.js';
import { planChange } from './plan-change.js';

const heard = { reference: at('2026-03-05T10:00:00Z'), timezone: 'UTC', options: datesOptions(readConfig({})) };

/** The plans that the words may mean, and the one that they mean. */
function meantBy(
  text: string,
  plan: string,
  { name = 'Asha', subject = null }: { name?: string | null; subject?: string | null } = {},
): MeantPlans {
  const change = planChange(text, heard);
  const told = known('plan', {
    ...{ text: plan, subject, verb: null, object: null, aliases: [] },
    ...{ validFrom: at('2026-03-01'), startsAt: at('2026-03-06T15:00:00Z'), endsAt: at('2026-03-06T16:00:00Z') },
  });
  return matchPlans(change!, [told], heard.reference, { name, timezone: 'UTC' });
}

/** @returns whether the words cancel a plan that was told like this. */
function cancels(text: string, plan: string): boolean {
  return meantBy(text, plan).meant !== null;
}

describe.each([
  ...['daughter', 'niece', 'cousin', 'girlfriend', 'grandma', 'roommate', 'fiancé', 'ex-wife', 'stepson', 'baby'],
  ...['mother-in-law', 'mother in law', 'older sister', 'best friend', 'coworker', 'twin', 'godmother', 'granddad'],
])('the plan of a %s', (who) => {
  it('is cancelled only by words that say whose it is', () => {
    const plan = `My ${who}'s dentist appointment is on Friday.`;
    expect(cancels('I had to cancel the dentist.', plan)).toBe(false);
    expect(cancels(`My ${who}'s dentist appointment was cancelled.`, plan)).toBe(true);
  });
});

it.each([
  "The day of my son's dentist appointment is Friday.",
  "My kids' dentist appointment is on Friday.",
  'The children’s dentist appointment is on Friday.',
])('is of several just as well: %s', (plan) => expect(cancels('I had to cancel the dentist.', plan)).toBe(false));

it('may be said without what tells one from another', () => {
  expect(cancels("My sister's dentist was cancelled.", "My older sister's dentist appointment is on Friday.")).toBe(
    true,
  );
});

it("a mother's plan does not cancel that of a mother-in-law", () => {
  const plan = "My mother-in-law's dentist appointment is on Friday.";
  expect(cancels("My mother's dentist appointment was cancelled.", plan)).toBe(false);
});

it.each([
  "My dentist's appointment is on Friday.",
  "Today's booking: the dentist on Friday.",
  "The client's dentist appointment is on Friday.",
  'My daughter drives me to the dentist on Friday.',
  "It's the dentist on Friday.",
])('is the own plan of the contact: %s', (plan) => expect(cancels('I had to cancel the dentist.', plan)).toBe(true));

it.each([
  ['Dinner is cancelled.', "Dinner at my parents' on Friday."],
  ['Dinner is cancelled.', "Dinner on Friday at my sister's."],
  ['Barbecue is cancelled.', "Barbecue at my friend's on Friday."],
  ['The dentist is cancelled.', "Dentist on Friday near my parents' house."],
  ['The dentist is cancelled.', "Dentist in my wife's practice on Friday."],
  ['The dentist is cancelled.', "The dentist is on Friday, in front of my older brother's office."],
  ['The concert is cancelled.', "Concert at the Baby's Bar on Friday."],
  ['The meeting is cancelled.', "The partners' meeting is on Friday."],
])('is of the contact who goes there: "%s", "%s"', (text, plan) => expect(cancels(text, plan)).toBe(true));

it.each([
  ['The wedding is cancelled.', "My cousin's wedding is on Friday."],
  ['The party is cancelled.', "My son's birthday party is on Friday."],
])('can be the one that the contact goes to: "%s", "%s"', (text, plan) => {
  const { meant, possible } = meantBy(text, plan);
  expect(meant).toBeNull();
  expect(possible).toHaveLength(1);
});

it('is possible for none who does not take part', () => {
  expect(meantBy('The dentist is cancelled.', "My cousin's dentist appointment is on Friday.").possible).toEqual([]);
  expect(meantBy('Dinner is cancelled.', "My cousin's wedding is on Friday.").possible).toEqual([]);
});

describe('the plan of somebody by name', () => {
  const meant = (name: string | null, subject: string): boolean =>
    meantBy('The dentist is cancelled.', 'Asha sees the dentist on Friday.', { name, subject }).meant !== null;

  it('is that of a contact of whom no name is known', () => {
    expect([meant(null, 'Asha'), meant('Asha', 'Asha')]).toEqual([true, true]);
  });

  it('is still found by the one who is its subject', () => {
    const plan = { name: null, subject: 'plumber' };
    expect(meantBy('The plumber is cancelled.', 'The plumber comes on Friday.', plan).meant).not.toBeNull();
  });

  it('is not that of a contact with another name, nor of a relation', () => {
    expect([meant('Ravi', 'Asha'), meant(null, 'my sister')]).toEqual([false, false]);
  });
});
