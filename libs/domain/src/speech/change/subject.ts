import type { Lexicon } from '../languages/lexicon.js';
import { contentStems, stem } from '../words.js';

/** A sentence that ends something: its cue, and the words around it. */
export interface EndStatement {
  readonly cue: string;
  readonly before: string;
  readonly after: string;
}

/** A fact by its words, and the stems of its content words. */
export interface FactWords {
  readonly words: readonly string[];
  readonly known: ReadonlySet<string>;
  readonly lexicon: Lexicon;
}

/**
 * "My sister no longer drives" ends nothing about the person who has a sister, and "The plan no longer includes calls"
 * does not end the plan: the subject has to be the one of the fact, and what ends has to be what the fact says about
 * it. Used for languages that define the words that lead a subject.
 */
export function hasSameSubject(said: EndStatement, fact: FactWords): boolean {
  const { leads, ofItself } = fact.lexicon;
  if (!leads) return true;
  if (ofItself?.has(said.cue) || ofItself?.has(said.before.trim().split(' ').at(-1) ?? '')) return true;
  const { who, what } = partsOf(said, fact.lexicon);
  return isSubject(who, leads, fact) && isWhatItSays(what, said.cue, fact);
}

/**
 * @returns whether the fact only says that somebody has, or is with, the subject of the sentence. That can still be
 * so.
 */
export function isSubjectOnlyMentioned(said: EndStatement, fact: FactWords): boolean {
  const { leads, having, ofItself } = fact.lexicon;
  const { who } = partsOf(said, fact.lexicon);
  if (!leads || who.length > MOST_WORDS || ofItself?.has(who.at(-1) ?? '')) return false;
  const named = contentStems(who, fact.lexicon);
  const verb = fact.words.find((word) => !leads.has(word)) ?? '';
  return (
    (having?.has(verb) ?? false) && [...named].some((word) => fact.known.has(word)) && !isSubject(who, leads, fact)
  );
}

/** The most words of a subject. */
const MOST_WORDS = 4;

function partsOf({ before, after }: EndStatement, { negations }: Lexicon): { who: string[]; what: string[] } {
  const words = before.trim().split(' ');
  const at = words.findIndex((word) => negations.has(word));
  if (at < 0) return { who: words, what: after.trim().split(' ') };
  return { who: words.slice(0, at), what: [...words.slice(at + 1), ...after.trim().split(' ')] };
}

function isSubject(who: readonly string[], leads: ReadonlySet<string>, { words, lexicon }: FactWords): boolean {
  const named = contentStems(who, lexicon);
  const subject = words.findIndex((word) => !leads.has(word));
  if (named.size > 0) return subject >= 0 && named.has(stem(words[subject]!, lexicon));
  const isSpeaker = who.some((word) => word !== 'they' && lexicon.pronouns.has(word));
  const whose = words[subject] ?? '';
  return !isSpeaker || !(lexicon.otherPeople.has(whose) || lexicon.otherPeople.has(stem(whose, lexicon)));
}

/** The verb of what is over comes first; "have" does not count. */
function isWhatItSays(what: readonly string[], cue: string, { known, lexicon }: FactWords): boolean {
  if (!lexicon.noLonger.includes(cue) && !lexicon.verbNext?.has(cue)) return true;
  const [verb] = contentStems(
    what.filter((word) => !(lexicon.having?.has(word) ?? false) || known.has(stem(word, lexicon))),
    lexicon,
  );
  return verb === undefined || known.has(verb);
}
