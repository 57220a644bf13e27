const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
// Speech has no commas: "Monday Wednesday and Friday".
const BETWEEN = '(?:,| and|, and| or)?';
const DAYS = `${DAY}s?(?:${BETWEEN} ${DAY}s?){0,6}`;
const ON_DAYS = `(?: on (?:an? )?(?<days>${DAYS}))?`;
const PART = '(?:morning|afternoon|evening|night)';
const COUNTS: Readonly<Record<string, number>> = {
  ...{ other: 2, second: 2, two: 2, third: 3, three: 3, fourth: 4, four: 4, six: 6 },
  ...{ '2nd': 2, '3rd': 3, '4th': 4 },
};
const ORDINALS: Readonly<Record<string, number>> = {
  ...{ first: 1, second: 2, third: 3, fourth: 4, last: -1 },
  ...{ '1st': 1, '2nd': 2, '3rd': 3, '4th': 4 },
};
const NTH = 'first|second|third|fourth|last|1st|2nd|3rd|4th';
const DATES =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const DATE = String.raw`\d{1,2}(?:st|nd|rd|th)?|twenty[ -](?:${DATES.slice(0, 9).join('|')})|thirtieth|thirty[ -]first|${DATES.join('|')}`;
const EACH = '(?:every|each)';
const COUNT = String.raw`(?: (?<count>other|second|third|fourth|2nd|3rd|4th|two|three|four|six|\d{1,2}))?`;
const OF_MONTH = `(?: (?:of|in) (?:the|every|each) month)`;

/** The groups that a form matched. */
type Words = Readonly<Record<string, string | undefined>>;
/** Forms of recurrence with the rule that they mean; the first that fits counts. */
const SAID: readonly [string, (said: Words) => string][] = [
  [
    `(?:${EACH} month )?on the (?<nth>${NTH}) (?<day>${DAY})${OF_MONTH}|${EACH} (?<nth2>first|1st|last) (?<day2>${DAY})${OF_MONTH}?|the (?<nth3>${NTH}) (?<day3>${DAY}) (?:of|in) ${EACH} month|${EACH} (?<nth4>${NTH}) (?<day4>${DAY})${OF_MONTH}`,
    monthlyDay,
  ],
  [
    `${EACH} month on the (?<date>${DATE})|(?:on )?the (?<date2>${DATE}) (?:of|in) ${EACH} month`,
    ({ date, date2 }) => `FREQ=MONTHLY;BYMONTHDAY=${dayOfMonth(date ?? date2 ?? '')}`,
  ],
  [`(?:on )?the last day of ${EACH} month|${EACH} month on the last day`, () => 'FREQ=MONTHLY;BYMONTHDAY=-1'],
  [
    `(?:(?:${EACH} day|daily),? (?:from )?|${EACH} |(?:from |on )?(?=${DAY}s))(?<first>${DAY})s?(?: to | through | thru | ?[-–] ?)(?<last>${DAY})s?`,
    ({ first, last }) => `FREQ=WEEKLY;BYDAY=${span(first ?? '', last ?? '')}`,
  ],
  [
    `(?:on )?(?:an? )?(?<days>${DAYS}) (?:${EACH} fortnight|fortnightly|${EACH} (?:other|second|two) weeks?)|(?:on |${EACH} )?alternate (?<days2>${DAYS})|(?:on |${EACH} )?alternate weeks?(?: on (?:an? )?(?<days3>${DAYS}))?`,
    ({ days, days2, days3 }) => weekly(days ?? days2 ?? days3 ?? '', 'two'),
  ],
  [`${EACH}${COUNT} (?<days>${DAYS})`, ({ count, days }) => weekly(days ?? '', count)],
  [`${EACH}${COUNT} weeks?${ON_DAYS}`, ({ count, days }) => weekly(days ?? '', count)],
  [`(?:${EACH} fortnight|fortnightly|bi-?weekly)${ON_DAYS}`, ({ days }) => weekly(days ?? '', 'two')],
  [`(?<!twice |times )weekly${ON_DAYS}`, ({ days }) => weekly(days ?? '', undefined)],
  [
    `(?:on )?(?<days>${DAY}s(?:(?:,| and|, and)? ${DAY}s){0,6})|(?:on )?(?<days2>${DAY})(?= ${PART}s)`,
    ({ days, days2 }) => weekly(days ?? days2 ?? '', undefined),
  ],
  [`${EACH} weekday|on weekdays`, () => 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
  [`${EACH} weekend|on weekends`, () => 'FREQ=WEEKLY;BYDAY=SA,SU'],
  [`${EACH}${COUNT} (?:days?|(?=${PART}))|daily`, ({ count }) => `FREQ=DAILY${interval(count)}`],
];
// "Semi-weekly" is not weekly. A part of the day may follow each of them: "every Friday night".
const FORMS = SAID.map(
  ([words, rule]) =>
    [
      new RegExp(
        String.raw`(?<![\p{L}\p{N}]|[\p{L}\p{N}]-)(?:${words})(?: ?(?<part>${PART})s?)?(?![\p{L}\p{N}])`,
        'iu',
      ),
      rule,
    ] as const,
);

/** The words of a text that say how an event recurs. */
export interface SaidRecurrence {
  readonly rule: string;
  readonly words: string;
  /** The text without them. */
  readonly rest: string;
  /** The part of the day, if stated. */
  readonly part: string | null;
  /** Their position in the text. */
  readonly index: number;
}

const NAMES_DAY = new RegExp(DAY, 'iu');
/** Days that were not read as part of the words: half of a list is not a rule. */
const GOES_ON = new RegExp(
  String.raw`^,? (?:(?:and|or) )?(?:(?:on|also|${EACH}(?: other)?|alternate) )*${DAY}s?(?!\p{L})`,
  'iu',
);

const SPEAKER = String.raw`(?:i|we|you|he|she|they|it|there|my|our|your|his|her|their|the)(?:['’]\p{L}+)?`;
/**
 * After such a day another clause has begun, if there is also one before the words: "... and on Thursday I see the
 * dentist".
 */
const NEXT_CLAUSE = new RegExp(
  String.raw`(?!,? or )${GOES_ON.source}(?: ${PART})?(?: at [\p{L}\d:.]+(?: ?[ap]m)?)? (?:${SPEAKER}|is|are|was|were|will)(?!\p{L})`,
  'iu',
);
const CLAUSE = new RegExp(String.raw`(?<!\p{L})(?:${SPEAKER} \p{L}|(?:is|are) (?:on )?$)`, 'iu');

/** "Every day but Sunday", "daily at 8, except on Mondays and Fridays". */
const EXCEPT = new RegExp(
  String.raw`,? (?:except|excluding|apart from|other than|but(?: not)?)(?: for)?(?: on)? (?<days>${DAYS})(?!\p{L})`,
  'iu',
);

const BEGAN = new RegExp(String.raw`(?<!\p{L})${DAY}s?,? (?:(?:and|or) )?$`, 'iu');

function isOfList(before: string, after: string): boolean {
  return BEGAN.test(before) || GOES_ON.test(after);
}

/** @returns `null` if a text does not say that something recurs. */
export function saidRecurrence(text: string): SaidRecurrence | null {
  const except = EXCEPT.exec(text);
  if (!except) return regular(text);
  const { 0: words, index, groups } = except;
  const said = regular(text.slice(0, index) + ' '.repeat(words.length) + text.slice(index + words.length));
  const rule = said && without(said.rule, codes(groups?.['days'] ?? ''));
  return said && rule ? { ...said, rule } : null;
}

function regular(text: string): SaidRecurrence | null {
  for (const [form, ruleOf] of FORMS) {
    const match = form.exec(text);
    if (!match) continue;
    const { 0: words, index, groups = {} } = match;
    const [before, after] = [text.slice(0, index), text.slice(index + words.length)];
    const isOver = NAMES_DAY.test(words) && CLAUSE.test(before) && NEXT_CLAUSE.test(after);
    if (NAMES_DAY.test(words) && !isOver && isOfList(before, after)) return null;
    // The hour of another clause does not belong to the series.
    const rest = isOver ? before : `${before} ${after}`;
    return { rule: ruleOf(groups), words, rest, part: groups['part'] ?? null, index };
  }
  return null;
}

/**
 * @returns a rule of every day, or of weekdays, without the excepted days; `null` for other rules, or if no day is
 * left.
 */
function without(rule: string, days: string): string | null {
  const every = rule === 'FREQ=DAILY' ? CODES : /^FREQ=WEEKLY;BYDAY=([A-Z,]+)$/u.exec(rule)?.[1]?.split(',');
  const left = every?.filter((code) => !days.split(',').includes(code)) ?? [];
  return left.length === 0 ? null : `FREQ=WEEKLY;BYDAY=${left.join(',')}`;
}

function monthlyDay({ nth, nth2, nth3, nth4, day, day2, day3, day4 }: Words): string {
  const which = ORDINALS[(nth ?? nth2 ?? nth3 ?? nth4 ?? '').toLowerCase()] ?? 1;
  return `FREQ=MONTHLY;BYDAY=${which}${codes(day ?? day2 ?? day3 ?? day4 ?? '')}`;
}

function dayOfMonth(said: string): number {
  if (/^\d/u.test(said)) return Number.parseInt(said, 10);
  const [tens, ones] = said.toLowerCase().split(/[ -]/u);
  if (tens === 'thirtieth') return 30;
  const base = { twenty: 20, thirty: 30 }[tens ?? ''];
  return base === undefined ? DATES.indexOf(tens ?? '') + 1 : base + DATES.indexOf(ones ?? '') + 1;
}

function weekly(days: string, count: string | undefined): string {
  return `FREQ=WEEKLY${interval(count)}${days === '' ? '' : `;BYDAY=${codes(days)}`}`;
}

function interval(count: string | undefined): string {
  const times = count === undefined ? 1 : (COUNTS[count.toLowerCase()] ?? Number(count));
  return times > 1 ? `;INTERVAL=${times}` : '';
}

function codes(days: string): string {
  const said = days.toUpperCase().match(new RegExp(DAY, 'giu')) ?? [];
  return CODES.filter((code) => said.some((day) => day.startsWith(code))).join(',');
}

/** "Monday to Friday", "Friday to Monday". */
function span(first: string, last: string): string {
  const [from, to] = [codes(first), codes(last)].map((code) => CODES.indexOf(code)) as [number, number];
  return CODES.filter((_, at) => (from <= to ? from <= at && at <= to : from <= at || at <= to)).join(',');
}
