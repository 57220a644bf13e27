import fc from 'fast-check';
import { positives, type Sample } from './private-samples.js';

/** What recognisers and people put between the groups of a number. */
const BETWEEN = [
  ...[' ', '-', '\u00a0', '\u202f', '\u2009', '\t', '  ', '\n', '\r\n', ' \n', ', ', '. ', '; ', ',\n', '... ', '… '],
  ...[
    '–',
    '—',
    '‑',
    '‒',
    '−',
    '－',
    ' - ',
    ' – ',
    '--',
    '、',
    '。 ',
    ', uh, ',
    ' um ',
    '. Uh, ',
    ' erm... ',
    '\u200b ',
    '-\u00ad',
  ],
];

/** Writes each digit in another way. */
const SCRIPTS: readonly ((digit: string) => string)[] = [
  (digit) => digit,
  (digit) => String.fromCodePoint(0xff10 + Number(digit)),
  (digit) => String.fromCodePoint(0x0966 + Number(digit)),
  (digit) => String.fromCodePoint(0x06f0 + Number(digit)),
  (digit) => String.fromCodePoint(0x1d7ce + Number(digit)),
];

/** @returns a number in groups; `null` where none of the sample's kind is told so. */
function grouped({ kind, text, words }: Sample): Sample | null {
  if (kind === 'email' || /[a-z.&@]/.test(words) || !/^[+(\dA-Z]/.test(words)) return null;
  if (kind === 'id' && !/^\d{3}-\d\d-\d{4}$|^[A-Z]{2} /.test(words)) return null;
  const whole = words.replaceAll(/[ -]/g, '');
  const parts =
    kind === 'account' || kind === 'card' ? whole.match(/.{1,4}/g) : kind === 'password' ? [...words] : null;
  const told = parts?.join(' ') ?? words;
  return { kind, text: text.replace(words, told), words: told };
}

/** Sentences with a number in them, whose groups stand apart in one way or another. */
export const paused: fc.Arbitrary<Sample> = fc
  .record({
    sample: fc.constantFrom(...positives(500).flatMap((sample) => grouped(sample) ?? [])),
    between: fc.array(fc.constantFrom(...BETWEEN), { minLength: 1, maxLength: 3 }),
    script: fc.constantFrom(...SCRIPTS),
  })
  .map(({ sample: { kind, text, words }, between, script }) => {
    let place = 0;
    const told = words.replaceAll(/\d|[ -]/g, (sign) =>
      /\d/.test(sign) ? script(sign) : (between[(place += 1) % between.length] as string),
    );
    return { kind, text: text.replace(words, () => told), words: told };
  });
