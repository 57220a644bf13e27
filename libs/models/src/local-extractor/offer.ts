import type { Heard } from '#dates/moment.js';
import type { TranscriptTurn } from '../extractor.js';
import { namedIn } from './booked-for.js';
import { type SpokenTime, spokenTimeIn } from './spoken-time.js';
import { stretches } from './stretches.js';

/** A sentence with a time for which somebody may be booked. */
export interface Offer extends SpokenTime {
  readonly sentence: string;
  /** Something else is asked after it. */
  readonly asksMore: boolean;
}

const LONGEST = 300;

const OFFERS =
  /(?<!\p{L})(?:(?:how|what) about|say|shall we|let['’]s|can you (?:do|make|come)|could you (?:do|make|come)|would|does|do you want|any good|suit|suits|work for you|i can|we can|i could|fit you|squeeze you|(?:put|pop|get|got|book|booked|pencil|have|see|expect) you|you(?:['’]re| are) (?:in|booked|down)|next (?:available|free)|first (?:available|free)|booked|slot|opening|moved (?:it|you|that)|done|(?:with|for) (?:dr|mr|mrs|ms)|come in|drop off)(?!\p{L})/iu;
/** It may be an offer, or only something that takes place. */
const MAY_OFFER = /(?<!\p{L})(?:i(?:['’]ve| have)|we(?:['’]ve| have)|there(?:['’]s| is)|\p{L}+ has)(?!\p{L})/iu;
/** Words beside a time that is offered without more. */
const BESIDE_TIME = new Set(
  `okay ok so right well lovely great perfect alright done then again the a an at on in of and for you how about what say it is s
  that same day morning afternoon evening good would suit suits any with dr mr mrs ms please yes no problem drop off pick up`.split(
    /\s+/u,
  ),
);
/** Tells something of that day instead of offering it. */
const OFFERS_NOTHING =
  /(?<!\p{L})(?:closed|shut|away|due|expires?|ends?|ended|deadline|bill|bills|payment|invoice|charged|charge|debit|rent|fee|went|was|were|did|had|live|block|notice|price|offer|sale|birthday|statement|paid|pay|renews?|renewal|fully|full|nothing|can['’]t|cannot|won['’]t|not|unfortunately|afraid|earliest|results?|ready|or)(?!\p{L})/iu;
/** @returns the last sentence of a turn with a time; `null` if none has one. */
export function offerIn({ text }: TranscriptTurn, heard: Heard): Offer | null {
  const sentences = stretches(text).map((sentence) => sentence.trim());
  for (const [place, sentence] of [...sentences.entries()].slice(-4).toReversed()) {
    const time = sentence.length <= LONGEST ? spokenTimeIn(sentence, heard) : null;
    const asksMore = sentences.slice(place + 1).some((later) => later.endsWith('?'));
    if (time) return { ...time, sentence, asksMore };
  }
  return null;
}

/** @returns whether the sentence may only tell that something takes place. */
export function isNews({ sentence }: Offer): boolean {
  return MAY_OFFER.test(sentence) && !OFFERS.test(sentence);
}

/** @returns whether an agent offers the time, rather than telling something of that day. */
export function isOffer({ sentence, day, hour }: Offer): boolean {
  if (OFFERS_NOTHING.test(sentence)) return false;
  const rest = [day, hour].reduce<string>((left, words) => left.replace(words ?? ' ', ' '), sentence);
  const others = rest.replaceAll(/(?<=with (?:(?:dr|mr|mrs|ms)\.? )?)\p{Lu}\p{L}+/giu, ' ').match(/\p{L}+/gu) ?? [];
  const isBare = others.every((word) => BESIDE_TIME.has(word.toLowerCase()));
  return isBare || OFFERS.test(sentence) || MAY_OFFER.test(sentence) || namedIn(sentence) !== null;
}
