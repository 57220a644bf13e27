import type { PrivateKind } from '#domain/privacy/private-kinds.js';

/** A sentence, and what is private in it. */
export interface Sample {
  readonly kind: PrivateKind;
  readonly text: string;
  readonly words: string;
}

/** The same numbers in every run. */
export class Chance {
  constructor(private state: number) {}

  /** @returns a whole number from 0 below `below` (the generator of Lehmer, 1951). */
  below(below: number): number {
    this.state = (this.state * 48_271) % 2_147_483_647;
    return this.state % below;
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.below(10)).join('');
  }

  of<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }
}

/** @returns the digits with the check digit of Luhn behind them. */
export function withLuhn(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + Math.floor(doubled / 10) + (doubled % 10);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const CARDS = ['4', '51', '55', '2221', '2720', '37', '34', '6011', '3528', '62'];

function card(chance: Chance): string {
  const begins = chance.of(CARDS);
  const length = begins.startsWith('3') && begins.length === 2 ? 15 : 16;
  const digits = withLuhn(begins + chance.digits(length - 1 - begins.length));
  const groups = length === 15 ? [4, 10] : [4, 8, 12];
  const grouped = (by: string): string =>
    [...digits].map((digit, i) => (groups.includes(i) ? by : '') + digit).join('');
  return chance.of([digits, grouped(' '), grouped('-')]);
}

/** The parts of an IBAN after its country, by their lengths. */
const BANKS: readonly (readonly [string, number])[] = [
  ['DE', 18],
  ['NL', 14],
  ['ES', 20],
  ['CH', 17],
  ['BE', 12],
  ['AT', 16],
];

function account(chance: Chance): string {
  const [country, length] = chance.of(BANKS);
  const number = country === 'NL' ? `ABNA${chance.digits(length - 4)}` : chance.digits(length);
  const check = 98n - (BigInt([...number, ...country, '0', '0'].map((unit) => parseInt(unit, 36)).join('')) % 97n);
  const iban = `${country}${String(check).padStart(2, '0')}${number}`;
  return chance.of([iban, iban.replaceAll(/(.{4})(?=.)/g, '$1 ')]);
}

/** National identifiers by the rules that their states publish. */
const IDS: readonly ((chance: Chance) => string)[] = [
  (chance) => `${chance.of(['219', '457', '536', '102'])}-${10 + chance.below(89)}-${1000 + chance.below(8999)}`,
  (chance) =>
    `AB ${10 + chance.below(89)} ${10 + chance.below(89)} ${10 + chance.below(89)} ${chance.of(['A', 'B', 'C', 'D'])}`,
  (chance) => {
    const number = chance.digits(8);
    return `${number}${'TRWAGMYFPDXBNJZSQVHLCKE'[Number(number) % 23] as string}`;
  },
  (chance) => {
    const digits = [...`${1 + chance.below(8)}${chance.digits(8)}`].map(Number);
    const check = (of: readonly number[]): number => {
      const rest = of.reduce((sum, digit, i) => sum + digit * (of.length + 1 - i), 0) % 11;
      return rest < 2 ? 0 : 11 - rest;
    };
    digits.push(check(digits));
    digits.push(check(digits));
    return digits.join('').replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');
  },
];

const SECRETS = [
  'hunter2',
  'Tr0ub4dor&3',
  'sunshine',
  'correct-horse',
  'qwerty123',
  'Lisbon!2026',
  'blauwal77',
  'p@ssw0rd',
];
const PROVIDERS = ['example.com', 'mail.example.org', 'post.example.de', 'example.co.uk'];
const NAMES = ['asha', 'j.doe', 'maria-luz', 'leo_99', 'kim+calls', 'o.brien'];

/** What is said around it; `*` is its place. */
const SAID: Readonly<Record<PrivateKind, readonly string[]>> = {
  card: [
    'My card is *, ends 12/27.',
    'Charge it to * please.',
    'The number on the front: *.',
    '*',
    'I paid with * yesterday at 10:30.',
  ],
  account: ['My IBAN is *.', 'Send the refund to * this week.', 'Account: * at my bank', '*'],
  id: [
    'My social security number is *.',
    'The ID number you asked for is *',
    'tax id: *, born 1984',
    'For the identity card they want *.',
  ],
  password: [
    'My password is *.',
    'the passphrase for the portal is * now',
    'Password: *',
    'My PIN is *.',
    'the security code is *',
    'Mein Passwort ist *.',
  ],
  email: ['Write to *.', 'My address is *, thanks.', '<*>', 'It is * now, not the old one.'],
  phone: ['Call me at *.', 'My new number is *', 'Reach her on her mobile *, after six.', 'phone: *'],
};

const MADE: Readonly<Record<PrivateKind, (chance: Chance, said: string) => string>> = {
  card,
  account,
  id: (chance) => chance.of(IDS)(chance),
  password: (chance, said) => (/PIN|code/.test(said) ? chance.digits(4) : chance.of(SECRETS)),
  email: (chance) => `${chance.of(NAMES)}@${chance.of(PROVIDERS)}`,
  phone: (chance) =>
    chance.of([
      () => `+1 415 ${200 + chance.below(700)} ${1000 + chance.below(8999)}`,
      () => `+49 170 ${1_000_000 + chance.below(8_999_999)}`,
      () => `+91 98${chance.digits(3)} ${chance.digits(5)}`,
      () => `(415) ${200 + chance.below(700)}-${1000 + chance.below(8999)}`,
      () => `415-${200 + chance.below(700)}-${1000 + chance.below(8999)}`,
    ])(),
};

/** @returns sentences with something private in each, of all kinds by turns. */
export function positives(count: number): Sample[] {
  const chance = new Chance(20_261_122);
  const kinds = Object.keys(SAID) as PrivateKind[];
  return Array.from({ length: count }, (_, i) => {
    const kind = kinds[i % kinds.length] as PrivateKind;
    const said = chance.of(SAID[kind]);
    const words = MADE[kind](chance, said);
    return { kind, text: said.replace('*', () => words), words };
  });
}
