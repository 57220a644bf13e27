import { distance } from 'fastest-levenshtein';

/** Shorter names are similar to too many variables of other programs: `HOST` to `HOME`, `API_KEY` to `APP_KEY`. */
const LONG = 8;
/** Names of other programs that are similar to a setting. */
const OF_OTHERS: ReadonlySet<string> = new Set(['DATABASE']);
/** A name of at least this length may be similar to a shorter one. */
const SHORTEST = 7;

/**
 * @param set the variables of the environment.
 * @param settings the names of the settings.
 * @returns a fault for each variable that is not a setting, but nearly has the name of one that is not set.
 */
export function mistyped(set: readonly string[], settings: readonly string[]): string[] {
  const unset = settings.filter((setting) => !set.includes(setting));
  return set
    .filter((name) => !settings.includes(name) && !OF_OTHERS.has(name))
    .flatMap((name) => {
      const [nearest] = unset
        .filter((setting) => isNear(name, setting))
        .sort((a, b) => steps(name, a) - steps(name, b));
      return nearest === undefined ? [] : [`${name}: is no setting; ${nearest} is, so rename or unset it`];
    });
}

/**
 * Two swapped characters count as two steps. In short names only an additional or a missing character is a typing
 * error.
 */
function isNear(name: string, setting: string): boolean {
  if (setting.length < SHORTEST) return false;
  const most = setting.length >= LONG ? 2 : Math.abs(name.length - setting.length);
  return Math.abs(name.length - setting.length) <= 2 && steps(name, setting) <= Math.min(most, 2);
}

function steps(name: string, setting: string): number {
  return distance(name.toUpperCase(), setting);
}
