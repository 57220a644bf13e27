import { isUnreal } from './asserted.js';
import { movesElsewhere } from './self-speech/moves.js';
import { forbidden } from './change-allowed.js';
import { isWhole, withoutWhen } from './change-clause.js';
import { exchanged, newOne } from './change-exchange.js';
import { insteadOf } from './change-instead.js';
import { isOfFirstPerson, isOfThirdPerson, namesAnother } from './change-persons.js';
import { restored } from './change-restored.js';
import { isOfItsSubject, isOnlyMentioned } from './change-subject.js';
import { takenOff } from './change-taken-off.js';
import { cueIn, denies, isOfFact } from './cues.js';
import { type PlainChange, tellsRest } from './plain-change.js';
import { ENGLISH } from './speech/english.js';
import type { Speech } from './speech/speech.js';
import { leavesStanding } from './still-so.js';
import { contentOf, sentences, spoken, stem } from './spoken.js';
import { statedFrom } from './stated-from.js';

/**
 * Reads plain speech of change by its words alone: "no longer", "stopped", "never", "moved to", "my new number". It fires only
 * where the statement speaks of just what the fact says, and of nobody else; whatever needs understanding is left open.
 *
 * @param speech of the language of the statement.
 * @returns `null` where the words alone do not settle it.
 */
export function plainChange(statement: string, fact: string, speech: Speech = ENGLISH): PlainChange | null {
  const told = sentences(statement);
  const about = { fact, words: spoken(fact, speech), known: contentOf(spoken(fact, speech), speech), speech };
  if (about.known.size === 0) return null;
  if (speech === ENGLISH && leavesStanding(statement, fact)) return null;
  // "My mother is better. She no longer takes it": whoever was named before is meant.
  let isOfAnother = isOfFirstPerson(about.words, speech);
  for (const one of told) {
    const sentence = speech === ENGLISH ? one.slice(statedFrom(one)) : one;
    const said = spoken(withoutAnswer(sentence, speech), speech);
    const isBeside = isUnreal(sentence, speech) || (isOfAnother && isOfThirdPerson(said, speech));
    isOfAnother ||= namesAnother(sentence, about);
    const change = isBeside ? null : changeIn(sentence, about);
    if (change) return { ...change, saysMore: change.saysMore || told.length > 1 || tellsRest(sentence) };
  }
  return null;
}

/** A fact that a statement may change, and the language of both. */
interface About {
  readonly fact: string;
  readonly words: readonly string[];
  /** What it is about, by stems. */
  readonly known: ReadonlySet<string>;
  readonly speech: Speech;
}

/**
 * "I no longer take ramipril" ends nothing that is known of metformin: it has the verb of the fact, and another object.
 *
 * @returns whether all that the statement says is that something else is over.
 */
export function endsAnother(statement: string, fact: string, speech: Speech = ENGLISH): boolean {
  const [sentence, ...more] = sentences(statement);
  if (sentence === undefined || more.length > 0 || goesOn(sentence, speech)) return false;
  const said = spoken(sentence, speech);
  const at = said.findIndex((word) => speech.negations.has(word));
  const isBefore = at >= 0 && said.slice(0, at).every((word) => speech.starters.has(word));
  const text = ` ${said.join(' ')} `;
  if (!isBefore || !speech.noLonger.some((one) => text.includes(` ${one} `))) return false;
  const known = contentOf(spoken(fact, speech), speech);
  const [verb, ...objects] = contentOf(said.slice(at + 1), speech);
  return verb !== undefined && objects.length > 0 && known.has(verb) && objects.every((word) => !known.has(word));
}

/** Behind a comma somebody is said to do something else: "I'm not in goal any more, I'm at left back". */
function goesOn(sentence: string, { persons }: Speech): boolean {
  const isSomebody = (word = ''): boolean =>
    persons.own.has(word) || persons.third.has(word) || /^(?:they|it|that|there)(?:'|$)/u.test(word);
  return sentence
    .split(/[,;–—]\s+/u)
    .slice(1)
    .some((part) => spoken(part).slice(0, 2).some(isSomebody));
}

/** @returns whether all that a statement says is that something which the fact only mentions is otherwise: "My car no longer has a radio". */
export function onlyMentions(statement: string, fact: string, speech: Speech = ENGLISH): boolean {
  const [sentence, ...more] = sentences(statement);
  if (sentence === undefined || more.length > 0) return false;
  const { cue, parts } = cueIn(` ${spoken(sentence, speech).join(' ')} `, speech.noLonger) ?? {};
  if (cue === undefined || !parts) return false;
  const words = spoken(fact, speech);
  const held = { words, known: contentOf(words, speech), speech };
  return isOnlyMentioned({ cue, before: parts[0]!, after: parts[1]! }, held);
}

function changeIn(sentence: string, about: About): PlainChange | null {
  const { known, speech } = about;
  const heard = spoken(withoutAnswer(sentence, speech), speech);
  const said = withoutWhen(heard, about.words, speech);
  // What is new can be a relation: "My aunt does it instead of Ines".
  const instead = speech === ENGLISH ? insteadOf(sentence, about) : null;
  if (instead) return instead;
  if (isOfOthers(said, about)) return null;
  const text = ` ${said.join(' ')} `;
  return (
    corrected(text, about) ??
    ended(sentence, text, about) ??
    movedAway(sentence, text, about) ??
    exchanged(text, known, speech) ??
    newOne(said, known, speech) ??
    (speech === ENGLISH ? (forbidden(sentence, about) ?? restored(sentence, about) ?? takenOff(sentence, about)) : null)
  );
}

/** "No, ya no fumo": the first "no" answers. */
function withoutAnswer(sentence: string, { answer }: Speech): string {
  return answer ? sentence.replace(answer, '') : sentence;
}

/** One of the two speaks of a relation of which the other says nothing. */
function isOfOthers(said: readonly string[], { words, known, speech }: About): boolean {
  if (said.some((word) => speech.others.has(word) && !known.has(stem(word, speech)))) return true;
  const stems = new Set(said.map((word) => stem(word, speech)));
  // Whose fact it is stands first: "Her husband smokes", and not "Has lunch with her sister".
  const owners = words.slice(0, WORDS_OF_OWNER).filter((word) => speech.others.has(word) && word !== 'they');
  return owners.some((word) => !stems.has(stem(word, speech)));
}

const WORDS_OF_OWNER = 3;

/** "I never smoked": what the fact says follows, and nothing more. "I never miss yoga" only sounds like that. */
function corrected(text: string, { known, speech }: About): PlainChange | null {
  const { cue, parts } = cueIn(text, speech.never) ?? {};
  if (cue === undefined || !parts?.slice(0, -1).every((words) => isOfFact(words, known, speech))) return null;
  const [first] = contentOf(parts.at(-1)!.split(' '), speech);
  const named = contentOf(parts.join(' ').split(' '), speech);
  const isMeant = (first === undefined || known.has(first)) && [...named].every((word) => known.has(word));
  return isMeant && isAbout(named, known) ? { relation: 'corrects', cue, saysMore: false } : null;
}

function ended(sentence: string, text: string, about: About): PlainChange | null {
  const { known, speech } = about;
  const { cue, parts } = cueIn(text, speech.ends) ?? {};
  if (cue === undefined || !parts || !isFitting(cue, parts, about)) return null;
  if (!isOfItsSubject({ cue, before: parts[0]!, after: parts.slice(1).join(' ') }, about)) return null;
  const before = parts.slice(0, -1);
  // "I didn't quit" ends nothing; "I don't play any more" does.
  if (!speech.noLonger.includes(cue) && before.some((words) => denies(words, speech))) return null;
  if (!before.every((words) => isOfFact(words, known, speech))) return null;
  if (!isWhole(sentence, cue, about)) return null;
  const named = contentOf(parts.join(' ').split(' '), speech);
  const saysMore = [...named].some((word) => !known.has(word));
  return isAbout(named, known) ? { relation: 'ends', cue, saysMore } : null;
}

function isFitting(cue: string, parts: readonly string[], { words, speech }: About): boolean {
  const { notAfter, notBefore, before: next, facts, notFacts } = speech.fitting?.get(cue) ?? {};
  const [before = '', after = ''] = parts;
  const last = before
    .trim()
    .split(' ')
    .findLast((word) => !ADVERBS.has(word));
  if (notAfter?.has(last ?? '') || notBefore?.has(after.trim().split(' ')[0]!)) return false;
  if ((next && !next.test(after.trim())) || words.some((word) => notFacts?.has(word))) return false;
  return facts === undefined || words.some((word) => facts.has(word));
}

/** They can stand between the words that belong together. */
const ADVERBS = new Set(['so', 'well', 'really', 'actually', 'now', 'already']);

function movedAway(sentence: string, text: string, { fact, known, speech }: About): PlainChange | null {
  const { cue, parts } = cueIn(text, speech.moves) ?? {};
  if (cue === undefined || !parts) return null;
  const place = speech.movedTo.exec(sentence)?.slice(1).find(Boolean);
  const isPlace = place !== undefined && (speech.isHome?.(place, sentence) ?? true);
  if (!isPlace || !speech.homes.test(fact)) return null;
  const named = new Set(spoken(place, speech));
  if ([...contentOf([...named], speech)].every((word) => known.has(word))) return null;
  // In Hindi the place stands before the verb.
  const before = parts[0]!.split(' ').filter((word) => !named.has(word));
  if (!isOfFact(before.join(' '), known, speech)) return null;
  if (parts.slice(0, -1).some((words) => denies(words, speech))) return null;
  return { relation: 'replaces', cue, saysMore: true };
}

/** @returns whether a fact is of a home, and all that the statement tells is a move to what may be no place. */
export function isOtherMove(statement: string, fact: string, speech: Speech = ENGLISH): boolean {
  return speech.homes.test(fact) && movesElsewhere(statement);
}

/** The statement names all that the fact says, or half of it and nothing that it does not say. */
function isAbout(named: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  if (named.size === 0) return false;
  const common = [...named].filter((word) => known.has(word)).length;
  return common === known.size || (common === named.size && 2 * common >= known.size);
}
