const NEGATED = [
  'do',
  'does',
  'did',
  'ca',
  'could',
  'would',
  'should',
  'is',
  'are',
  'was',
  'were',
  'has',
  'have',
  'had',
  'wo',
  'need',
  'must',
];
/** Not "were", "its", "ill", "id", "wed", "shed", "hell", "lets", "cant" of a slope: those are words, or mean either. */
const SHORTENED = new Map<string, string>([
  ...NEGATED.map((verb) => [`${verb}nt`, `${verb}n't`] as const),
  ...['i', 'you', 'we', 'they'].map((who) => [`${who}ve`, `${who}'ve`] as const),
  ...['he', 'she', 'that', 'there', 'what', 'who', 'where'].map((who) => [`${who}s`, `${who}'s`] as const),
  ...['you', 'they'].map((who) => [`${who}re`, `${who}'re`] as const),
  ['im', "i'm"],
]);
SHORTENED.delete('whos');
const WORD = new RegExp(String.raw`(?<![\p{L}'’@.])(?:${[...SHORTENED.keys()].join('|')})(?![\p{L}'’@-])`, 'giu');

/**
 * People type "ive moved", "im allergic", "he doesnt drive", and some recognisers write so.
 *
 * @returns an English text with the apostrophes of shortened words put back.
 */
export function withApostrophes(text: string): string {
  return text.replace(WORD, (word) => {
    const full = SHORTENED.get(word.toLowerCase()) ?? word;
    return /^\p{Lu}/u.test(word) ? full.charAt(0).toUpperCase() + full.slice(1) : full;
  });
}
