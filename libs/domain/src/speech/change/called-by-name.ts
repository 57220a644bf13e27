import { JOINT, type KnownFact } from './clause.js';
import { isDoubtful } from './doubtful.js';
import type { PlainChange } from './plain-change.js';
import { spokenWords } from '../words.js';

const NO_NAME =
  '(?!(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Mum|Dad|Mr|Mrs|Ms|Miss|Dr)(?!\\p{L}))';
/** By which name somebody is to be called; the whole clause. */
const CALLED = new RegExp(
  String.raw`^(?:(?:[Oo]h|[Ww]ell|[Ss]o|[Aa]nd|[Bb]ut|[Nn]o|[Aa]ctually)\s)*(?:(?:[Pp]lease\s|[Jj]ust\s|[Yy]ou can\s)*[Cc]all me|(?:[Ii]\s)?(?:[Pp]refers?|likes?) (?:to be called|being called|to go by)|(?:[Ii]\s)?[Gg]oe?s? by|I(?:'m|’m) (?:known as|called)|(?:[Ee]verybody|[Ee]veryone) calls me)\s${NO_NAME}(?<name>\p{Lu}[\p{L}-]+)(?:\s(?:now|please|these days|instead|from now on))*\W*$`,
  'u',
);

/**
 * "Please call me Elizabeth" replaces "I prefer to be called Liz". English only.
 *
 * @returns the change, if the speaker is to be called by another name.
 */
export function otherCallName(
  sentence: string,
  { fact }: Pick<KnownFact & { readonly fact: string }, 'fact'>,
): PlainChange | null {
  const before = nameIn(fact);
  if (before === null) return null;
  const names = sentence.split(JOINT).map((clause) => (isDoubtful(spokenWords(clause)) ? null : nameIn(clause)));
  const isOther = names.some((name) => name !== null && name !== before);
  return isOther ? { relation: 'replaces', cue: 'call me', saysMore: true } : null;
}

function nameIn(text: string): string | null {
  return CALLED.exec(text.slice(0, LONGEST))?.groups?.['name'] ?? null;
}

const LONGEST = 120;
