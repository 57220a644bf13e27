import type { Heard } from '#dates/moment.js';
import type { TranscriptTurn } from '../extractor.js';
import { acceptanceIn, isRefused } from './accepted.js';
import { bookedForIn, namedIn } from './booked-for.js';
import { isNews, isOffer, type Offer, offerIn } from './offer.js';
import { joinedTime } from './spoken-time.js';

/** A time that one offered and the other accepted. */
export interface AgreedTime {
  /** What the contact said: the acceptance, or the request that was granted. */
  readonly turn: TranscriptTurn;
  readonly quote: string;
  /** The turn that named the day. */
  readonly dayTurnId: string;
  /** "check-up", or "appointment" if nobody said what it is for. */
  readonly what: string;
  readonly when: string;
  readonly isMoved: boolean;
}

/** How many turns before the offer the day may have been named. */
const DAY_WITHIN = 4;
/** How many turns before it what is booked may have been named. */
const NAMED_WITHIN = 12;
const LONGEST_QUESTION = 200;
/** A question for a time of the other's own, to which the time is the answer. */
const ASKS_WHEN =
  /(?<!\p{L})(?:when|what time|what day|how long|which day)(?!\p{L})(?!.*(?<!\p{L})(?:can|could|come|book|see|fit|next|available|free|slot|appointment|suits?)(?!\p{L}))[^?]*\?/iu;
const ASKS_FOR =
  /(?<!\p{L})(?:make it|make that|say|(?:could|can) (?:you|we|i) (?:do|make|come|have|book|get|move)|how about|what about|(?:put|pop|book|pencil|get) (?:me|us) (?:in|down)|any chance|i(?:['’]d| would) (?:like|prefer)|(?:i|we) need to come|move (?:me|us))(?!\p{L})/iu;
const GRANTS =
  /(?<!\p{L})(?:done|booked|lovely|perfect|great|fine|grand|good|no (?:problem|worries|bother)|of course|absolutely|certainly|sure|yes|yeah|it is|works|available|free)(?!\p{L})/iu;
/** A plain yes is enough for a call at a stated time. */
const CALL_ME =
  /(?<!\p{L})(?:can|could|will|would) (?:you|someone|somebody|he|she) (?:please )?(?:call|ring|phone) (?:me|us)(?!\p{L})/iu;
const SETTLED =
  /(?<!\p{L})(?:done|booked|got you|have you|put you|moved|changed|sorted|you(?:['’]re| are) (?:in|down)|see you|down for|confirmed)(?!\p{L})/iu;
/** Without a word for what it is, an hour or one of these tells that somebody is expected. */
const EXPECTED =
  /(?<!\p{L})(?:appointment|slot|book|booked|booking|come in|bring (?:it|him|her|them) in|fit you|squeeze|see you|put you|lock (?:it|me) in|got you down|pop in|drop (?:it )?(?:off|in))(?!\p{L})/iu;
const MOVED =
  /(?<!\p{L})(?:(?:re-?schedul|re-?arrang|re-?book|postpon)\p{L}*|(?:move|shift|push|bring|change|swap) (?:it|me|us|that|my|the|our)|instead|no good|(?:can['’]t|cannot|won['’]t) make|pushed|missed (?:it|my|the))(?!\p{L})/iu;
const AS_WELL = /(?<!\p{L})(?:also|another|as well|second|too|and then)(?!\p{L})/iu;

/**
 * Finds the times on which a contact and an agent agree. A refused or doubtful one is left out, and so is one that is changed later in
 * the same call.
 *
 * @param from the position of the first turn that is read; those before are only context.
 * @param heardAt how times are read in a turn.
 */
export function agreedTimesIn(
  all: readonly TranscriptTurn[],
  from: number,
  heardAt: (turn: TranscriptTurn) => Heard,
): AgreedTime[] {
  const found: AgreedTime[] = [];
  for (let place = from; place < all.length; place++) {
    const one = accepted(all, place, heardAt) ?? granted(all, place, heardAt);
    if (!one) continue;
    const earlier = found.findIndex(({ what }) => what === one.what);
    if (earlier >= 0 && !AS_WELL.test(all[place - 1]?.text ?? '')) found.splice(earlier, 1);
    found.push(one);
  }
  return found;
}

/** The agent offers, and the contact accepts. */
function accepted(
  all: readonly TranscriptTurn[],
  place: number,
  heardAt: (turn: TranscriptTurn) => Heard,
): AgreedTime | null {
  const [asked, turn] = [all[place - 1], all[place]];
  if (turn?.role !== 'contact' || asked?.role !== 'agent') return null;
  const offer = offerIn(asked, heardAt(asked));
  if (!offer || !isOffer(offer)) return null;
  const { sentence, asksMore } = offer;
  if (ASKS_WHEN.test((all[place - 2]?.text ?? '').slice(-LONGEST_QUESTION))) return null;
  const isSettled = SETTLED.test(asked.text) && !sentence.endsWith('?');
  const quote = acceptanceIn(turn.text, sentence, { isNews: isNews(offer), isSettled, mustRepeat: asksMore });
  return quote === null ? null : agreed(all, { offer, at: place - 1, turn, quote }, heardAt);
}

/** The contact asks for a time, and the agent grants it. */
function granted(
  all: readonly TranscriptTurn[],
  place: number,
  heardAt: (turn: TranscriptTurn) => Heard,
): AgreedTime | null {
  const [turn, reply] = [all[place], all[place + 1]];
  if (turn?.role !== 'contact' || reply?.role !== 'agent') return null;
  const asked = offerIn(turn, heardAt(turn));
  if (!asked || asked.asksMore || !isRequest(asked.sentence)) return null;
  const told = offerIn(reply, heardAt(reply));
  const known = [asked.day, asked.hour, told?.day].join(' ');
  const mustRepeat = !CALL_ME.test(asked.sentence);
  if (mustRepeat && (!told || !GRANTS.test(reply.text.slice(0, LONGEST_QUESTION)))) return null;
  if (acceptanceIn(reply.text, known, { mustRepeat }) === null) return null;
  const offer = { ...asked, day: told?.day ?? asked.day, hour: told?.hour ?? asked.hour };
  const quote = asked.sentence;
  return agreed(all, { offer, at: place, turn, quote }, heardAt);
}

function isRequest(sentence: string): boolean {
  return (
    ASKS_FOR.test(sentence) || CALL_ME.test(sentence) || (sentence.endsWith('?') && sentence.split(' ').length <= 4)
  );
}

function agreed(
  all: readonly TranscriptTurn[],
  { offer, at, turn, quote }: { offer: Offer; at: number; turn: TranscriptTurn; quote: string },
  heardAt: (turn: TranscriptTurn) => Heard,
): AgreedTime | null {
  const named = offer.day === null ? dayBefore(all, at, heardAt) : { day: offer.day, turn: all[at] ?? turn };
  const time = named && joinedTime(named.day, offer.hour, heardAt(turn));
  // "Tomorrow" means another day if it was said the day before.
  const then = named && joinedTime(named.day, offer.hour, heardAt(named.turn));
  const what = whatFor(all, at, offer);
  if (!named || !time || time.start.getTime() !== then?.start.getTime() || what === null) return null;
  const isMoved = all.slice(0, at + 2).some(({ text }) => MOVED.test(text));
  return { turn, quote, dayTurnId: named.turn.id, what, when: time.words, isMoved };
}

/** The day that was named last, if an hour alone was agreed; `null` if the contact refused it. */
function dayBefore(
  all: readonly TranscriptTurn[],
  at: number,
  heardAt: (turn: TranscriptTurn) => Heard,
): { readonly day: string; readonly turn: TranscriptTurn } | null {
  for (const turn of all.slice(Math.max(0, at - DAY_WITHIN), at).toReversed()) {
    const named = offerIn(turn, heardAt(turn));
    if (named?.day === null || named?.day === undefined) continue;
    return turn.role === 'contact' && isRefused(named.sentence) ? null : { day: named.day, turn };
  }
  return null;
}

function whatFor(all: readonly TranscriptTurn[], at: number, { sentence, hour }: Offer): string | null {
  const before = all.slice(Math.max(0, at - NAMED_WITHIN), at + 1).toReversed();
  const own = namedIn(sentence) ?? (CALL_ME.test(sentence) ? 'call-back' : null);
  if (own !== null) return own;
  const said = [sentence, ...before.map(({ text }) => text)];
  for (const text of said) {
    const what = bookedForIn(text);
    if (what !== null) return what;
  }
  return hour !== null || said.some((text) => EXPECTED.test(text)) ? 'appointment' : null;
}
