import { z } from 'zod';
import {
  callerId,
  cursor,
  flag,
  humanText,
  id,
  instant,
  label,
  limit,
  moment,
  share,
  text,
  timezone,
} from './fields.js';

const takes = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;
const message = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

describe('a text from outside', () => {
  it.each([
    { what: 'a text', schema: text, most: 8_000 },
    { what: 'a label', schema: label, most: 200 },
    { what: 'words for a moment', schema: moment, most: 200 },
    { what: 'a cursor', schema: cursor, most: 1_000 },
    { what: 'an id of the caller', schema: callerId, most: 128 },
  ])('as $what has from 1 to $most characters', ({ schema, most }) => {
    const lengths = [0, 1, most, most + 1];
    expect(lengths.map((length) => takes(schema, 'x'.repeat(length)))).toEqual([false, true, true, false]);
  });

  it('says what is wrong with it, and that alone', () => {
    expect(message(humanText(3), 'four')).toBe('must have at most 3 characters');
    expect(message(humanText(3), '')).toBe('must not be empty');
    expect(message(humanText(3), ' \n ')).toBe('must not be empty');
    expect(message(humanText(3), 'a\u0000')).toBe('must not contain control characters');
    expect(message(humanText(3), '\ud83c')).toBe('must not contain half of a surrogate pair');
    expect(humanText(3).safeParse('').error?.issues).toHaveLength(1);
    expect(humanText(3).safeParse('\u0000\u0000\u0000\u0000').error?.issues).toHaveLength(1);
  });

  it('is kept with its accents composed, so that it is found however it is written', () => {
    expect(['Jose\u0301', 'Vi\u00ea\u0323t', '\u0958'].map((value) => text.parse(value))).toEqual([
      'Jos\u00e9',
      'Vi\u1ec7t',
      '\u0915\u093c',
    ]);
    expect([takes(humanText(1), 'e\u0301'), takes(humanText(1), '\u0958')]).toEqual([true, false]);
  });

  it('may have line breaks, tabs and whole characters of any plane', () => {
    expect(['a\nb', 'a\tb', 'a\rb', '🎉'].map((value) => takes(text, value))).toEqual([true, true, true, true]);
    expect(['\u0007', '\u000b', '\u001b', '\u007f', '\u0085'].filter((value) => takes(text, `a${value}`))).toEqual([]);
  });
});

describe('an instant from outside', () => {
  it.each([
    { value: '0001-01-01T00:00:00.000Z', isTaken: true },
    { value: '0001-01-01T00:00:00+00:01', isTaken: false },
    { value: '9999-12-31T23:59:59.998Z', isTaken: true },
    { value: '9999-12-31T23:59:59.999Z', isTaken: false },
    { value: '2026-03-05T09:30:00+01:00', isTaken: true },
    { value: '2026-03-05T09:30:00', isTaken: false },
    { value: '2026-02-30T09:30:00Z', isTaken: false },
    { value: '2026-03-05', isTaken: false },
  ])('$value is one: $isTaken', ({ value, isTaken }) => {
    expect(takes(instant, value)).toBe(isTaken);
    if (/^(0001|9999)/.test(value) && !isTaken) expect(message(instant, value)).toMatch(/^must lie from 0001-01-01T/);
    if (isTaken) expect(instant.parse(value)).toEqual(new Date(value));
  });

  it('in a leap second is refused for that', () => {
    const leap = 'must have seconds from 00 to 59; a leap second is not taken';
    expect(message(instant, '2016-12-31T23:59:60Z')).toBe(leap);
    expect(message(moment, '2016-12-31T23:59:60Z')).toBe(leap);
  });

  it('as a date is told which days are taken', () => {
    const days = 'must lie from 0001-01-02 to 9999-12-30';
    expect([message(moment, '9999-12-31'), message(moment, '0001-01-01')]).toEqual([days, days]);
    expect([takes(moment, '9999-12-30'), takes(moment, '0001-01-02')]).toEqual([true, true]);
  });
});

describe('a moment from outside', () => {
  it('is an instant, or what was said', () => {
    expect(moment.parse('2026-03-05T09:30:00Z')).toEqual(new Date('2026-03-05T09:30:00Z'));
    expect(moment.parse('2026-03-05')).toBe('2026-03-05');
    expect(moment.parse('last March')).toBe('last March');
  });

  it.each([
    '2026-02-30',
    '2026-3-5',
    '0001-01-01',
    '9999-12-31',
    '12026-01-01',
    '-2026-01-01',
    '2026-03-05T09:30',
    '2026-3-5T09:30:00Z',
  ])('%s is no words', (value) => {
    expect(takes(moment, value)).toBe(false);
    expect(message(moment, value)).toMatch(/^must /);
  });

  it.each(['0001-01-02', '9999-12-30', 'on 2026-02-30'])('%s is left to be read', (value) => {
    expect(moment.parse(value)).toBe(value);
  });
});

describe('other limits', () => {
  it('a share is from 0 to 1', () => {
    expect([-0.001, 0, 1, 1.001, NaN, '1'].map((value) => takes(share, value))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('a page has from 1 to its most, in digits too, else what is usual', () => {
    const size = limit(20, 100);
    expect(['0x10', '1e1', ' 5', '5.0', '', '+5'].filter((value) => takes(size, value))).toEqual([]);
    expect([0, 1, 100, 101, 1.5, '7', 'x'].map((value) => takes(size, value))).toEqual([
      false,
      true,
      true,
      false,
      false,
      true,
      false,
    ]);
    expect([size.parse(undefined), size.parse('7')]).toEqual([20, 7]);
  });

  it('a flag is true or false, in words too', () => {
    expect([true, false, 'true', 'false'].map((value) => flag.parse(value))).toEqual([true, false, true, false]);
    expect(takes(flag, 'yes')).toBe(false);
  });

  it('an id is one of this service, and one of the caller has no spaces', () => {
    const own = '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
    const wrong = [own.slice(1), `${own}A`, own.toLowerCase(), own.replace('K', 'I'), `${own}\n`];
    expect([own, ...wrong].map((value) => takes(id, value))).toEqual([true, false, false, false, false, false]);
    expect(['a.b_c:d/e@f+g-1', 'a b', 'é', 'a\n'].map((value) => takes(callerId, value))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('an id of the caller is none that an address would lose on its way', () => {
    expect(['.', '..', '...', '.a', 'a/..'].map((value) => takes(callerId, value))).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(message(callerId, '..')).toBe('must not be . or ..');
  });

  it('a zone is one that this server knows, by its name', () => {
    const zones = ['Asia/Kolkata', 'UTC', 'Etc/GMT+5', 'Mars/Olympus', '+05:30', '', ' UTC', 'A'.repeat(65)];
    expect(zones.filter((value) => takes(timezone, value))).toEqual(['Asia/Kolkata', 'UTC', 'Etc/GMT+5']);
    expect(message(timezone, 'Mars/Olympus')).toBe('must be an IANA time zone, such as Asia/Kolkata');
  });

  it.each(['BST', 'IST', 'PST', 'CST', 'ist'])('%s is no zone: it has several meanings', (letters) => {
    expect(message(timezone, letters)).toBe('must be an IANA time zone, such as Asia/Kolkata');
  });

  it.each(['EST', 'MST', 'HST', 'CET', 'GMT', 'PRC'])('%s is a zone of IANA', (letters) => {
    expect(takes(timezone, letters)).toBe(true);
  });
});
