/** The kinds of tokens in a translation, each a letter, so that word order can be stated as a pattern. */
const KINDS: readonly (readonly [letter: string, words: RegExp])[] = [
  ['Y', /^(?:1[5-9]|20|21)\d\d$/],
  [
    'N',
    /^(?:\d{1,3}|a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|several|a couple of)$/,
  ],
  ['Q', /^(?:first|second|third|fourth)$/],
  ['U', /^(?:second|minute|hour|day|week|month|quarter|year|decade|half|century)s?$/],
  ['L', /^(?:half an hour|half a year)$/],
  ['D', /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/],
  ['M', /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/],
  ['S', /^(?:spring|summer|autumn|winter|weekend|night)$/],
  ['P', /^noon$/],
  ['m', /^(?:morning|am)$/],
  ['e', /^(?:afternoon|evening)$/],
  ['g', /^pm$/],
  ['A', /^@quarter-to$/],
  ['E', /^@quarter-past$/],
  ['F', /^@half-to$/],
  ['G', /^@quarters-of$/],
  ['I', /^@and-quarter$/],
  ['J', /^@and-half$/],
  ['O', /^@minus-quarter$/],
  ['R', /^@minus$/],
  ['H', /^(?:Christmas|Christmas Eve|Easter|New Year's Eve|New Year's Day|Diwali|Holi|Pentecost)$/],
  ['K', /^(?:yesterday|today|tomorrow|the day before yesterday|the day after tomorrow|now)$/],
  ['l', /^last$/],
  ['n', /^next$/],
  ['t', /^this$/],
  ['i', /^(?:in|on)$/],
  ['c', /^at$/],
  ['d', /^(?:and|-|–)$/],
  ['B', /^between$/],
  ['f', /^from$/],
  ['u', /^until$/],
  ['b', /^before$/],
  ['p', /^after$/],
  ['a', /^@ago$/],
  ['v', /^@before-or-ago$/],
  ['s', /^@since$/],
  ['o', /^@of$/],
  ['2', /^@to$/],
  ['h', /^@o'clock$/],
  ['<', /^@start$/],
  ['=', /^@middle$/],
  ['>', /^@end$/],
  ['1', /^@since-after$/],
  ['3', /^@until-after$/],
  ['4', /^@ago-after$/],
  ['5', /^@in-after$/],
  ['6', /^@before-after$/],
  ['w', /^onwards$/],
  ['T', /^\d{1,2}:\d\d$/],
  ['z', /^@decades$/],
  ['r', /^@from-on$/],
  ['.', /^\.$/],
  [':', /^:$/],
];

const HOURS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** @returns an hour in digits, in the form before ":00pm"; other words unchanged. */
export function hourOf(words: string): string {
  const place = HOURS.indexOf(words);
  return place < 0 ? words : String(place + 1);
}

/** @returns the letter of a token's kind, `x` for any other word. */
export function kindOf(text: string): string {
  return KINDS.find(([, words]) => words.test(text))?.[0] ?? 'x';
}

/** A named period: a date, a month, a day, a season, a holiday, a directed unit. */
const NAMED = '(?:[lnt]N?[UDSM](?:Y)?|N?M(?:Y)?|DN?M?Y?|[SH]Y?|Y|K|N:N)';

/**
 * From the word order of the language to that of English: a pattern of kinds, and its replacement. `$1` is the first
 * group; words are inserted. Applied one after another, each to the whole text.
 */
export const RULES: readonly (readonly [pattern: RegExp, into: string])[] = [
  // The ordinal point of "3. Mai" and "9. bis 11. Mai".
  [/(N)\.(?=[oM2ud]|N\.?M)/g, '$1'],
  [/(N)o(M)/g, '$1 $2'],
  [/([MSH])o(?=Y)/g, '$1'],
  // Parts of an hour; an unknown one removes the hour as well.
  [/c?N[vp]FNh?/g, '@unread'],
  [/c?GNh?/g, '@unread'],
  [/c?A(N)h?(?![UMY:])/g, 'at quarter to $1'],
  [/c?E(N)h?(?![UMY:])/g, 'at quarter past $1'],
  [/c?F(N)h?/g, 'at thirty to $1'],
  [/c(N)v(N)h?(?![UMY:.N])/g, 'at $1 to $2'],
  [/c(N)p(N)h?(?![UMY:.N])/g, 'at $1 past $2'],
  [/(?:c|2)(N)h?I/g, 'at quarter past $1'],
  [/(?:c|2)(N)h?J/g, 'at half past $1'],
  [/(?:c|2)(N)h?O/g, 'at quarter to $1'],
  [/(?:c|2)(N)h?R(N)(?![UMY:])/g, 'at $2 to $1'],
  [/c(N)d(N)(?![UMYohcd2:.-])/g, 'at $2 past $1'],
  [/2?PJ/g, 'at 12:30'],
  [/c?2?(N)h[eg]/g, 'at $1:00pm'],
  [/c(N)e/g, 'at $1:00pm'],
  [/c?2?(N)hm/g, 'at $1:00am'],
  // From one hour to another.
  [/B(N)h?d(N)h/g, 'between $1 and $2:00'],
  [/[of](N)h?[2u]2?(N)h/g, 'from $1 to $2:00'],
  [/[rp](N)h/g, 'after $1:00'],
  // Times of day.
  [/(N)\.(N)h/g, '$1:$2'],
  [/(N)h(N)/g, '$1:$2'],
  [/(N:N)h/g, '$1'],
  [/[av](N)h/g, '$1 hours ago'],
  [/i(N)h/g, 'in $1 hours'],
  [/c?2?(N)h/g, 'at $1:00'],
  [/2(T|N:N)/g, 'at $1'],
  // Decades.
  [/z([NY])/g, 'the $1s'],
  [/([NY])z/g, 'the $1s'],
  // Lengths.
  [/sa(N)(U)/g, 'for $1 $2 now'],
  [/s(N)(U)/g, 'for $1 $2 now'],
  [/s([U])(?!l)/g, 'for a $1 now'],
  [/(?:[av])(N)(U)/g, '$1 $2 ago'],
  [/s(L)/g, 'for $1 now'],
  [/(?:[av])(L)/g, '$1 ago'],
  [/(?:[av])(U)/g, 'a $1 ago'],
  [/(N)(U)4/g, '$1 $2 ago'],
  [/(L)4/g, '$1 ago'],
  [/(N)(U)5/g, 'in $1 $2'],
  [/(N)(U)1/g, 'for $1 $2 now'],
  // The modifier comes last, or after the number.
  [/([UDSM])([lnt])(?![UDSM])/g, '$2 $1'],
  [/(N)([ln])(U)/g, '$2 $1 $3'],
  [/tN?([ln])(N?U)/g, '$1 $2'],
  [/(Q)(U)o?(Y)/g, 'the $1 $2 of $3'],
  [/(D)(?:i|o)*([nlt]U)/g, '$1 $2'],
  [/([nl]U)i?(D)/g, '$2 $1'],
  // Parts of a period.
  [/<o?t?(M?Y|M)/g, 'the beginning of $1'],
  [/=o?t?(M?Y|M)/g, 'mid $1'],
  [/>o?t?(M?Y|M)/g, 'the end of $1'],
  [/<o?(U)/g, 'the beginning of the $1'],
  [/=o?(U)/g, 'the middle of the $1'],
  [/>o?(U)/g, 'the end of the $1'],
  [/<o?([lnt]U)/g, 'the beginning of $1'],
  [/>o?([lnt]U)/g, 'the end of $1'],
  // Ranges.
  [/(N)d(N)(M)(Y?)/g, '$1 - $2 $3 $4'],
  [/[of](N)[2u](N)o?(M)(Y?)/g, 'from $1 $3 $4 to $2 $3 $4'],
  [new RegExp(`[ofs](${NAMED})[2u](${NAMED})`, 'g'), 'from $1 to $2'],
  [new RegExp(`(${NAMED})1(${NAMED})3`, 'g'), 'from $1 to $2'],
  [new RegExp(`(${NAMED})1`, 'g'), 'since $1'],
  [new RegExp(`(${NAMED})3`, 'g'), 'until $1'],
  [new RegExp(`(${NAMED})6`, 'g'), 'before $1'],
  [new RegExp(`r(${NAMED})`, 'g'), 'from $1 onwards'],
  [/u[2i]/g, 'until'],
  [/(ND?|NU)(?:o|2)?([pb])/g, '$1 $2'],
  [/(U)[o2]?([pb])/g, '$1 $2'],
];

/** The meaning of a mark that no rule has used. */
export const LEFT: Readonly<Record<string, string>> = {
  '@before-or-ago': 'before',
  '@since': 'since',
  '@from-on': 'from',
  '@to': 'to',
  "@o'clock": "o'clock",
  '@start': 'beginning of',
  '@middle': 'middle of',
  '@end': 'end of',
};
