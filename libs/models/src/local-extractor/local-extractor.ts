import { isUnknownHome } from '#domain/self-speech/moves.js';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ResolveOptions } from '#dates/expression.js';
import { type ReadAttribute, readAttribute } from '#domain/self-speech.js';
import { readInLanguage } from '#domain/speech/read-in-language.js';
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
import { happened, planIn } from './occasion.js';
import { isUnreal } from './reader-features.js';
import { type Sentence, sentencesIn, withoutOpening } from './sentences.js';
import { type About, aboutOf, type Named, namedIn } from './whom.js';
import { Worth, WEIGHTS } from './worth.js';

/** Most facts of a window of a session; of more the likeliest are kept. */
const MOST_FACTS = 40;
/** As sure as a language model is taken to be, at most. */
const MOST_SURE = 0.8;

/** A sentence that can be read alone, and where it was said. */
interface Candidate {
  readonly turn: TranscriptTurn;
  readonly sentence: Sentence;
  readonly about: About;
  readonly read: ReadAttribute | null;
  readonly isAnswer: boolean;
  readonly words: number;
  /** Its language is not the one that the classifier has read: the plain form in which it says something decides. */
  readonly isByForm: boolean;
}

/**
 * Finds on this machine, without a language model, the sentences of a contact that state a lasting fact or a plan
 * (docs/extraction.md): a small classifier on the sentence's vector and on what a reader of its words sees. Each is kept as it was said.
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
    // Vectors of another model mean something else: then the words alone decide.
    this.isEmbedded = embedder.model === LOCAL_MODEL && embedder.dimensions === this.worth.dimensions;
    const hash = createHash('sha256').update(readFileSync(WEIGHTS)).digest('hex').slice(0, 12);
    this.name = `${LOCAL_READER}${this.isEmbedded ? '' : '-words'}#${hash}`;
  }

  async extract(request: ExtractionRequest): Promise<Extraction> {
    const candidates = candidatesIn(request);
    const vectors = await this.vectors(candidates);
    const judged = candidates.map((candidate, i) => ({
      candidate,
      ...(candidate.isByForm ? BY_FORM : this.worth.of(candidate.about.text, vectors[i] ?? null, candidate)),
    }));
    const kept = judged.filter(({ candidate, over }) => over >= (isRead(candidate) ? READ_BELOW : 0));
    const best = kept.toSorted((a, b) => b.over - a.over).slice(0, MOST_FACTS);
    const { contact } = request;
    const found = kept
      .filter((one) => best.includes(one))
      .map(({ candidate, probability }) => this.foundIn(candidate, probability, contact));
    const facts = found.flatMap(({ fact }) => fact ?? []);
    const events = found.flatMap(({ event }) => event ?? []);
    return { facts, events, cut: false, usage: { model: this.name, ...NOTHING_USED } };
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

/** What a sentence is read as. */
type Found =
  { readonly fact: ExtractedFact; readonly event?: never } | { readonly event: ExtractedEvent; readonly fact?: never };

/** What reads alone of what the contact said, and states something. */
function candidatesIn({ before, turns }: ExtractionRequest): Candidate[] {
  const all = [...before, ...turns];
  return turns.flatMap((turn, i) => {
    if (turn.role !== 'contact') return [];
    const place = before.length + i;
    const [last, earlier] = [all[place - 1], all[place - 2]];
    const isAnswer = last !== undefined && last.speaker !== turn.speaker && last.text.includes('?');
    const words = turn.text.split(/\s+/u, 100).length;
    const spokenOf =
      [last, earlier].map((one) => (one ? namedIn(one.text) : [])).find(({ length }) => length > 0) ?? [];
    const isByForm = !isEnglish(turn.language);
    const said = isByForm ? formsOf(turn) : sentencesOf(turn, spokenOf);
    return said.map((one) => ({ turn, isAnswer, words, isByForm, ...one }));
  });
}

function sentencesOf(
  { text }: TranscriptTurn,
  spokenOf: readonly Named[],
): Pick<Candidate, 'sentence' | 'about' | 'read'>[] {
  let here: readonly Named[] = [];
  return sentencesIn(text).flatMap((sentence) => {
    const words = withoutOpening(sentence.text);
    const about = isUnreal(words) ? null : aboutOf(words, here.length > 0 ? here : spokenOf);
    here = distinct([...here, ...namedIn(sentence.text)]);
    if (!about) return [];
    const shown = { ...about, text: about.text.charAt(0).toUpperCase() + about.text.slice(1) };
    const read = readAttribute(shown.text, about.subject === null);
    return !read && about.text.split(' ').length < FEWEST_WORDS ? [] : [{ sentence, about: shown, read }];
  });
}

/** In another language than English only what has a plain form is read, and only of whoever speaks. */
function formsOf({ text, language }: TranscriptTurn): Pick<Candidate, 'sentence' | 'about' | 'read'>[] {
  return sentencesIn(text).flatMap((sentence) => {
    const read = readInLanguage(sentence.text, language ?? 'en');
    return read ? [{ sentence, about: { subject: null, text: sentence.text }, read }] : [];
  });
}

/** A town that no list has is said as plainly as one that is known. */
function isRead({ read, about }: Candidate): boolean {
  return read !== null || isUnknownHome(about.text);
}

function isEnglish(language: string | null | undefined): boolean {
  return /^en(?:-|$)/iu.test(language ?? 'en');
}

function distinct(named: readonly Named[]): Named[] {
  return [...new Map(named.map((one) => [`${one.name} ${one.role}`, one])).values()];
}

/** One word or two state nothing that can be read alone, but for an answer with an attribute. */
const FEWEST_WORDS = 3;
/** How sure a plain form in another language is taken to be, and how far over the bar. */
const BY_FORM = { probability: 0.7, over: 0 } as const;
/** What has a well-known attribute in a plain form is kept where the classifier is in doubt. */
const READ_BELOW = -2.5;
/** It names nothing that is known, and leaves the importance to be measured. */
const UNSAID = { importance: null, known: null } as const;
const NOTHING_USED = { calls: 0, inputTokens: 0, outputTokens: 0, cost: null } as const;
