import type { Version } from './memory.js';
import { factKey } from './sameness.js';

/** What held at two instants, one against the other. */
export interface ValidDiff {
  readonly began: readonly Version[];
  readonly ended: readonly Version[];
  readonly changed: readonly { readonly before: Version; readonly after: Version }[];
}

/**
 * @param then what held at the first instant.
 * @param later what held at the second.
 * @returns what is in one only. A fact whose versions say the same has not changed; one that says something else has.
 */
export function validDiff(then: readonly Version[], later: readonly Version[]): ValidDiff {
  const key = (version: Version): string => `${version.factId}|${factKey(version)}`;
  const [thenKeys, laterKeys] = [new Set(then.map(key)), new Set(later.map(key))];
  const ended = then.filter((version) => !laterKeys.has(key(version)));
  const began = later.filter((version) => !thenKeys.has(key(version)));
  const changed = ended.flatMap((before) => {
    const after = began.find(({ factId }) => factId === before.factId);
    return after ? [{ before, after }] : [];
  });
  const paired = new Set(changed.flatMap(({ before, after }) => [before, after]));
  return {
    began: began.filter((version) => !paired.has(version)),
    ended: ended.filter((version) => !paired.has(version)),
    changed,
  };
}
