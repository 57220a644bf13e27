import { Writing, type Written } from './written.js';

/** Characters outside of ASCII, and blanks other than the space; line ends stay. */
const OTHER = /[^\p{ASCII}]|[\t\v\f]/gu;
const [DIGIT, BLANK, DASH] = [/^\p{Nd}$/u, /^\s$/, /^[\p{Pd}\u2212]$/u];
/** Invisible characters, such as a soft hyphen or the frame of a drawn key. */
const UNSEEN = /^[\p{Cf}\uFE0F\u20E3]$/u;
/** The full-width forms of ASCII are consecutive, at this distance. */
const [WIDE, WIDER, FROM_ASCII] = [0xff01, 0xff5e, 0xfee0];

/**
 * Converts digits of any script to ASCII, every dash to a hyphen, every blank to a space, and removes invisible
 * characters.
 * @returns `null` if nothing changes.
 */
export function inPlainSigns(text: string): Written | null {
  const writing = new Writing(text);
  let isPlain = true;
  for (const { 0: sign, index: start } of text.matchAll(OTHER)) {
    const place = { start, end: start + sign.length };
    const plain = plainOf(sign);
    if (plain === sign) continue;
    isPlain = false;
    if (plain === '') writing.skip(place);
    else writing.put(plain, place);
  }
  return isPlain ? null : writing.end();
}

function plainOf(sign: string): string {
  if (UNSEEN.test(sign)) return '';
  if (DIGIT.test(sign)) return digitOf(sign);
  if (DASH.test(sign)) return '-';
  if (BLANK.test(sign)) return sign === '\u2028' || sign === '\u2029' ? '\n' : ' ';
  const code = sign.charCodeAt(0);
  return WIDE <= code && code <= WIDER ? String.fromCharCode(code - FROM_ASCII) : sign;
}

/**
 * The ten digits of a script are consecutive, in some cases after those of another; mathematical ones are compatible
 * with ASCII.
 */
function digitOf(sign: string): string {
  const same = sign.normalize('NFKC');
  if (/^\d$/.test(same)) return same;
  const code = sign.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
