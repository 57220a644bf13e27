import { spokenWords, withBlanks } from '../words.js';
import { JOINT, type KnownFact } from './clause.js';
import { isDoubtful } from './doubtful.js';
import type { PlainChange } from './plain-change.js';
import { canBeOfSameHolder } from './same-holder.js';

/** What people have from one provider at a time, by the words for it. */
const SERVICES: readonly (readonly [service: string, spoken: string])[] = [
  ['mobile', 'mobile|phone|number|sim|sim card|phone contract'],
  ['broadband', 'broadband|internet|wifi|wi-fi|landline'],
  ['electricity', 'electricity|electric|energy|power'],
  ['gas', 'gas|energy'],
];
/** Names that everybody knows a service by, and all that they offer. */
const PROVIDERS: readonly (readonly [services: string, names: string])[] = [
  [
    'mobile',
    'o2|three|giffgaff|lebara|lycamobile|voxi|smarty|tesco mobile|id mobile|verizon|t-mobile|at&t|airtel|telstra|optus|mint mobile',
  ],
  ['mobile broadband', 'vodafone|ee|bt|sky|virgin|virgin media|jio|orange|telekom'],
  ['broadband', 'talktalk|plusnet|hyperoptic|zen|comcast|xfinity|spectrum|openreach'],
  [
    'electricity gas',
    'edf|octopus|british gas|eon|e\\.on|scottish power|ovo|utilita|npower|sse|so energy|shell energy|bulb|good energy',
  ],
];
const NAMES = PROVIDERS.map(([, names]) => names).join('|');
const HAS = new RegExp(
  ` (?:with|on|from|use|uses|have|has) (?<name>${NAMES}) (?:for |now |at the moment |since |still )?`,
  'u',
);
const WENT = new RegExp(
  ` (?:ported|switched|moved|transferred|changed|swapped|gone|went|going)(?: (?:my|our|the|his|her|their|it)(?: \\p{L}+){0,2})?(?: over| across)?(?: away)?(?: from (?:\\p{L}+ )?\\p{L}+)? to (?<name>${NAMES}) `,
  'u',
);
/** Said of the shop, or of what is only looked at. */
const NO_SWITCH = / (?:shop|store|website|app|meeting|prices?|quote|almost|price plan) /u;

/**
 * "I ported my number to O2" replaces "I'm with Vodafone": both offer the same, and there is one provider of it. English only.
 *
 * @returns the change, if a clause tells of a switch to another provider of what the fact is about.
 */
export function otherProvider(sentence: string, fact: KnownFact & { readonly fact: string }): PlainChange | null {
  const held = withBlanks(fact.words);
  const before = HAS.exec(held)?.groups?.['name'];
  if (before === undefined) return null;
  for (const clause of sentence.split(JOINT)) {
    const said = spokenWords(clause);
    const text = withBlanks(said);
    const name = WENT.exec(text)?.groups?.['name'];
    if (name === undefined || name === before || isDoubtful(said) || NO_SWITCH.test(text)) continue;
    if (isOneService(servicesIn(text, name), servicesIn(held, before)) && canBeOfSameHolder(clause, fact.fact, fact))
      return { relation: 'replaces', cue: 'another provider', saysMore: true };
  }
  return null;
}

interface Services {
  readonly offered: readonly string[];
  readonly named: readonly string[];
}

function servicesIn(text: string, name: string): Services {
  const offered = PROVIDERS.find(([, names]) => new RegExp(`^(?:${names})$`, 'u').test(name))?.[0].split(' ') ?? [];
  const rest = text.replace(` ${name} `, ' ');
  const named = SERVICES.filter(([, spoken]) => new RegExp(` (?:${spoken}) `, 'u').test(rest)).map(([one]) => one);
  return { offered, named };
}

/** What names no service may mean all that the provider offers: "I switched to EE" does not say whether the broadband did. */
function isOneService(said: Services, held: Services): boolean {
  if (said.named.length > 0) {
    const before = held.named.length > 0 ? held.named : held.offered;
    return said.named.some((service) => before.includes(service));
  }
  if (held.named.length === 0) return said.offered.some((service) => held.offered.includes(service));
  return said.offered.every((service) => held.named.includes(service) || isEnergy(service, held.named));
}

function isEnergy(service: string, named: readonly string[]): boolean {
  return ['electricity', 'gas'].includes(service) && named.some((one) => one === 'electricity' || one === 'gas');
}
