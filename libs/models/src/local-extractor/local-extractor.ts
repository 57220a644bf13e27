import { isUnknownHome } from '#domain/speech/places/moves.js';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ResolveOptions } from '#dates/expression.js';
import { type ReadAttribute, readAttribute } from '#domain/speech/attribute/read-attribute.js';
import { readInLanguage } from '#domain/speech/attribute/read-in-language.js';
import type { Embedder, Vector } from '../embedder.js';
import {
  type ExtractedEvent,
  type ExtractedFact,
  type Extraction,
  type ExtractionRequest,
  Extractor,
  LOCAL_READER,
  type TranscriptTurn,
} from '../extractor.js';
import { LOCAL_MODEL } from '../local-embedder.js';
import { agreedEvent } from './agreed-event.js';
import { type AgreedTime, agreedTimesIn } from './agreed-time.js';
import { type JoinedAnswer, joinedAnswer } from './joined-answer.js';
import { happened, planIn } from './occasion.js';
import { namedBefore, namedInTurn } from './named-before.js';
import { readBackIn } from './read-back.js';
import { isUnreal } from './reader-features.js';
import { type Sentence, sentencesIn, withoutOpening } from './sentences.js';
import { type About, aboutOf, type Named } from './whom.js';
import { Worth, WEIGHTS } from './worth.js';

/** Maximum facts per window of a session; the likeliest are kept. */
const MOST_FACTS = 40;
/** Maximum confidence: that assumed of a language model. */
const MOST_SURE = 0.8;

/** A sentence that can be understood alone, and where it was said. */
interface Candidate {
  readonly turn: TranscriptTurn;
  readonly sentence: Sentence;
  readonly about: About;
  readonly read: ReadAttribute | null;
  readonly isAnswer: boolean;
  readonly words: number;
  /** The plain form in which it is stated decides: it is not in the classifier's language, or answers a question. */
  readonly isByForm: boolean;
  /** It counts only if its sentence is not kept alone. */
  readonly isElse?: boolean;
}

/**
 * Finds sentences of a contact that state a lasting fact or a plan, on this machine and without a language model (docs/extraction.md). A
 * small classifier uses the sentence's vector and features of its words. Sentences are kept as said.
 */
export class LocalExtractor extends Extractor {
  readonly name: string;
  private readonly worth = Worth.load();
  private readonly isEmbedded: boolean;

  constructor(
    private readonly embedder: Embedder,
    private readonly options: ResolveOptions,
  ) {
    super();
    // Vectors of another model cannot be used, so then only the words decide.
    this.isEmbedded = embedder.model === LOCAL_MODEL && embedder.dimensions === this.worth.dimensions;
    const hash = createHash('sha256').update(readFileSync(WEIGHTS)).digest('hex').slice(0, 12);
    this.name = `${LOCAL_READER}${this.isEmbedded ? '' : '-words'}#${hash}`;
  }

  async extract(request: ExtractionRequest): Promise<Extraction> {
    const agreed = this.agreedIn(request);
    const candidates = candidatesIn(request).filter((candidate) => !agreed.some((one) => isPartOf(candidate, one)));
    const vectors = await this.vectors(candidates);
    const judged = candidates.map((candidate, i) => ({
      candidate,
      ...(candidate.isByForm ? BY_FORM : this.worth.of(candidate.about.text, vectors[i] ?? null, candidate)),
    }));
    const worth = judged.filter(({ candidate, over }) => over >= (isRead(candidate) ? READ_BELOW : 0));
    const kept = worth.filter(({ candidate }) => !candidate.isElse || !worth.some((one) => isAlone(one, candidate)));
    const best = kept.toSorted((a, b) => b.over - a.over).slice(0, MOST_FACTS);
    const { contact } = request;
    const found = kept
      .filter((candidate) => best.includes(candidate))
      .map(({ candidate, probability }) => this.foundIn(candidate, probability, contact));
    const facts = found.flatMap(({ fact }) => fact ?? []);
    const planned = found.flatMap(({ event }) => event ?? []);
    const events = [...planned, ...agreed.map((one) => agreedEvent(one, contact.name))];
    return { facts, events, cut: false, usage: { model: this.name, ...NOTHING_USED } };
  }

  private agreedIn({ before, turns, contact: { timezone, country } }: ExtractionRequest): AgreedTime[] {
    const options = { ...this.options, ...(country ? { country } : {}), prefer: 'future' } as const;
    const all = [...before, ...turns];
    const agreed = agreedTimesIn(all, before.length, ({ at }) => ({ reference: at, timezone, options }));
    return agreed.filter(({ turn }) => isEnglish(turn.language));
  }

  private async vectors(candidates: readonly Candidate[]): Promise<readonly (Vector | null)[]> {
    return this.isEmbedded ? this.embedder.embed(candidates.map(({ about }) => about.text)) : [];
  }

  private foundIn(
    { turn, about, read, sentence }: Candidate,
    probability: number,
    { name, timezone, country }: ExtractionRequest['contact'],
  ): Found {
    const evidence = { turnId: turn.id, quote: sentence.text };
    const confidence = Math.min(MOST_SURE, Number(probability.toFixed(2)));
    const options = country ? { ...this.options, country } : this.options;
    const heard = { reference: turn.at, timezone, options };
    const plan = read ? null : planIn(about.text, heard);
    if (plan) {
      const { startsAt, verb, object } = plan;
      const subject = about.subject ?? name ?? 'contact';
      const event = { text: about.text, subject, verb, object, startsAt, confidence, evidence };
      return { event: { ...event, ...UNSAID, aliases: [], status: 'planned', endsAt: null } };
    }
    const isEpisode = !read && happened(about.text, heard);
    const fact = { text: about.text, kind: isEpisode ? 'episodic' : 'semantic', confidence, evidence } as const;
    const { attribute = null, value = null, polarity = 'holds' } = read ?? {};
    const subject = isEpisode ? null : about.subject;
    return {
      fact: { ...fact, ...UNSAID, attribute, value, polarity, subject, from: null, to: null, correction: false },
    };
  }
}

/** The facts in one sentence, as read. */
type Found =
  { readonly fact: ExtractedFact; readonly event?: never } | { readonly event: ExtractedEvent; readonly fact?: never };

/** Sentences of the contact that state something and can be understood alone. */
function candidatesIn({ before, turns }: ExtractionRequest): Candidate[] {
  const all = [...before, ...turns];
  const named = all.map(namedInTurn);
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
    const alone = sentencesOf(turn, spokenOf)
      .filter(({ sentence }) => answer?.isElse === true || sentence.place !== answer?.sentence.place)
      .map((candidate) => ({ ...around, isByForm, ...candidate }));
    const confirmed = last?.role === 'agent' ? readBack(last.text, turn) : [];
    return [
      ...(answer ? [joinedOf(answer, around)] : []),
      ...confirmed.map((one) => ({ ...around, isByForm, ...one })),
      ...alone,
    ];
  });
}

function joinedOf(
  { sentence, text, isElse, isOwn }: JoinedAnswer,
  around: Pick<Candidate, 'turn' | 'isAnswer' | 'words'>,
): Candidate {
  const read = isOwn ? readAttribute(text, true) : null;
  return { ...around, sentence, about: { subject: null, text }, read, isByForm: true, isElse };
}

function sentencesOf(
  { role, text }: TranscriptTurn,
  spokenOf: readonly Named[],
): Pick<Candidate, 'sentence' | 'about' | 'read'>[] {
  let here: readonly Named[] = [];
  return sentencesIn(text).flatMap((sentence) => {
    const words = withoutOpening(sentence.text);
    const about = isUnreal(words) ? null : aboutOf(words, here.length > 0 ? here : spokenOf);
    here = distinct([...here, ...namedInTurn({ role, text: sentence.text })]);
    if (!about) return [];
    const shown = { ...about, text: about.text.charAt(0).toUpperCase() + about.text.slice(1) };
    const read = readAttribute(shown.text, about.subject === null);
    return !read && about.text.split(' ').length < FEWEST_WORDS ? [] : [{ sentence, about: shown, read }];
  });
}

/** What the agent read back and the contact confirms. */
function readBack(asked: string, { text }: TranscriptTurn): Pick<Candidate, 'sentence' | 'about' | 'read'>[] {
  const told = readBackIn(asked, sentencesIn(text));
  if (!told) return [];
  return [{ sentence: told.sentence, about: { subject: null, text: told.text }, read: readAttribute(told.text, true) }];
}

/** In languages other than English only plain forms about the speaker are read. */
function formsOf({ text, language }: TranscriptTurn): Pick<Candidate, 'sentence' | 'about' | 'read'>[] {
  return sentencesIn(text).flatMap((sentence) => {
    const read = readInLanguage(sentence.text, language ?? 'en');
    return read ? [{ sentence, about: { subject: null, text: sentence.text }, read }] : [];
  });
}

/** What was agreed is told once, with all its words; a longer sentence says more. */
function isPartOf({ turn, sentence }: Candidate, agreed: AgreedTime): boolean {
  return (
    turn.id === agreed.turn.id && agreed.quote.includes(sentence.text) && sentence.text.split(' ').length <= PLAIN_WORDS
  );
}

/** The sentence of an answer was kept as it was said. */
function isAlone({ candidate }: { readonly candidate: Candidate }, { turn, sentence }: Candidate): boolean {
  return !candidate.isElse && candidate.turn.id === turn.id && candidate.sentence.place === sentence.place;
}

/** A town that is in no list is stated as plainly as one that is. */
function isRead({ read, about }: Candidate): boolean {
  return read !== null || isUnknownHome(about.text);
}

function isEnglish(language: string | null | undefined): boolean {
  return /^en(?:-|$)/iu.test(language ?? 'en');
}

function distinct(named: readonly Named[]): Named[] {
  return [...new Map(named.map((entity) => [`${entity.name} ${entity.role}`, entity])).values()];
}

/** One or two words state nothing that can be understood alone, except an answer with an attribute. */
const FEWEST_WORDS = 3;
/** Maximum words of a sentence that only accepts or asks for a time. */
const PLAIN_WORDS = 8;
/** The confidence assumed for a plain form in another language, and how far above the threshold it counts. */
const BY_FORM = { probability: 0.7, over: 0 } as const;
/** A plain form with a well-known attribute is kept even if the classifier is in doubt. */
const READ_BELOW = -2.5;
/** Refers to no known fact, and leaves importance to be measured. */
const UNSAID = { importance: null, known: null } as const;
const NOTHING_USED = { calls: 0, inputTokens: 0, outputTokens: 0, cost: null } as const;
