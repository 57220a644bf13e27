import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { type Finding, found, isNamed } from './finding.js';

/** Letters of scripts with blanks between words; in others an address ends where they begin. */
const SIGN = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\d_`;
const EMAIL = new RegExp(
  String.raw`(?<![${SIGN}.+\-])[${SIGN}+\-](?:[${SIGN}.+%\-]{0,62}[${SIGN}+\-])?@[${SIGN}\-]{1,63}(?:\.[${SIGN}\-]{2,63}){1,4}(?![${SIGN}@])`,
  'gu',
);
/** As spelled out on the telephone. */
const SPELLED = new RegExp(
  String.raw`(?<![${SIGN}])[${SIGN}+\-]{1,64}(?: dot [${SIGN}+\-]{1,64}){0,3} at [${SIGN}\-]{1,63}(?: dot [a-z]{2,24}){1,3}(?![${SIGN}])`,
  'giu',
);

/** @returns e-mail addresses, written or spelled. */
export function emails(text: string): Finding[] {
  return [...found('email', text, EMAIL), ...found('email', text, SPELLED)];
}

const NAME = new RegExp(
  [
    String.raw`\b(?:phone|telephone|tel|mobile|cell|cellphone|landline|whatsapp|sms|text|call|called|dial|ring|reach|fax)\b`,
    String.raw`\b(?:my|new|her|his|their|our|your|old|contact|callback|direct) number\b`,
    String.raw`\b(?:telefon\w*|handy\w*|tel[ée]fono|m[óo]vil|t[ée]l[ée]phone|portable|r[üu]ckruf\w*|(?:an)?ruf(?:e|en|t)?)\b`,
    String.raw`\b(?:ll[áa]m\w*|r?appel\w*)`,
    String.raw`\b(?:meine|deine|seine|ihre|unsere|neue) nummer\b`,
    // Not "mi número de pedido", "mon numéro de client".
    String.raw`\b(?:mi|su|tu|nuevo|mon|son|ton|notre|nouveau) (?:n[úu]mero|num[ée]ro)\b(?! d)`,
  ].join('|'),
  'i',
);

const DAY = String.raw`(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{2,4})`;
/** If the digits continue, as in 06.12.34.56.78, it is not a date, unless another date follows. */
const DATE = new RegExp(String.raw`^${DAY}(?:-${DAY}|(?![-.\/]?\d))|^\d{1,2}\/(?:19|20)\d\d(?!\d)`);

/** An area code may end with a slash: 030/12345678. */
const PLACE = String.raw`(?:\(?0\d{1,5}\)?|\+\d{1,3} ?(?:\(0\) ?)?\d{2,5}) ?\/ ?`;
const NUMBER = new RegExp(
  String.raw`(?<![\w/])(?:${PLACE}\d{3}(?:[ ().-]{0,3}\d){0,12}|\+?\(?\d(?:[ ().-]{0,3}\d){6,16})(?!\w)`,
  'g',
);

/**
 * @param country whose numbers are recognised without a country code (ISO 3166); `null`: only numbers with one.
 * @returns telephone numbers: with their country code, or after words that announce one.
 */
export function phones(text: string, country: string | null): Finding[] {
  const home = country !== null && isSupportedCountry(country) ? country : undefined;
  return [...text.matchAll(NUMBER)].flatMap(({ 0: words, index: start }) => {
    const isTold = words.startsWith('+') || (home !== undefined && isNamed(text, start, NAME) && !DATE.test(words));
    const number = isTold ? ends(words).find((end) => isPhone(words.slice(0, end), home)) : undefined;
    return number === undefined ? [] : [{ kind: 'phone' as const, start, end: start + number }];
  });
}

/** Something else, such as a time, may follow in the same run of digits: the longest first. */
function ends(words: string): number[] {
  return [words.length, ...[...words.matchAll(/ /g)].map(({ index }) => index).reverse()];
}

function isPhone(words: string, home: CountryCode | undefined): boolean {
  return parsePhoneNumberFromString(words, home)?.isValid() ?? false;
}
