import { distance } from 'fastest-levenshtein';

/** Shorter names are near to too many words of other programs: `HOST` to `HOME`, `API_KEY` to `APP_KEY`. */
const LONG = 8;
/** Names that other programs use, near to one of a setting as they are. */
const OF_OTHERS: ReadonlySet<string> = new Set(['DATABASE']);
/** A name of seven characters or more may be near to a shorter one. */
const SHORTEST = 7;

/**
 * @param set the variables of the environment.
 * @param settings the names that the service knows.
 * @returns a fault for each variable that is no setting, but nearly has the name of one that is not set.
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

/** Two signs that are swapped count as two steps. Of short names only a sign too many or too few is a slip. */
function isNear(name: string, setting: string): boolean {
  if (setting.length < SHORTEST) return false;
  const most = setting.length >= LONG ? 2 : Math.abs(name.length - setting.length);
  return Math.abs(name.length - setting.length) <= 2 && steps(name, setting) <= Math.min(most, 2);
}

function steps(name: string, setting: string): number {
  return distance(name.toUpperCase(), setting);
}
