import { contentStems, spokenWords } from '../words.js';

/** Somebody or something that was named before. */
const PRONOUNS = new Set(
  "he he's he'd he'll she she's she'd she'll it it's it'd it'll they they're they've they'd him her them that that's this these those hers theirs one".split(
    ' ',
  ),
);
/** Anybody, as in "they put me on nights". */
const NOBODY = new Set("they they're they've they'd".split(' '));
/** They say when, how or once more, and not what. */
const NOT_NAMING = new Set(
  "i i'm i've i'd i'll we we're we've we'd you and but so well oh yes yeah actually um er right anyway a an the my our is are was were be been has have had got get did do does done now just already finally since again at last in the end on off up out away back over down go going gone rid of to for good today yesterday tonight this last next week weekend month year morning afternoon evening night monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december ago recently later then too either completely totally please thanks".split(
    ' ',
  ),
);

/**
 * "I sold it", "He left", "They fixed it last week": a reader of two sentences takes such words for the end of almost
 * anything.
 *
 * @param fact that may be meant. "She's out of hospital" names that she is in hospital.
 * @returns whether a statement names whom or what it is about only by a pronoun. English only.
 */
export function namesByPronounAlone(statement: string, fact = ''): boolean {
  const said = spokenWords(statement);
  // "They let me go" is about the speaker.
  const words = said.some((word) => word === 'me' || word === 'us') ? said.filter((word) => !NOBODY.has(word)) : said;
  if (!words.some((word) => PRONOUNS.has(word))) return false;
  const named = contentStems(words.filter((word) => !PRONOUNS.has(word) && !NOT_NAMING.has(word)));
  const known = contentStems(spokenWords(fact));
  return named.size <= 1 && ![...named].some((stem) => known.has(stem));
}
