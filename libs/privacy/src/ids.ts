import { stdnum } from 'stdnum';
import { type Finding, found, isNamed } from './finding.js';

type Country = keyof typeof stdnum;
/** A form of number by its name in stdnum, such as US.ssn. */
type Form = readonly [country: Country, name: string];

/** Forms with a notation of their own. If the check digit is weak or missing, only the notation distinguishes them. */
const WRITTEN: readonly (readonly [expression: RegExp, form: Form])[] = [
  [/(?<![\w-])\d{3}-\d{2}-\d{4}(?![\w-])/g, ['US', 'ssn']],
  [/(?<!\w)[A-Z]{2}[ -]?\d{2}[ -]?\d{2}[ -]?\d{2}[ -]?[A-D](?!\w)/gi, ['GB', 'nino']],
  [/(?<![\w.])(?:\d{8}|\d{1,2}\.\d{3}\.\d{3})-?[A-Z](?!\w)/gi, ['ES', 'dni']],
  [/(?<!\w)[XYZ]-?\d{7}-?[A-Z](?!\w)/gi, ['ES', 'nie']],
  // After a blank, a small letter is a word, as in "12345678 y".
  [/(?<![\w.])(?:\d{8}|\d{1,2}\.\d{3}\.\d{3}) [A-Z](?!\w)/g, ['ES', 'dni']],
  [/(?<!\w)[XYZ][ -]?\d{7}[ -]?[A-Z](?!\w)/g, ['ES', 'nie']],
  [/(?<!\w)[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z](?!\w)/gi, ['IT', 'codicefiscale']],
  [/(?<![\w-])[12] ?\d{2} ?\d{2} ?\d{2} ?\d{3} ?\d{3} ?\d{2}(?!\w)/g, ['FR', 'nir']],
  [/(?<![\w-])\d{4} \d{4} \d{4}(?![\w-]| \d)/g, ['IN', 'aadhaar']],
  [/(?<!\w)[A-Z]{5}\d{4}[A-Z](?!\w)/gi, ['IN', 'pan']],
  [/(?<![\w.])\d{3}\.\d{3}\.\d{3}-\d{2}(?!\w)/g, ['BR', 'cpf']],
  [/(?<!\w)\d{6}[-+A]\d{3}[0-9A-Y](?!\w)/gi, ['FI', 'hetu']],
  [/(?<!\w)(?:\d{2})?\d{6}[-+]\d{4}(?!\w)/g, ['SE', 'personnummer']],
  [/(?<!\w)\d{6}-\d{4}(?!\w)/g, ['DK', 'cpr']],
  [/(?<![\w.])756\.\d{4}\.\d{4}\.\d{2}(?!\w)/g, ['CH', 'ssn']],
  [/(?<!\w)[A-Z]{4}\d{6}[HM][A-Z]{5}[A-Z0-9]\d(?!\w)/gi, ['MX', 'curp']],
  [/(?<!\w)\d{6}-[1-4]\d{6}(?!\w)/g, ['KR', 'rrn']],
  [/(?<![\w.])\d{1,2}\.\d{3}\.\d{3}-[\dK](?!\w)/gi, ['CL', 'rut']],
  [/(?<!\w)\d{6}\/\d{4}(?!\w)/g, ['CZ', 'rc']],
];

/** Digits only; only the words before distinguish these from an order or a ticket. */
const BARE: readonly Form[] = [
  ['US', 'ssn'],
  ['NL', 'bsn'],
  ['PL', 'pesel'],
  ['DE', 'idnr'],
  ['CA', 'sin'],
  ['AU', 'tfn'],
  ['IN', 'aadhaar'],
  ['BR', 'cpf'],
  ['TR', 'tckimlik'],
  ['ZA', 'idnr'],
  ['NO', 'fodselsnummer'],
  ['PT', 'nif'],
  ['BE', 'nn'],
  ['IL', 'idnr'],
  ['RO', 'cnp'],
  ['TH', 'idnr'],
  ['HR', 'oib'],
  ['CN', 'ric'],
];

const DIGITS = /(?<![\w+]|\d[.,/-])\d(?:[ .-]?\d){7,17}X?(?!\w)/gi;

const NAME =
  /\b(?:social security|ssn|sozialversicherung\w*|national (?:id|insurance)|identity (?:card|number)|id (?:card|number|no)|personal (?:id|number)|tax(?:payer)?[ -](?:id|file|number)|tax identification|steuer-?id\w*|bsn|burgerservicenummer|pesel|aadhaar|cpf|dni|nie|nif|personnummer|f[øo]dselsnummer|kimlik|tfn|social insurance|sin number|codice fiscale|curp|cnp|oib)\b/i;

const PASSPORT =
  /\b(?:passport|passnummer|reisepass\w*|pasaporte|passeport)(?: (?:number|no\.?|num[ée]ro|n[úu]mero|nr\.?))?(?:,? (?:is|it's|ist|es|est)|:)? (?<it>[A-Z]{0,2}\d[A-Z0-9]{5,8})(?!\w)/gi;

/** @returns numbers that governments and insurers give to people. */
export function ids(text: string): Finding[] {
  return [
    ...WRITTEN.flatMap(([expression, form]) => found('id', text, expression, (words) => isValid(form, words))),
    ...found('id', text, DIGITS, (words, at) => isNamed(text, at, NAME) && BARE.some((form) => isValid(form, words))),
    ...found('id', text, PASSPORT),
  ];
}

function isValid([country, name]: Form, words: string): boolean {
  const forms = stdnum[country] as Readonly<Record<string, { validate(value: string): { isValid: boolean } }>>;
  return forms[name]?.validate(words.replaceAll('.', '')).isValid ?? false;
}
