import { spokenWords, stem, withBlanks } from '../words.js';
import type { KnownFact } from './clause.js';
import { isDoubtful } from './doubtful.js';
import type { PlainChange } from './plain-change.js';

const WHEN = String.raw`(?:last|this|now|today|yesterday|recently|for good|because|as|since|when|after|years|months|weeks|ages|altogether|completely|in (?:the (?:new year|spring|summer|autumn|winter|end)|january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)|at (?:new year|christmas|easter|the weekend)|over (?:christmas|the \p{L}+)|a (?:week|month|year|while) ago|two|three|(?:on|from) \p{L}+day)`;
/** What is stopped ends the clause, or is followed by when and why: not "stopped driving at night". */
const STOPPED = new RegExp(
  String.raw`^ (?:(?:oh|well|so|and|but|yes|no|actually) )*(?:i|i've|we|we've|he|he's|she|she's|they|they've|\p{L}+|my \p{L}+|our \p{L}+) (?:(?:have|has|had|just|now|finally) )*(?<cue>stopped|quit|gave up|given up|packed in) (?<what>\p{L}+ing) (?:$|(?:${WHEN}) )`,
  'u',
);
const VERB_WITHIN = 4;
const DENIED = /^(?:not|never|no)$|n't$/u;

/**
 * "I gave up smoking" ends "I smoke ten a day", whatever else the fact says of it. English only.
 *
 * @returns the change if somebody stopped doing just what the verb of the fact says.
 */
export function stoppedDoing(sentence: string, { words, known }: KnownFact): PlainChange | null {
  for (const clause of sentence.split(/[,;:.!]\s*|\s[–—-]\s/u)) {
    const said = spokenWords(clause);
    const { cue = '', what = '' } = STOPPED.exec(withBlanks(said))?.groups ?? {};
    if (what === '' || isDoubtful(said)) continue;
    const verb = stem(what).replace(/(\p{L})\1$/u, '$1');
    const verbs = words.slice(0, VERB_WITHIN).map((word) => stem(word));
    if (
      (known.has(verb) || known.has(stem(what))) &&
      (verbs.includes(verb) || verbs.includes(stem(what))) &&
      !words.some((word) => DENIED.test(word))
    )
      return { relation: 'ends', cue, saysMore: false };
  }
  return null;
}
