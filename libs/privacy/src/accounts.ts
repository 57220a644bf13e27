import { type Finding, found } from './finding.js';

/** The length of an IBAN by country, from the registry of SWIFT. */
const LENGTHS = new Map(
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IS26 IT27 JO30 KW30 KZ20 LB28 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SE24 SI19 SK24 SM27 TN24 TR26 UA29 VA22 XK20'
    .split(' ')
    .map((one) => [one.slice(0, 2), Number(one.slice(2))]),
);

const IBAN = /(?<!\w)[A-Z]{2} ?\d{2}(?:[ -]?[A-Z0-9]){11,30}/gi;

/**
 * @returns the numbers of bank accounts: IBANs with the length of their country and correct check digits (ISO 13616).
 */
export function accounts(text: string): Finding[] {
  return found('account', text, IBAN).flatMap(({ kind, start, end }) => {
    const words = text.slice(start, end);
    const plain = words.replaceAll(/[ -]/g, '').toUpperCase();
    const length = LENGTHS.get(plain.slice(0, 2)) ?? Infinity;
    if (plain.length < length || !passesCheck(plain.slice(0, length))) return [];
    // The characters after it may look like part of it.
    const [own = ''] = new RegExp(`^(?:\\w[ -]?){${length - 1}}\\w(?!\\w)`).exec(words) ?? [];
    return own === '' ? [] : [{ kind, start, end: start + own.length }];
  });
}

function passesCheck(iban: string): boolean {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((unit) => parseInt(unit, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
