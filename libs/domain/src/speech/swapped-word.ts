import { contentStems, spokenWords, stem } from './words.js';

/** Words that mean the same wherever people tell what they do or like. */
const SAME = `start starts begin begins
live lives living reside resides based
like likes love loves enjoy enjoys
usually normally generally mostly
mum mother mom mummy mam
dad father daddy
kid kids child children
phone telephone
ill poorly sick unwell
flat apartment
holiday holidays vacation
big large
small little`
  .split('\n')
  .map((line) => new Set(line.split(' ').map((word) => stem(word))));
/** These say nothing about what somebody has. */
const HAVING = new Set(['have', 'has', 'got']);
const ARTICLES = new Set(['a', 'an', 'the']);
const WHO = /^(i|we|he|she|they)(?:'\p{L}+)?$/u;
/** So many words in a row may be others, and so many of the rest are the same. */
const [MOST_OTHER, LEAST_SAME] = [2, 2];

/**
 * @returns whether a statement is a fact in which one thing is swapped or added, or is about somebody else: "I drive to work" beside "I walk
 * to work". However near the two are, it does not say the same. English only.
 */
export function hasSwappedWord(statement: string, fact: string): boolean {
  const [said, known] = [statement, fact].map((text) => spokenWords(text).filter((word) => !ARTICLES.has(word))) as [
    string[],
    string[],
  ];
  const [who, whom] = [said, known].map(([first = '']) => WHO.exec(first)?.[1]?.replace('we', 'i'));
  if (who !== undefined && whom !== undefined && who !== whom) return true;
  const least = Math.min(said.length, known.length);
  let before = 0;
  while (before < least && said[before] === known[before]) before++;
  let after = 0;
  while (after < least - before && said.at(-1 - after) === known.at(-1 - after)) after++;
  const [put, taken] = [said, known].map((words) => words.slice(before, words.length - after));
  if (Math.max(put!.length, taken!.length) > MOST_OTHER || before + after < LEAST_SAME) return false;
  const old = contentStems(taken!);
  const isOther = (word: string): boolean =>
    !old.has(word) &&
    !HAVING.has(word) &&
    !SAME.some((group) => group.has(word) && [...old].some((one) => group.has(one)));
  return [...contentStems(put!)].some(isOther);
}
