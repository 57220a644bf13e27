/** What is compared of a memory to tell whether it is emptied with another. */
export interface Carrying {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly attribute: string | null;
  readonly value: string | null;
  readonly subject: string | null;
  readonly entityId: string | null;
  readonly agentId: string | null;
  readonly status: string | null;
  readonly startsAt: string | null;
  readonly validFrom: string;
  readonly forgotten?: unknown;
}

/**
 * The rule by which the service forgets: of the same fact what has the same value or words, and what says the same of the same person
 * under another fact.
 *
 * @param chain the history of the fact.
 * @param others all versions that are told of the person.
 * @returns each version once.
 */
export function carriersOf<M extends Carrying>(named: M, chain: readonly M[], others: readonly M[]): M[] {
  const own = chain.filter((version) => version.text === named.text || saysTheSame(version, named));
  const same = others.filter((version) => saysTheSame(version, named) && isSameOccasion(version, named));
  const all = [named, ...own, ...same].filter(({ forgotten }) => forgotten === undefined);
  return [...new Map(all.map((version) => [version.id, version])).values()];
}

/**
 * @param more there are versions that were not read.
 * @returns what would be emptied, as lines.
 */
export function carriersInWords(named: Carrying, carriers: readonly Carrying[], more: boolean): string[] {
  const others = new Set(carriers.map(({ text }) => text).filter((text) => text !== named.text));
  const count = `${carriers.length} ${carriers.length === 1 ? 'version' : 'versions'}`;
  return [
    `“${named.text}” would be emptied, in ${more ? 'at least ' : ''}${count}.`,
    ...[...others].map((text) => `Emptied with it, since it says the same: “${text}”.`),
    'So would be denials of it, and copies that a merge made. Other facts in which these words stand keep them.',
  ];
}

function saysTheSame(a: Carrying, b: Carrying): boolean {
  return a.agentId === b.agentId && a.attribute === b.attribute && aboutOf(a) === aboutOf(b) && saidOf(a) === saidOf(b);
}

/** Two events in the same words at different times are two. */
function isSameOccasion(a: Carrying, b: Carrying): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind !== 'episodic') return true;
  if (a.startsAt === null && b.startsAt === null) return a.validFrom === b.validFrom;
  return a.startsAt === b.startsAt;
}

const POSSESSIVE = /^(?:my|our|your|her|his|their|its|the)\s+/iu;
const THE_PERSON = new Set([
  '',
  'contact',
  'caller',
  'customer',
  'user',
  'client',
  'me',
  'i',
  'myself',
  'self',
  'speaker',
]);

/** Of an event its words tell whom it is about. */
function aboutOf({ subject, entityId, status }: Carrying): string {
  if (subject === null || status !== null) return '';
  if (entityId !== null) return entityId;
  const name = folded(subject).replace(POSSESSIVE, '');
  return THE_PERSON.has(name) ? '' : name;
}

function saidOf({ text, value }: Carrying): string {
  return folded(value ?? text);
}

const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const FINAL_STOP =
  /(?<![\s.!\u0589\u06d4\u0964\u0965\u104b\u1362\u17d4\u3002])[\s.!\u0589\u06d4\u0964\u0965\u104b\u1362\u17d4\u3002]+$/u;

/** As the service compares words: width, case, spacing, invisible characters and what ends them aside. */
function folded(words: string): string {
  const plain = words
    .replaceAll(UNSEEN, '')
    .replaceAll(/(?<=\p{N})(?=\p{No})/gu, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return plain.replace(FINAL_STOP, '');
}
