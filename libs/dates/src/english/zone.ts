import { instantOf, wallAt } from '../wall-clock.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import { isTimed } from './moment.js';
import type { Read } from './numbers.js';
import type { Recogniser } from './phrase.js';
import type { Token } from './tokens.js';
import { word } from './tokens.js';

// The abbreviations of RFC 822, and a few other common ones; a bare "ET" follows daylight saving.
const ZONES = new Map([
  ['utc', 'UTC'], ['gmt', 'UTC'], ['z', 'UTC'],
  ['est', '-05:00'], ['edt', '-04:00'], ['et', 'America/New_York'],
  ['cst', '-06:00'], ['cdt', '-05:00'], ['ct', 'America/Chicago'],
  ['mst', '-07:00'], ['mdt', '-06:00'],
  ['pst', '-08:00'], ['pdt', '-07:00'], ['pt', 'America/Los_Angeles'],
  ['bst', '+01:00'], ['cet', '+01:00'], ['cest', '+02:00'], ['ist', '+05:30'], ['jst', '+09:00'], ['aest', '+10:00'], ['aedt', '+11:00'],
]); // prettier-ignore

/** A time with a time zone of its own: "2024-03-01T12:00:00+02:00", "tomorrow at 5pm EST". */
export function inZone(moment: Recogniser): Recogniser {
  return (tokens, at) => {
    const inner = moment(tokens, at);
    const zone = inner?.timed ? zoneAt(tokens, inner.next) : undefined;
    return inner && zone
      ? {
          ...inner,
          next: zone.next,
          read: (context) => inner.read(context).map((one) => placed(one, zone.value, context)),
        }
      : inner;
  };
}

/** The same wall time in the other time zone, on the speaker's wall clock. Days stay those of the speaker. */
function placed(reading: Reading, zone: string, { timezone }: Context): Reading {
  if (!isTimed(reading)) return reading;
  const [start, end] = [instantOf(reading.start, zone), instantOf(reading.end, zone)];
  return { ...reading, start: wallAt(start, timezone), end: wallAt(end, timezone), exact: { start, end } };
}

function zoneAt(tokens: readonly Token[], at: number): Read<string> | undefined {
  const token = tokens[at];
  const named = ZONES.get(token?.text ?? '');
  // A single letter is a time zone only where ISO 8601 has it, right after the time.
  if (named && (token!.text !== 'z' || token!.glued)) return { value: named, next: at + 1 };
  if (!token?.glued || (token.text !== '+' && token.text !== '-') || !tokens[at + 1]?.glued) return undefined;
  const digits = tokens[at + 1]!;
  if (digits.value === undefined) return undefined;
  const colon = word(tokens, at + 2) === ':' && tokens[at + 3]?.value !== undefined;
  const [hours, minutes] = colon
    ? [digits.text, tokens[at + 3]!.text]
    : [digits.text.slice(0, 2), digits.text.slice(2) || '00'];
  if (hours.length !== 2 || minutes.length !== 2 || Number(hours) > 14 || Number(minutes) > 59) return undefined;
  return { value: `${token.text}${hours}:${minutes}`, next: colon ? at + 4 : at + 2 };
}
