/**
 * The IANA time zones with a name of three letters. Node accepts more, each for only one of its meanings: BST for the
 * time of Dhaka.
 */
const OF_THREE_LETTERS = new Set('CET EET EST GMT HST MET MST PRC ROC ROK UCT UTC WET'.split(' '));

/** @returns whether it is the name of an IANA time zone that this machine knows. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(name)) return false;
  if (/^[A-Za-z]{3}$/.test(name) && !OF_THREE_LETTERS.has(name.toUpperCase())) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
