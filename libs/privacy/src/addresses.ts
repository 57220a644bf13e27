import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { type Finding, found, isNamed } from './finding.js';

const EMAIL = /(?<![\w.+-])[\w+-](?:[\w.+%-]{0,62}[\w+-])?@[\w-]{1,63}(?:\.[\w-]{2,63}){1,4}(?![\w@])/g;
/** As it is spelled on the telephone. */
const SPELLED = /\b[\w+-]{1,64}(?: dot [\w+-]{1,64}){0,3} at [\w-]{1,63}(?: dot [a-z]{2,24}){1,3}\b/gi;

/** @returns e-mail addresses, written or spelled. */
export function emails(text: string): Finding[] {
  return [...found('email', text, EMAIL), ...found('email', text, SPELLED)];
}

const NAME =
  /\b(?:phone|telephone|tel|mobile|cell|cellphone|landline|whatsapp|sms|text|call|called|dial|ring|reach|fax|(?:my|new|her|his|their|our|your|old|contact|callback|direct) number|telefon\w*|handy\w*|tel[ée]fono|m[óo]vil|t[ée]l[ée]phone|portable)\b/i;

const DATE = /^\d{4}[-./]\d{1,2}[-./]\d{1,2}|^\d{1,2}[-./]\d{1,2}[-./]\d{2,4}/;

const NUMBER = /(?<![\w/])\+?\(?\d(?:[ ().-]{0,3}\d){6,16}(?!\w)/g;

/**
 * @param country whose numbers are told without the code of the country (ISO 3166); `null`: those alone that have one.
 * @returns telephone numbers: with the code of their country, or where the words before it name one.
 */
export function phones(text: string, country: string | null): Finding[] {
  const home = country !== null && isSupportedCountry(country) ? country : undefined;
  return [...text.matchAll(NUMBER)].flatMap(({ 0: words, index: start }) => {
    const isTold = words.startsWith('+') || (home !== undefined && isNamed(text, start, NAME) && !DATE.test(words));
    const number = isTold ? ends(words).find((end) => isPhone(words.slice(0, end), home)) : undefined;
    return number === undefined ? [] : [{ kind: 'phone' as const, start, end: start + number }];
  });
}

/** What follows it, such as a time, may stand in the same row of digits: the longest first. */
function ends(words: string): number[] {
  return [words.length, ...[...words.matchAll(/ /g)].map(({ index }) => index).reverse()];
}

function isPhone(words: string, home: CountryCode | undefined): boolean {
  return parsePhoneNumberFromString(words, home)?.isValid() ?? false;
}
