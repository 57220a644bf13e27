import { contentStems, spokenWords, stem } from './words.js';

/** Words that mean the same wherever people tell what they have, like or do; those of the first line say nothing. */
const GROUPS = `have has got
start starts begin begins
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
small little`;
const [EMPTY = new Set<string>(), ...SAME] = GROUPS.split('\n').map(
  (line) => new Set(line.split(' ').map((word) => stem(word))),
);

const WHO = /^(i|we|you|he|she|it|they)(?:'\p{L}+)?$/u;

/**
 * @returns the content words of a statement, as stems, that a fact neither has nor has another word for, and whom the statement begins with
 * if the fact begins with somebody else. "I drive to work" has one beside "I walk to work", and says something else however near the two
 * are. English only.
 */
export function newWords(statement: string, fact: string): string[] {
  const [said, held] = [spokenWords(statement), spokenWords(fact)];
  const known = contentStems(held);
  const isKnown = (word: string): boolean =>
    known.has(word) ||
    EMPTY.has(word) ||
    SAME.some((group) => group.has(word) && [...known].some((one) => group.has(one)));
  const [who, whom] = [said, held].map(([first = '']) => WHO.exec(first)?.[1]);
  const other = who !== undefined && whom !== undefined && who !== whom ? [who] : [];
  return [...other, ...[...contentStems(said)].filter((word) => !isKnown(word))];
}
