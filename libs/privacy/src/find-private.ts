import type { PrivateKind } from '#domain/private-kinds.js';
import { accounts } from './accounts.js';
import { emails, phones } from './addresses.js';
import { cards } from './cards.js';
import type { Finding } from './finding.js';
import { ids } from './ids.js';
import { secrets } from './secrets.js';
import { inFigures } from './spoken-numbers.js';

/** Of what is found twice in one place, the first kind counts. */
const FINDERS: readonly (readonly [PrivateKind, (text: string, country: string | null) => Finding[]])[] = [
  ['password', secrets],
  ['account', accounts],
  ['card', cards],
  ['id', ids],
  ['email', emails],
  ['phone', phones],
];

/**
 * Finds what is perhaps better not kept, by its form, its check digits, and where these are weak by the words before it, also in
 * numbers that are told in words. The time grows with the length of the text and not faster.
 * @param kinds that are looked for.
 * @param country whose telephone numbers are told without a code (ISO 3166).
 * @returns the places, in the order of the text; no two overlap.
 */
export function findPrivate(text: string, kinds: ReadonlySet<PrivateKind>, country: string | null): Finding[] {
  const written = inFigures(text);
  const taken: Finding[] = [];
  for (const [kind, find] of FINDERS) {
    if (!kinds.has(kind)) continue;
    for (const place of find(written?.text ?? text, country)) {
      const finding = written ? { ...place, ...written.told(place) } : place;
      if (!taken.some(({ start, end }) => finding.start < end && start < finding.end)) taken.push(finding);
    }
  }
  return taken.sort((a, b) => a.start - b.start);
}
