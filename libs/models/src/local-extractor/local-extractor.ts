import { isUnknownHome } from '#domain/speech/places/moves.js';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ResolveOptions } from '#dates/expression.js';
import type { Embedder } from '../embedder.js';
import {
  type ExtractedEvent,
  type ExtractedFact,
  type Extraction,
  type ExtractionRequest,
  Extractor,
  LOCAL_READER,
} from '../extractor.js';
import { LOCAL_MODEL } from '../local-embedder.js';
import { agreedEvent } from './agreed-event.js';
import { type AgreedTime, agreedTimesIn } from './agreed-time.js';
import { type Candidate, candidatesIn, isEnglish, quoteOf, wholeText } from './candidates.js';
import { happened, planIn } from './occasion.js';
import { Worth, WEIGHTS } from './worth.js';

/** Maximum facts per window of a session; the likeliest are kept. */
const MOST_FACTS = 40;
/** Maximum confidence: that assumed of a language model. */
const MOST_SURE = 0.8;

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
    const judged = await this.judged(candidates);
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

  /** A sentence counts as what it says alone or with what follows it, whichever is likelier to be worth keeping. */
  private async judged(candidates: readonly Candidate[]): Promise<Judged[]> {
    const texts = candidates.map((one) => [...new Set([one.about.text, wholeText(one)])]);
    const vectors = (this.isEmbedded ? await this.embedder.embed(texts.flat()) : [])[Symbol.iterator]();
    return candidates.map((candidate, i) => {
      const scores = (texts[i] ?? []).map((text) => this.worth.of(text, vectors.next().value ?? null, candidate));
      const [best] = scores.toSorted((a, b) => b.over - a.over);
      return { candidate, ...(candidate.isByForm || !best ? BY_FORM : best) };
    });
  }

  private foundIn(
    candidate: Candidate,
    probability: number,
    { name, timezone, country }: ExtractionRequest['contact'],
  ): Found {
    const { turn, about, read } = candidate;
    const evidence = { turnId: turn.id, quote: quoteOf(candidate) };
    const text = wholeText(candidate);
    const confidence = Math.min(MOST_SURE, Number(probability.toFixed(2)));
    const options = country ? { ...this.options, country } : this.options;
    const heard = { reference: turn.at, timezone, options };
    const plan = read ? null : planIn(about.text, heard);
    if (plan) {
      const { startsAt, verb, object } = plan;
      const subject = about.subject ?? name ?? 'contact';
      const event = { text, subject, verb, object, startsAt, confidence, evidence };
      return { event: { ...event, ...UNSAID, aliases: [], status: 'planned', endsAt: null } };
    }
    const isEpisode = !read && happened(about.text, heard);
    const fact = { text, kind: isEpisode ? 'episodic' : 'semantic', confidence, evidence } as const;
    const { attribute = null, value = null, polarity = 'holds' } = read ?? {};
    const subject = isEpisode ? null : about.subject;
    return {
      fact: { ...fact, ...UNSAID, attribute, value, polarity, subject, from: null, to: null, correction: false },
    };
  }
}

interface Judged {
  readonly candidate: Candidate;
  readonly probability: number;
  readonly over: number;
}

/** The facts in one sentence, as read. */
type Found =
  { readonly fact: ExtractedFact; readonly event?: never } | { readonly event: ExtractedEvent; readonly fact?: never };

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

/** Maximum words of a sentence that only accepts or asks for a time. */
const PLAIN_WORDS = 8;
/** The confidence assumed for a plain form in another language, and how far above the threshold it counts. */
const BY_FORM = { probability: 0.7, over: 0 } as const;
/** A plain form with a well-known attribute is kept even if the classifier is in doubt. */
const READ_BELOW = -2.5;
/** Refers to no known fact, and leaves importance to be measured. */
const UNSAID = { importance: null, known: null } as const;
const NOTHING_USED = { calls: 0, inputTokens: 0, outputTokens: 0, cost: null } as const;
