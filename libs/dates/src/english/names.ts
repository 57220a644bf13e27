import type { Token } from './tokens.js';
import { word, words } from './tokens.js';

const NAMES = [
  'sunday telegraph', 'sunday mirror', 'sunday roast', 'sunday roasts', 'sunday school', 'sunday league', 'sunday driver', 'sunday drivers',
  'my sunday best', 'his sunday best', 'her sunday best', 'our sunday best', 'your sunday best', 'their sunday best', 'sunday best clothes',
  'sheffield wednesday', 'wednesday addams', 'freaky friday', 'man friday', 'girl friday', 'friday night lights', 'bloody sunday', 'ruby tuesday',
  'saturday night live', 'saturday night fever', 'manic monday', 'monday . com', 'black friday the film', 'black friday the movie',
  'film black friday', 'movie black friday', 'tgi friday', 'tgi fridays',
]; // prettier-ignore
/** In lower case these may also be times: "are the Sunday times free?" */
const TITLES = ['sunday times', 'sunday express', 'sunday post', 'sunday mail', 'the day after tomorrow'];

const byFirstWord = Map.groupBy([...NAMES, ...TITLES], (name) => name.split(' ')[0]!);
const titles = new Set(TITLES);
const BE = new Set("is are was were be been it's that's he's she's".split(' '));
const CAPITAL = /^\p{Lu}\p{Ll}/u;

/** "The Sunday Times", "Sheffield Wednesday": the index after a name at `at` in which a word of time is not a time. */
export function afterName(tokens: readonly Token[], at: number, text: string): number | undefined {
  if (isOldNews(tokens, at)) return at + 2;
  for (const name of byFirstWord.get(word(tokens, at)) ?? []) {
    const next = words(tokens, at, name);
    if (next !== undefined && (!titles.has(name) || isTitle(tokens.slice(at, next), text))) return next;
  }
  return undefined;
}

/** Every word begins with a capital, but not all letters are capitals. */
function isTitle(tokens: readonly Token[], text: string): boolean {
  return tokens.every(({ index, end }) => CAPITAL.test(text.slice(index, end)));
}

/** "He is yesterday's news"; in "yesterday's news was bad" it is a time. */
function isOldNews(tokens: readonly Token[], at: number): boolean {
  if (word(tokens, at) !== 'yesterday' || !tokens[at]!.possessive || word(tokens, at + 1) !== 'news') return false;
  const before = tokens[at - 1];
  return before ? BE.has(before.text) || before.possessive : ['', ',', '.', '!'].includes(word(tokens, at + 2));
}
