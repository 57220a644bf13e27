import { assertsNothing } from '../assertions.js';
import { ENGLISH } from '../languages/english.js';
import type { Lexicon } from '../languages/lexicon.js';
import { statementStart } from '../question/statement-start.js';
import { contentStems, sentences, spokenText, spokenWords, stem, withBlanks } from '../words.js';
import { changeClauses } from './change-clauses.js';
import { endsAllOfIt, JOINT, withoutTimes } from './clause.js';
import { deniesNext, findCue, hasOnlyFactWords } from './cues.js';
import { happenedIn, ofEnglish } from './english-changes.js';
import { exchangeIn, newOneIn } from './exchange.js';
import { insteadOf } from './instead.js';
import { isInFirstPerson, isInThirdPerson, namesOtherPerson } from './persons.js';
import { type PlainChange, tellsRest } from './plain-change.js';
import { endsPartOfIt } from './part-of-thing.js';
import { hasSameSubject, isSubjectOnlyMentioned } from './subject.js';
import { leavesUnchanged } from './unchanged.js';

/**
 * Reads plain speech of change by its words alone: "no longer", "stopped", "never", "moved to", "my new number". It
 * applies only if the statement speaks of just what the fact says and of nobody else. Whatever needs understanding is
 * left open.
 *
 * @param lexicon of the language of the statement.
 * @returns `null` if the words alone do not settle it.
 */
export function readPlainChange(statement: string, fact: string, lexicon: Lexicon = ENGLISH): PlainChange | null {
  const told = lexicon === ENGLISH ? changeClauses(statement) : sentences(statement);
  const about = {
    fact,
    words: spokenWords(fact, lexicon),
    known: contentStems(spokenWords(fact, lexicon), lexicon),
    lexicon,
  };
  if (about.known.size === 0) return null;
  if (lexicon === ENGLISH && leavesUnchanged(statement, fact)) return null;
  // "My mother is better. She no longer takes it": the person named before is meant.
  let isOfAnother = isInFirstPerson(about.words, lexicon);
  for (const one of told) {
    const sentence = lexicon === ENGLISH ? one.slice(statementStart(one)) : one;
    const said = spokenWords(withoutAnswer(sentence, lexicon), lexicon);
    const isBeside = assertsNothing(sentence, lexicon) || (isOfAnother && isInThirdPerson(said, lexicon));
    isOfAnother ||= namesOtherPerson(sentence, about);
    const change = isBeside ? null : changeIn(sentence, about);
    if (change) return { ...change, saysMore: change.saysMore || told.length > 1 || tellsRest(sentence) };
  }
  return null;
}

/** A fact that a statement may change, and the language of both. */
interface About {
  readonly fact: string;
  readonly words: readonly string[];
  /** The stems of its content words. */
  readonly known: ReadonlySet<string>;
  readonly lexicon: Lexicon;
}

/**
 * "I no longer take ramipril" ends nothing known about metformin: it has the verb of the fact, but another object.
 *
 * @returns whether the statement only says that something else is over.
 */
export function endsOtherThing(statement: string, fact: string, lexicon: Lexicon = ENGLISH): boolean {
  const [sentence, ...more] = sentences(statement);
  if (sentence === undefined || more.length > 0 || goesOn(sentence, lexicon)) return false;
  // "Thank God" says nothing about what is over.
  const part = sentence.split(JOINT).find((one) => saysNoLonger(spokenWords(one, lexicon), lexicon)) ?? sentence;
  const said = spokenWords(part, lexicon);
  const at = said.findIndex((word) => lexicon.negations.has(word));
  const isBefore = at >= 0 && said.slice(0, at).every((word) => lexicon.starters.has(word));
  if (!isBefore || !saysNoLonger(said, lexicon)) return false;
  const known = contentStems(spokenWords(fact, lexicon), lexicon);
  // "I don't have carers any more": what is had comes first, and no verb.
  if (lexicon.empty.has(said[at + 1] ?? '') && lexicon.having?.has(said[at + 1] ?? '')) return false;
  const [verb, ...objects] = contentStems(said.slice(at + 1), lexicon);
  return verb !== undefined && objects.length > 0 && known.has(verb) && objects.every((word) => !known.has(word));
}

function saysNoLonger(said: readonly string[], { noLonger }: Lexicon): boolean {
  const text = withBlanks(said);
  return noLonger.some((one) => text.includes(` ${one} `));
}

/** After a comma somebody is said to do something else: "I'm not in goal any more, I'm at left back". */
function goesOn(sentence: string, { persons }: Lexicon): boolean {
  const isSomebody = (word = ''): boolean =>
    persons.own.has(word) || persons.third.has(word) || /^(?:they|it|that|there)(?:'|$)/u.test(word);
  return sentence
    .split(/[,;–—]\s+/u)
    .slice(1)
    .some((part) => spokenWords(part).slice(0, 2).some(isSomebody));
}

/**
 * @returns whether the statement only changes something that the fact merely mentions: "My car no longer has a radio".
 */
export function changesOnlyMentioned(statement: string, fact: string, lexicon: Lexicon = ENGLISH): boolean {
  const [sentence, ...more] = sentences(statement);
  if (sentence === undefined || more.length > 0) return false;
  const { cue, parts } = findCue(spokenText(sentence, lexicon), lexicon.noLonger) ?? {};
  if (cue === undefined || !parts) return false;
  const words = spokenWords(fact, lexicon);
  const held = { words, known: contentStems(words, lexicon), lexicon };
  return isSubjectOnlyMentioned({ cue, before: parts[0]!, after: parts[1]! }, held);
}

function changeIn(sentence: string, about: About): PlainChange | null {
  const { known, lexicon } = about;
  const said = withoutTimes(spokenWords(withoutAnswer(sentence, lexicon), lexicon), about.words, lexicon);
  // The new value can be a relation: "My aunt does it instead of Ines".
  const instead = lexicon === ENGLISH ? insteadOf(sentence, about) : null;
  if (instead) return instead;
  const happened = lexicon === ENGLISH ? happenedIn(sentence, about) : null;
  if (happened) return happened;
  if (isOfOthers(said, about)) return null;
  const text = withBlanks(said);
  return (
    corrected(text, about) ??
    ended(sentence, text, about) ??
    movedAway(sentence, text, about) ??
    exchangeIn(text, known, lexicon) ??
    newOneIn(said, known, lexicon) ??
    (lexicon === ENGLISH ? ofEnglish(sentence, about) : null)
  );
}

/** "No, ya no fumo": the first "no" is an answer. */
function withoutAnswer(sentence: string, { answer }: Lexicon): string {
  return answer ? sentence.replace(answer, '') : sentence;
}

/** One of the two mentions a relation that the other does not. */
function isOfOthers(said: readonly string[], { words, known, lexicon }: About): boolean {
  const isNew = (word: string): boolean => !words.includes(word) && !known.has(stem(word, lexicon));
  if (said.some((word) => lexicon.otherPeople.has(word) && isNew(word))) return true;
  const stems = new Set(said.map((word) => stem(word, lexicon)));
  // The owner of a fact comes first: "Her husband smokes", but not "Has lunch with her sister".
  const owners = words.slice(0, WORDS_OF_OWNER).filter((word) => lexicon.otherPeople.has(word) && word !== 'they');
  return owners.some((word) => !stems.has(stem(word, lexicon)));
}

const WORDS_OF_OWNER = 3;

/** "I never smoked": followed by what the fact says and nothing else. "I never miss yoga" only looks alike. */
function corrected(text: string, { known, lexicon }: About): PlainChange | null {
  const { cue, parts } = findCue(text, lexicon.never) ?? {};
  if (cue === undefined || !parts?.slice(0, -1).every((words) => hasOnlyFactWords(words, known, lexicon))) return null;
  const [first] = contentStems(parts.at(-1)!.split(' '), lexicon);
  const named = contentStems(parts.join(' ').split(' '), lexicon);
  const isMeant = (first === undefined || known.has(first)) && [...named].every((word) => known.has(word));
  return isMeant && isAbout(named, known) ? { relation: 'corrects', cue, saysMore: false } : null;
}

function ended(sentence: string, text: string, about: About): PlainChange | null {
  const { known, lexicon } = about;
  const { cue, parts } = findCue(text, lexicon.ends) ?? {};
  if (cue === undefined || !parts || !isFitting(cue, parts, about)) return null;
  if (!hasSameSubject({ cue, before: parts[0]!, after: parts.slice(1).join(' ') }, about)) return null;
  const before = parts.slice(0, -1);
  // "I didn't quit" ends nothing; "I don't play any more" does.
  if (!lexicon.noLonger.includes(cue) && before.some((words) => deniesNext(words, lexicon))) return null;
  if (!before.every((words) => hasOnlyFactWords(words, known, lexicon))) return null;
  if (!endsAllOfIt(sentence, cue, about) || (lexicon === ENGLISH && endsPartOfIt(cue, parts.at(-1)!, about)))
    return null;
  const named = contentStems(parts.join(' ').split(' '), lexicon);
  const saysMore = [...named].some((word) => !known.has(word));
  return isAbout(named, known) ? { relation: 'ends', cue, saysMore } : null;
}

function isFitting(cue: string, parts: readonly string[], { words, lexicon }: About): boolean {
  const { notAfter, notBefore, before: next, facts, notFacts } = lexicon.cueContexts?.get(cue) ?? {};
  const [before = '', after = ''] = parts;
  const last = before
    .trim()
    .split(' ')
    .findLast((word) => !ADVERBS.has(word));
  if (notAfter?.has(last ?? '') || notBefore?.has(after.trim().split(' ')[0]!)) return false;
  if ((next && !next.test(after.trim())) || words.some((word) => notFacts?.has(word))) return false;
  return facts === undefined || words.some((word) => facts.has(word));
}

/** These can stand between words that belong together. */
const ADVERBS = new Set(['so', 'well', 'really', 'actually', 'now', 'already']);

function movedAway(sentence: string, text: string, { fact, known, lexicon }: About): PlainChange | null {
  const { cue, parts } = findCue(text, lexicon.moves) ?? {};
  if (cue === undefined || !parts) return null;
  const place = lexicon.movedTo.exec(sentence)?.slice(1).find(Boolean);
  const isPlace = place !== undefined && (lexicon.isHome?.(place, sentence) ?? true);
  if (!isPlace || !lexicon.homes.test(fact)) return null;
  const named = new Set(spokenWords(place, lexicon));
  if ([...contentStems([...named], lexicon)].every((word) => known.has(word))) return null;
  // In Hindi the place precedes the verb.
  const before = parts[0]!.split(' ').filter((word) => !named.has(word));
  if (!hasOnlyFactWords(before.join(' '), known, lexicon)) return null;
  if (parts.slice(0, -1).some((words) => deniesNext(words, lexicon))) return null;
  return { relation: 'replaces', cue, saysMore: true };
}

/** The statement names everything that the fact says, or half of it and nothing else. */
function isAbout(named: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  if (named.size === 0) return false;
  const common = [...named].filter((word) => known.has(word)).length;
  return common === known.size || (common === named.size && 2 * common >= known.size);
}
