import { createContact } from '#contract/contacts.js';
import { getMemory, listMemories, rememberBatch } from '#contract/memories.js';
import type { Visit } from '../support/doors/doors.js';
import { CONTACT_DETAILS } from './contact-details.js';
import { DIET } from './diet.js';
import { FAMILY } from './family.js';
import { HEALTH } from './health.js';
import { HOME } from './home.js';
import { JOB } from './job.js';
import { MEDICATION } from './medication.js';
import { MONEY } from './money.js';
import { OPINIONS } from './opinions.js';
import { ORDERS } from './orders.js';
import type { Pair, Said } from './pair.js';
import { PLANS } from './plans.js';
import { PREFERENCES } from './preferences.js';

const LIFE = [...HOME, ...JOB, ...FAMILY, ...HEALTH, ...MEDICATION, ...DIET];
const BUSINESS = [...CONTACT_DETAILS, ...PREFERENCES, ...PLANS, ...ORDERS, ...OPINIONS, ...MONEY];

/** Every pair of all subjects. */
export const PAIRS: readonly Pair[] = [...LIFE, ...BUSINESS];
/** When the two of a pair are said, and when it is asked what of them is current. */
const [FIRST_SAID, SECOND_SAID] = ['2026-03-01T09:00:00Z', '2026-03-15T09:00:00Z'];
export const NOW = '2026-03-20T09:00:00Z';
/** As many at once as the service has connections for without a wait. */
const AT_ONCE = 20;

/** @returns whether the first fact of the pair is current after the second was said. */
async function isCurrentAfter({ ask }: Visit, first: Said, second: Said): Promise<boolean> {
  const { id: contactId } = await ask(createContact, {});
  const memories = [
    { saidAt: FIRST_SAID, ...first },
    { saidAt: SECOND_SAID, ...second },
  ];
  const { results } = await ask(rememberBatch, { contactId, memories });
  const memoryId = results[0]?.memory?.id ?? '';
  const { memories: listed } = await ask(listMemories, { contactId });
  if (listed.some(({ id }) => id === memoryId)) return true;
  // The same may be believed anew, for longer than was known.
  const isSame = listed.some(({ text, value, subject, polarity }) => {
    const sameValue = first.value !== undefined && value === first.value && (subject ?? undefined) === first.subject;
    return polarity === 'holds' && (text === first.text || sameValue);
  });
  if (isSame) return true;
  // A plan for later is not listed as what holds now.
  const { supersededAt } = await ask(getMemory, { memoryId });
  return supersededAt === null;
}

/** @returns the pairs of which the first fact is current afterwards. */
export async function stillCurrent(
  door: Visit,
  pairs: readonly Pair[],
  said: (one: Said) => Said,
): Promise<ReadonlySet<Pair>> {
  const current = new Set<Pair>();
  for (let at = 0; at < pairs.length; at += AT_ONCE) {
    const judged = pairs.slice(at, at + AT_ONCE).map(async (pair) => {
      if (await isCurrentAfter(door, said(pair.first), said(pair.second))) current.add(pair);
    });
    await Promise.all(judged);
  }
  return current;
}

/** @returns the pair in one line. */
export const shown = ({ first, second, why }: Pair): string => `"${first.text}" then "${second.text}" (${why})`;
