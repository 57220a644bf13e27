import fc from 'fast-check';
import { masked } from '#domain/privacy/mask.js';
import { PRIVATE_KINDS } from '#domain/privacy/private-kinds.js';
import { lookAlikes } from '../../../test/support/privacy/look-alikes.js';
import { paused } from '../../../test/support/privacy/paused.js';
import { positives } from '../../../test/support/privacy/private-samples.js';
import { digitByDigit, IN_WORDS } from '../../../test/support/privacy/spoken-digits.js';
import { NO_SECRETS, SPOKEN_SECRETS } from '../../../test/support/privacy/spoken-secrets.js';
import { findPrivate } from './find-private.js';

const ALL = new Set(PRIVATE_KINDS);
const foundIn = (text: string): unknown[] =>
  findPrivate(text, ALL, 'US').map(({ kind, start, end }) => [kind, text.slice(start, end)]);
const secretsIn = (text: string): string[] =>
  findPrivate(text, ALL, 'US').map(({ start, end }) => text.slice(start, end));

it('of 500 sentences each has what is private found in it, whole and nothing beside it', () => {
  const missed = positives(500)
    .map(({ kind, text, words }) => ({ text, expected: [[kind, words]], got: foundIn(text) }))
    .filter(({ expected, got }) => JSON.stringify(expected) !== JSON.stringify(got));
  expect(missed).toEqual([]);
});

it('of 500 look-alikes none has anything found in it', () => {
  const wrong = lookAlikes(500).flatMap((text) => (foundIn(text).length > 0 ? [[text, foundIn(text)]] : []));
  expect(wrong).toEqual([]);
});

it('numbers are found that are told digit by digit, in pairs and doubled, and nothing beside them', () => {
  const missed = IN_WORDS.map(([text, ...words]) => ({ text, expected: words, got: secretsIn(text) }));
  expect(missed.filter(({ expected, got }) => JSON.stringify(expected) !== JSON.stringify(got))).toEqual([]);
});

it('of 500 sentences the card numbers are found as well when each digit is a word', () => {
  const cards = positives(500).filter(({ kind }) => kind === 'card');
  const missed = cards.filter(({ text, words }) => {
    const told = digitByDigit(words);
    return JSON.stringify(foundIn(text.replace(words, told))) !== JSON.stringify([['card', told]]);
  });
  expect([cards.length > 50, missed]).toEqual([true, []]);
});

it('of 500 look-alikes none has anything found in it when each digit is a word', () => {
  const told = lookAlikes(500).map((text) => text.replaceAll(/\d[\d -]*\d/g, digitByDigit));
  expect(told.flatMap((text) => (foundIn(text).length > 0 ? [[text, foundIn(text)]] : []))).toEqual([]);
});

it('numbers are found in whatever signs their digits are, and whatever stands between their groups', () => {
  fc.assert(
    fc.property(paused, ({ kind, text, words }) => {
      expect(foundIn(text)).toEqual([[kind, words]]);
    }),
    { numRuns: 3_000 },
  );
});

it.each([
  ['It is card,4111111111111111.', '4111111111111111'],
  ['visa/4111.1111.1111.1111', '4111.1111.1111.1111'],
  ['4111 1111. 1111 1111', '4111 1111. 1111 1111'],
  ['amex 3782, 822463, 10005', '3782, 822463, 10005'],
  ['4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1', '4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1'],
  ['41\u200b11 1111 11\u00ad11 1111', '41\u200b11 1111 11\u00ad11 1111'],
  ['4111 1111 1111 1111 5500 0000 0000 0004', '4111 1111 1111 1111', '5500 0000 0000 0004'],
  [`${'7 '.repeat(40)}4111 1111 1111 1111`, '4111 1111 1111 1111'],
  [
    'four one one one, uh, one one one one. Um, one one one one, one one one one',
    'four one one one, uh, one one one one. Um, one one one one, one one one one',
  ],
  ['GB29, NWBK, 6016, 1331, 9268, 19 is it', 'GB29, NWBK, 6016, 1331, 9268, 19'],
  ['my PIN is 4, 4, 7, 1', '4, 4, 7, 1'],
  ['my PIN is 4. 4. 7. 1.', '4. 4. 7. 1'],
  ['my PIN is 4471, 2 people know it', '4471'],
  ['my social security number is 219, 45, 6789.', '219, 45, 6789'],
  ['Call me at 3, 415 555 2671', '415 555 2671'],
])('%s', (text, ...numbers) => expect(secretsIn(text)).toEqual(numbers));

it.each([
  ['It costs 4,111,111,111,111,111.00 rupees.'],
  ['It lies at 45.123456, 41.111111.'],
  ['Versions 4.1.1, 1.1.1, 1.1.1, 1.1.1 and 1.1.1 are gone.'],
  ['We sold 219, 45, 6789 of them.'],
  ['Rooms 411, 111, 111, 111, 111, 1 are free.'],
  ['In 2019, 2020, 2021 and 2022 we paid 4,500 each.'],
  ['I typed my PIN 2, 3 times.'],
  ['On 2026–03–05, 2026–03–06 and 2026–03–07.'],
])('nothing in: %s', (text) => expect(foundIn(text)).toEqual([]));

it('passwords and PINs are found that are denied, corrected, quoted or spelled', () => {
  const missed = SPOKEN_SECRETS.map(([text, ...secrets]) => ({ text, expected: secrets, got: secretsIn(text) }));
  expect(missed.filter(({ expected, got }) => JSON.stringify(expected) !== JSON.stringify(got))).toEqual([]);
});

it('what is said about a password is none', () => {
  expect(NO_SECRETS.filter((text) => foundIn(text).length > 0).map((text) => [text, foundIn(text)])).toEqual([]);
});

it.each([
  [
    'Two: 4111 1111 1111 1111 and asha@example.com',
    [
      ['card', '4111 1111 1111 1111'],
      ['email', 'asha@example.com'],
    ],
  ],
  ['the card 4111 1111 1111 1111 12 27', [['card', '4111 1111 1111 1111']]],
  ['write to asha dot rao at example dot com', [['email', 'asha dot rao at example dot com']]],
  ['the key is sk-abcdefghijklmnop1234', [['password', 'sk-abcdefghijklmnop1234']]],
  ['My BSN is 111222333', [['id', '111222333']]],
  ['The order is 111222333', []],
  ['passport number: C01X00T47', [['id', 'C01X00T47']]],
  ['my password is 4111111111111111', [['password', '4111111111111111']]],
  ['{"user": "asha", "password": "hunter2"}', [['password', 'hunter2']]],
  ['the "PIN": 4471', [['password', '4471']]],
  ['{"pin": "4471"}', [['password', '4471']]],
  [
    "{'pin': '4471', 'cvv': '123'}",
    [
      ['password', '4471'],
      ['password', '123'],
    ],
  ],
  ['PIN: "4471"', [['password', '4471']]],
  ['my pin is "4471"', [['password', '4471']]],
  [
    'My PIN is not “4471” but “8820”.',
    [
      ['password', '4471'],
      ['password', '8820'],
    ],
  ],
  ['The PIN changed: 2026-03-01', []],
  ['The password was changed on 2026-03-01, the password: 2026-03-01', []],
  ['I live at home dot', []],
])('%s', (text, expected) => expect(foundIn(text)).toEqual(expected));

it('telephone numbers without a code are those of the country', () => {
  const found = (country: string | null): number => findPrivate('Call me at 030 12345678.', ALL, country).length;
  expect([found('DE'), found(null), found('nowhere')]).toEqual([1, 0, 0]);
});

it('a long text takes no longer for being hostile than its length says', () => {
  const parts = [
    '1 ',
    '1.1.',
    '(1',
    '+1 ',
    '4111 1111 1111 1111 ',
    'password for a ',
    'a dot ',
    'DE22 ',
    'eyJa.',
    'one ',
    'oh, ',
    'double two ',
    '1, ',
    '4,\u00a0',
    '1, uh, ',
    'A. ',
    '. . , ',
    '4.',
    'ü.',
    '030/',
    '01.02.',
  ];
  const searched = (part: string): number => {
    const text = part.repeat(20_000 / part.length);
    return findPrivate(text, ALL, 'US').length;
  };
  // A search with quadratic cost would not end within the time of a test.
  for (const part of parts) expect(searched(part)).toBeLessThan(20_000);
});

it('what is masked is not found again, and what stands beside it stays', () => {
  const text = fc.array(
    fc.oneof(fc.constantFrom(...positives(120).map((one) => one.text), ...IN_WORDS.map(([text]) => text)), fc.string()),
    {
      maxLength: 4,
    },
  );
  fc.assert(
    fc.property(text, (parts) => {
      const whole = parts.join(' ; ');
      const findings = findPrivate(whole, ALL, 'US');
      const hidden = masked(whole, findings);
      expect(hidden).toHaveLength(whole.length);
      expect(masked(hidden, findPrivate(hidden, ALL, 'US'))).toBe(hidden);
      for (const [i, { start, end }] of findings.entries())
        expect(start < end && start >= (findings[i - 1]?.end ?? 0)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
