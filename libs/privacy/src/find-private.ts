import type { PrivateKind } from '#domain/privacy/private-kinds.js';
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

/** If one place has two kinds, the first one counts. */
const FINDERS: readonly (readonly [PrivateKind, Find])[] = [
  ['password', secrets],
  ['account', accounts],
  ['card', (text, _, hasPauses) => cards(text, hasPauses)],
  ['id', ids],
  ['email', emails],
  ['phone', phones],
];

/**
 * Finds private data by its form, its check digits, and if these are weak by the words before it; also in numbers said
 * in words or with pauses, and in characters of any script. The time is linear in the length of the text.
 * @param kinds the kinds to search.
 * @param country whose telephone numbers are recognised without a code (ISO 3166).
 * @returns the places in order, without overlap.
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

/** A number with check digits is first searched with its pauses; a PIN, which has none, without them. */
function readings(kind: PrivateKind, written: Written, joined: Written): readonly Written[] {
  if (joined === written) return [written];
  return kind === 'password' ? [written, joined] : [joined, written];
}
