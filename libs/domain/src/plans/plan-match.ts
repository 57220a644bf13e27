import type { EventParts, Version } from '#domain/memory/memory.js';
import type { MeantPlans, OneOccurrence, PlanChange } from '#domain/memory/plan-change.js';
import { owningRelation } from '#domain/people/relations.js';
import { roleOf } from '#domain/people/roles.js';
import { folded } from '#domain/text/folded.js';
import { isOver } from './event-status.js';
import { isAppointment, isGathering, likeness, planWords, shareWordOrKind } from './plan-words.js';

/**
 * Finds the plan that is moved or cancelled, by its owner, its time and its words, each of which has to fit. Only a
 * plan that fits better than all others is meant. Similarity of meaning alone never moves a plan.
 *
 * @param plans the believed plans of the contact.
 * @param contact its name, because plans may also be stated with that name, and the zone in which its series keep their
 * time.
 */
export function matchPlans(
  change: PlanChange,
  plans: readonly Version[],
  saidAt: Date,
  { name, timezone }: { readonly name: string | null; readonly timezone: string },
): MeantPlans {
  const occurrences = occurrencesOf(change, plans, timezone);
  const coming = plans.filter(
    (plan) =>
      plan.status === 'planned' &&
      (!plan.recurrence || occurrences.has(plan.id) || (change.ofSeries && change.wasAt === null)) &&
      plan.validFrom <= saidAt &&
      !(plan.validTo && plan.validTo <= saidAt) &&
      !isOver(plan, saidAt),
  );
  const words = withoutName(change.words, name);
  const owners = name === null ? [null, onlyNameIn(coming)] : [name];
  const isOwn = (plan: Version): boolean => owners.some((owner) => sameOwner(change, plan, owner));
  const all = coming.map((plan) => ({ plan, words: wordsOf(plan), isOwn: isOwn(plan) }));
  const described = all.filter(({ isOwn }) => isOwn);
  const then = described.filter(
    ({ plan }) => change.wasAt === null || occurrences.has(plan.id) || (!plan.recurrence && change.wasAt(plan)),
  );
  const possible = all
    .filter((one) => then.includes(one) || (shareWordOrKind(words, one.words) && (one.isOwn || isShared(one))))
    .map(({ plan }) => plan);
  const fitting = (how: 'same' | 'kind'): Version[] =>
    then.filter((one) => likeness(words, one.words) === how).map(({ plan }) => plan);
  if (words.length === 0) {
    const named = then.filter((one) => !change.namesOne || isAppointment(one.words)).map(({ plan }) => plan);
    return { meant: change.namesOne || change.wasAt ? only(named) : null, possible, occurrences };
  }
  const same = fitting('same');
  return { meant: same.length > 0 ? only(same) : only(fitting('kind')), possible, occurrences };
}

function occurrencesOf(
  change: PlanChange,
  plans: readonly Version[],
  timezone: string,
): ReadonlyMap<string, OneOccurrence> {
  const series = plans.filter(({ recurrence }) => recurrence);
  return new Map(
    series.flatMap((plan) => {
      const one = change.occurrenceOf(plan, timezone);
      return one ? [[plan.id, one] as const] : [];
    }),
  );
}

function wordsOf({ text, subject, verb, object, aliases }: Version): readonly string[] {
  return planWords([text, subject ?? '', verb ?? '', object ?? '', ...aliases].join(' ')).words;
}

/** For somebody else's plan the words have to say whose it is. */
function sameOwner(change: PlanChange, plan: Version, name: string | null): boolean {
  const [theirs, stated] = [ownerOf(plan, name), ownerOf(change, name)];
  if (stated !== '') return stated === theirs;
  if (theirs !== '') return planWords(theirs).words.some((word) => change.words.includes(word));
  const relation = owningRelation(plan.text);
  // "Mother" does not mean "mother-in-law".
  const { words } = planWords(relation ?? '');
  return relation === null || (words.length > 0 && words.every((word) => change.words.includes(word)));
}

/** A relation's wedding that the contact attends. */
function isShared({ plan, words }: { readonly plan: Version; readonly words: readonly string[] }): boolean {
  return isGathering(words) && owningRelation(plan.text) !== null;
}

const THE_CONTACT = new Set(
  ['', 'i', 'me', 'we', 'us', 'she', 'he', 'they', 'contact', 'caller', 'customer', 'user', 'client'].concat([
    'patient',
    'guest',
    'myself',
    'self',
    'speaker',
    'you',
  ]),
);

/** '' for the contact. */
function ownerOf({ subject }: Pick<EventParts, 'subject'>, name: string | null): string {
  const owner = folded(subject ?? '').replace(/^(?:the|my|our|your|her|his|their)\s+/u, '');
  const isContact = THE_CONTACT.has(owner) || (name !== null && namesOf(name).has(owner));
  return isContact ? '' : owner;
}

function namesOf(name: string): Set<string> {
  const whole = folded(name);
  return new Set([whole, ...whole.split(' ')]);
}

/** If the name of the contact is not known: the name that all plans stated with a name have in common. */
function onlyNameIn(plans: readonly Version[]): string | null {
  const owners = new Set(plans.map((plan) => ownerOf(plan, null)).filter((owner) => owner !== ''));
  const [owner, ...others] = owners;
  return owner !== undefined && others.length === 0 && !roleOf(owner) ? owner : null;
}

function withoutName(words: readonly string[], name: string | null): readonly string[] {
  const names = namesOf(name ?? '');
  return words.filter((word) => !names.has(word));
}

function only(plans: readonly Version[]): Version | null {
  return plans.length === 1 ? (plans[0] ?? null) : null;
}
