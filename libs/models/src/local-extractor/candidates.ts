import { readAttribute, type ReadAttribute } from '#domain/speech/attribute/read-attribute.js';
import { readInLanguage } from '#domain/speech/attribute/read-in-language.js';
import { folded } from '#domain/text/folded.js';
import type { ExtractionRequest, TranscriptTurn } from '../extractor.js';
import { corrected } from './corrected.js';
import { agentQuestionBefore, type JoinedAnswer, joinedAnswer } from './joined-answer.js';
import { namedBefore, namedInTurn } from './named-before.js';
import { noLongerIn } from './no-longer.js';
import { promptAsQuestion } from './prompt.js';
import { readBackIn } from './read-back.js';
import { isUnreal } from './reader-features.js';
import { type Sentence, sentencesIn, withoutOpening } from './sentences.js';
import { partsAfter } from './told-agent.js';
import { type About, aboutOf, type Named } from './whom.js';

/** A sentence that can be understood alone, and where it was said. */
export interface Candidate {
  readonly turn: TranscriptTurn;
  readonly sentence: Sentence;
  readonly about: About;
  readonly read: ReadAttribute | null;
  /** What follows and can only be understood with it. */
  readonly parts: readonly Sentence[];
  readonly isAnswer: boolean;
  readonly words: number;
  /** The plain form in which it is stated decides: it is not in the classifier's language, or answers a question. */
  readonly isByForm: boolean;
  /** It counts only if its sentence is not kept alone. */
  readonly isElse?: boolean;
}

type Read = Pick<Candidate, 'sentence' | 'about' | 'read' | 'parts'>;

/** One or two words state nothing that can be understood alone, except an answer with an attribute. */
const FEWEST_WORDS = 3;
/** Maximum words of a sentence with what can only be understood with it. */
const MOST_WORDS = 30;

/** Sentences of the contact that state something and can be understood alone. */
export function candidatesIn(request: ExtractionRequest): Candidate[] {
  const { before, turns } = request;
  const { all, named } = heardIn(request);
  const isToAgent = all.some(({ role }) => role === 'agent');
  return turns.flatMap((turn, i): Candidate[] => {
    if (turn.role !== 'contact') return [];
    const place = before.length + i;
    const last = all[place - 1];
    const isAnswer = last !== undefined && last.speaker !== turn.speaker && last.text.includes('?');
    const words = turn.text.split(/\s+/u, 100).length;
    const spokenOf = namedBefore(all, named, place);
    const isByForm = !isEnglish(turn.language);
    const around = { turn, isAnswer, words };
    if (isByForm) return formsOf(turn).map((candidate) => ({ ...around, isByForm, ...candidate }));
    const answer = isAnswer ? joinedAnswer(all, named, place) : null;
    const isJoined = ({ place }: Sentence): boolean =>
      answer !== null && !answer.isElse && place >= answer.sentence.place && place <= answer.through;
    const alone = sentencesOf(turn, spokenOf, { isToAgent, isJoined }).map((candidate) => ({
      ...around,
      isByForm,
      ...candidate,
    }));
    const confirmed = last?.role === 'agent' ? readBack(last.text, turn) : [];
    // What is so instead says that it ended.
    const question = isAnswer && !answer?.isOwn ? agentQuestionBefore(all, place, spokenOf) : null;
    const ended = question?.after === null ? noLonger(question.text, turn, spokenOf) : [];
    return [
      ...(answer ? [joinedOf(answer, around)] : []),
      ...confirmed.map((one) => ({ ...around, isByForm, ...one })),
      ...ended.map((one) => ({ ...around, isByForm: true, ...one })),
      ...alone,
    ];
  });
}

/** All turns, what an agent asks without a question mark as a question, and whom each names beside the contact. */
function heardIn({ before, turns, contact }: ExtractionRequest): {
  readonly all: readonly TranscriptTurn[];
  readonly named: readonly (readonly Named[])[];
} {
  const all = [...before, ...turns].map((turn) =>
    turn.role === 'agent' ? { ...turn, text: promptAsQuestion(turn.text) } : turn,
  );
  const own = folded(contact.name ?? '').split(' ');
  const isOther = ({ name, role }: Named): boolean => role !== null || !own.includes(folded(name ?? ''));
  return { all, named: all.map((turn) => namedInTurn(turn).filter(isOther)) };
}

function joinedOf(
  { sentence, text, isElse, isOwn }: JoinedAnswer,
  around: Pick<Candidate, 'turn' | 'isAnswer' | 'words'>,
): Candidate {
  const read = isOwn ? readAttribute(text, true) : null;
  return { ...around, sentence, about: { subject: null, text }, read, parts: [], isByForm: true, isElse };
}

function sentencesOf(
  { role, text }: TranscriptTurn,
  spokenOf: readonly Named[],
  { isToAgent, isJoined }: { isToAgent: boolean; isJoined: (sentence: Sentence) => boolean },
): Read[] {
  let here: readonly Named[] = [];
  let through = -1;
  const sentences = isToAgent ? corrected(sentencesIn(text)) : sentencesIn(text);
  return sentences.flatMap((sentence, i) => {
    const words = withoutOpening(sentence.text);
    const about = isUnreal(words) ? null : aboutOf(words, here.length > 0 ? here : spokenOf);
    here = distinct([...here, ...namedInTurn({ role, text: sentence.text })]);
    if (!about || sentence.place <= through || isJoined(sentence)) return [];
    const shown = { ...about, text: about.text.charAt(0).toUpperCase() + about.text.slice(1) };
    const read = readAttribute(shown.text, about.subject === null);
    if (!read && about.text.split(' ').length < FEWEST_WORDS) return [];
    const parts = read || !isToAgent ? [] : partsAfter(sentence, sentences.slice(i + 1), MOST_WORDS);
    through = parts.at(-1)?.place ?? through;
    return [{ sentence, about: shown, read, parts }];
  });
}

/** What the agent read back and the contact confirms. */
function readBack(asked: string, { text }: TranscriptTurn): Read[] {
  const told = readBackIn(asked, sentencesIn(text));
  if (!told) return [];
  return [
    {
      sentence: told.sentence,
      about: { subject: null, text: told.text },
      read: readAttribute(told.text, true),
      parts: [],
    },
  ];
}

/** What the agent asked for whether it is still so, and the contact denies. */
function noLonger(question: string, { text }: TranscriptTurn, spokenOf: readonly Named[]): Read[] {
  const told = noLongerIn(question, sentencesIn(text));
  const about = told && aboutOf(told.text, spokenOf);
  if (!about) return [];
  return [{ sentence: told.sentence, about, read: readAttribute(about.text, about.subject === null), parts: [] }];
}

/** In languages other than English only plain forms about the speaker are read. */
function formsOf({ text, language }: TranscriptTurn): Read[] {
  return sentencesIn(text).flatMap((sentence) => {
    const read = readInLanguage(sentence.text, language ?? 'en');
    return read ? [{ sentence, about: { subject: null, text: sentence.text }, read, parts: [] }] : [];
  });
}

export function isEnglish(language: string | null | undefined): boolean {
  return /^en(?:-|$)/iu.test(language ?? 'en');
}

function distinct(named: readonly Named[]): Named[] {
  return [...new Map(named.map((entity) => [`${entity.name} ${entity.role}`, entity])).values()];
}

/** @returns what a candidate says, with what can only be understood with it. */
export function wholeText({ about, parts }: Candidate): string {
  return [about.text, ...parts.map(({ text }) => text)].join(' ');
}

/** @returns the words of the turn that say it, in one piece. */
export function quoteOf({ turn, sentence, parts }: Candidate): string {
  const last = parts.at(-1)?.text;
  const from = turn.text.indexOf(sentence.text);
  const to = last === undefined || from < 0 ? -1 : turn.text.indexOf(last, from + sentence.text.length);
  return last === undefined || to < 0 ? sentence.text : turn.text.slice(from, to + last.length);
}
