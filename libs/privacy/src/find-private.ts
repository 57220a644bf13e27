import type { PrivateKind } from '#domain/private-kinds.js';
import { accounts } from './accounts.js';
import { emails, phones } from './addresses.js';
import { cards } from './cards.js';
import type { Finding } from './finding.js';
import { ids } from './ids.js';
import { digitsTogether, withoutPauses } from './pauses.js';
import { inPlainSigns } from './plain-signs.js';
import { secrets } from './secrets.js';
import { inFigures } from './spoken-numbers.js';
import { after, asTold, type Written } from './written.js';

type Find = (text: string, country: string | null, hasPauses: boolean) => Finding[];

/** Of what is found twice in one place, the first kind counts. */
const FINDERS: readonly (readonly [PrivateKind, Find])[] = [
  ['password', secrets],
  ['account', accounts],
  ['card', (text, _, hasPauses) => cards(text, hasPauses)],
  ['id', ids],
  ['email', emails],
  ['phone', phones],
];

/**
 * Finds what is perhaps better not kept, by its form, its check digits, and where these are weak by the words before it, also in
 * numbers that are told in words or with pauses, and in signs of any script. The time grows with the length of the text and not faster.
 * @param kinds that are looked for.
 * @param country whose telephone numbers are told without a code (ISO 3166).
 * @returns the places, in the order of the text; no two overlap.
 */
export function findPrivate(text: string, kinds: ReadonlySet<PrivateKind>, country: string | null): Finding[] {
  const written = [inPlainSigns, inFigures, digitsTogether].reduce(after, asTold(text));
  const joined = after(written, withoutPauses);
  const taken: Finding[] = [];
  for (const [kind, find] of FINDERS) {
    if (!kinds.has(kind)) continue;
    const found = readings(kind, written, joined).flatMap((one) =>
      find(one.text, country, one !== written).map((place) => ({ ...place, ...one.told(place) })),
    );
    for (const finding of found)
      if (!taken.some(({ start, end }) => finding.start < end && start < finding.end)) taken.push(finding);
  }
  return taken.sort((a, b) => a.start - b.start);
}

/** A number whose digits are checked is first looked for with its pauses; a PIN, which nothing checks, without them. */
function readings(kind: PrivateKind, written: Written, joined: Written): readonly Written[] {
  if (joined === written) return [written];
  return kind === 'password' ? [written, joined] : [joined, written];
}
