import { type TimeInText, withoutTime } from './time-words.js';

const WHO = String.raw`(?:i|we|you|he|she|they|it|(?:my|our|his|her|their|the)\s(?:[\p{L}-]+\s){0,2}?[\p{L}-]+|\p{Lu}[\p{L}-]+)`;
const HAVE = String.raw`(?:['’](?:ve|s)|\s(?:has|have))`;
/** "I've been back at Acme since March" says what is so now; "I've been to Rome" does not. */
const HAS_BEEN = new RegExp(String.raw`^(?<who>${WHO})${HAVE}\sbeen\s(?!to\s|(?:told|given|\p{L}+ed)(?!\p{L}))`, 'iu');
const HAS_DONE = new RegExp(
  String.raw`^(?<who>${WHO})${HAVE}\s(?<verb>lived|worked|rented|stayed|studied|banked|shopped|taught|driven|used|taken)\s`,
  'iu',
);
const HAS_HAD = new RegExp(String.raw`^(?<who>${WHO})${HAVE}\shad\s(?=(?:an?|the|my|our|his|her|their)\s)`, 'iu');
const PRESENT: Readonly<Record<string, string>> = {
  lived: 'live',
  worked: 'work',
  rented: 'rent',
  stayed: 'stay',
  studied: 'study',
  banked: 'bank',
  shopped: 'shop',
  taught: 'teach',
  driven: 'drive',
  used: 'use',
  taken: 'take',
};
/** A change whose outcome lasts. What somebody went to on a day may have been a visit. */
const CHANGED = new RegExp(
  String.raw`^${WHO}\s(?:(?:have|has)\s)?(?:moved|went\s(?:over|up|down|back|on)\s?to|went\s(?:full|part)[\s-]time|went\s(?:vegan|vegetarian|freelance|self-employed)|took\sup|switched|changed|transferred|joined|became|gave\sup|given\sup|stopped\s\p{L}+ing|quit|dropped\s(?:down\s)?to|rose\sto|turned\s(?:vegan|vegetarian)|started\s(?:at|with|as|working|on)|signed\s(?:up\s)?with|retired)(?!\p{L})`,
  'iu',
);
/** "The class moved to Thursday" tells of the day. */
const CUT_OFF = /(?<!\p{L})(?:to|at|for|from|until|till|by|on|in|of|over)[.!]*$/iu;
const SINCE = /^since\s/iu;
/** Whom the present is told of in the third person. */
const PLURAL = /^(?:i|we|you|they|.*[^s]s)$/iu;

/**
 * The model recognises few changes with the day on which they took place, which is read apart from them.
 *
 * @returns an English text without its past time, as it is so now: "I'm back at Acme now" of "I've been back at Acme
 * since March", "He moved to Zadar" of "In August he moved to Zadar"; `null` if it tells of no change and of nothing that
 * began then.
 */
export function undated(text: string, time: TimeInText): string | null {
  const isSince = SINCE.test(time.text) || /(?<!\p{L})since\s+$/iu.test(text.slice(0, time.index));
  const left = withoutTime(text, time, true);
  if (left === null || CUT_OFF.test(left) || /^['’]/u.test(text.slice(time.index + time.text.length))) return null;
  if (/^last time$/iu.test(time.text)) return null;
  const said = `${left.charAt(0).toUpperCase()}${left.slice(1)}`;
  if (CHANGED.test(said)) return said;
  return isSince ? asPresent(said) : null;
}

/** @returns whether an undated text tells of a change, also back to what was; else it may stand beside what is known. */
export function tellsChange(said: string): boolean {
  return CHANGED.test(said) || BACK.test(said);
}

const BACK = /(?<!\p{L})back(?!\p{L})/iu;

function asPresent(said: string): string | null {
  const been = HAS_BEEN.exec(said);
  if (been) return withNow(`${isFor(been.groups?.['who'] ?? '')} ${said.slice(been[0].length)}`);
  const done = HAS_DONE.exec(said);
  const [who, verb] = [done?.groups?.['who'] ?? '', PRESENT[done?.groups?.['verb']?.toLowerCase() ?? '']];
  if (done && verb) return withNow(`${who} ${PLURAL.test(who) ? verb : third(verb)} ${said.slice(done[0].length)}`);
  const had = HAS_HAD.exec(said);
  const owner = had?.groups?.['who'] ?? '';
  if (had) return withNow(`${owner} ${PLURAL.test(owner) ? 'have' : 'has'} ${said.slice(had[0].length)}`);
  return /^(?:i|we|he|she|they)\s(?!(?:was|were|had|did|have|has|\p{L}+ed)(?!\p{L}))/iu.test(said) ? said : null;
}

function isFor(who: string): string {
  if (/^i$/iu.test(who)) return "I'm";
  return /^(?:we|you|they)$/iu.test(who) ? `${who}'re` : /^(?:he|she|it)$/iu.test(who) ? `${who}'s` : `${who} is`;
}

function third(verb: string): string {
  return verb.endsWith('y') ? `${verb.slice(0, -1)}ies` : verb.endsWith('ch') ? `${verb}es` : `${verb}s`;
}

function withNow(said: string): string {
  return /(?<!\p{L})(?:now|again|back)(?!\p{L})/iu.test(said)
    ? said
    : said.replace(/\s*(?<end>[.!]*)\s*$/u, ' now$<end>');
}
