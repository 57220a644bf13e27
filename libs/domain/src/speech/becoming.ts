/** How somebody works, pays or is treated until further notice. */
const WAY = String.raw`days|nights|earlies|lates|mornings|afternoons|evenings|shifts?|rota|part[\s-]time|full[\s-]time|hours|weekly|monthly|quarterly|tariff|plan|insulin|tablets|injections`;
/** Where somebody belongs until further notice. */
const PLACE = 'team|department|branch|office|year|class|form|ward|group|section|role|post|school|surgery|practice';
const to = (kinds: string): string =>
  String.raw`(?<to>\s(?:over\s|back\s|up\s|down\s)?(?:on\s?)?to\s(?=(?:[\p{L}-]+\s){0,3}?(?:${kinds})(?!\p{L})))`;
const BE = String.raw`(?:['’](?:m|re|s|ll(?:\sbe)?)|\s(?:am|are|is|will(?:\sbe)?))?`;
const verb = (forms: string, rest: string): RegExp => new RegExp(String.raw`${BE}\s(?:${forms})${rest}`, 'u');
const MOVES = verb('mov(?:e|es|ing)', String.raw`(?<to>\s(?:(?:out|house|home|back|over|up|down)\s)?to\s\p{Lu})`);
/** Each way of becoming something on a day, and its participle. */
const BECOMING: readonly (readonly [RegExp, string])[] = [
  [verb('mov(?:e|es|ing)', to(`${WAY}|${PLACE}`)), 'moved'],
  // Somebody who goes to the office on a day is back after it.
  [verb('go(?:es|ing)?', to(WAY)), 'gone'],
  [verb('go(?:es|ing)?', String.raw`(?<to>\s(?:full|part)[\s-]time(?!\p{L}))`), 'gone'],
  [verb('switch(?:es|ing)?', to(`${WAY}|${PLACE}`)), 'switched'],
  [verb('chang(?:e|es|ing)', to(`${WAY}|${PLACE}`)), 'changed'],
  [verb('transfer(?:s|ring)?', String.raw`(?<to>\sto\s)`), 'transferred'],
  [verb('becom(?:e|es|ing)', String.raw`(?<to>\s)`), 'become'],
  [verb('start(?:s|ing)?', String.raw`(?<to>\s(?:work\s)?(?:at|with)\s(?:the\s)?\p{Lu})`), 'started'],
  [verb('start(?:s|ing)?', String.raw`(?<to>\sas\san?\s)`), 'started'],
];
/** With an hour it is an appointment: "I start at Lidl on Monday at nine". */
const HOUR =
  /\d\s?(?:am|pm|[:.]\d\d)|(?<!\p{L})(?:o['’]clock|noon|at (?:\d|half|quarter|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?!\p{L})))/iu;
/** A move is told of somebody: "moves on 2 April" may be of anything. */
const SUBJECT =
  /(?:^|\s)(?:[Ii]|[Ww]e|[Hh]e|[Ss]he|[Tt]hey|(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir)\s(?:\p{L}+\s){0,2}?(?!(?:to|not|never|can|cannot|must|will|always|usually|often)$)\p{L}+|\p{Lu}\p{L}+)$/u;
const CONDITION =
  /(?<!\p{L})(?:if|unless|whether|when|once|might|may|could|would|should|hope|hoping|maybe|perhaps)(?!\p{L})/iu;

/**
 * @param told what comes about on a day, without the words of the day.
 * @returns the same as if it had come about: "I have gone onto nights now" of "I go onto nights"; `null` if it tells of
 * nothing that lasts.
 */
export function asBecome(told: string): string | null {
  if (CONDITION.test(told)) return null;
  const moved = become(told, MOVES, 'moved');
  if (moved !== null || HOUR.test(told)) return moved;
  for (const [pattern, participle] of BECOMING) {
    const has = PLURAL.test(told.slice(0, pattern.exec(told)?.index ?? 0)) ? 'have' : 'has';
    const now = become(told, pattern, `${has} ${participle}`);
    if (now !== null) return withNow(now);
  }
  return null;
}

function become(told: string, pattern: RegExp, verb: string): string | null {
  const found = pattern.exec(told);
  if (!found || !SUBJECT.test(told.slice(0, found.index))) return null;
  return told.replace(pattern, ` ${verb}${found.groups?.['to'] ?? ' '}`);
}

function withNow(told: string): string {
  return /(?<!\p{L})now(?!\p{L})/iu.test(told) ? told : told.replace(/\s*([.!]*)\s*$/u, ' now$1');
}

const PLURAL = /(?:^|\s)(?:i|we|they|you|\p{L}+(?<![asiu])s)$/iu;

/** What a pronoun will be, or do. */
const SOMEBODY: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})i(?:['’]ll|\swill) be\s/iu, "I'm "],
  [/(?<!\p{L})(?<who>we|they|you)(?:['’]ll|\swill) be\s/iu, "$<who>'re "],
  [/(?<!\p{L})(?<who>he|she|it)(?:['’]ll|\swill) be\s/iu, "$<who>'s "],
  [/(?<!\p{L})(?<who>i|we|they)['’]ll\s(?=\p{L})/iu, '$<who> '],
];
const SOMETHING: typeof SOMEBODY = [
  [/(?<=\p{L}(?<![asiu])s) will be\s/iu, ' are '],
  [/(?<=\p{L}) will be\s/iu, ' is '],
];

/** "From January I'm on nights", "From 1 July I work out of Leeds". Whom somebody works with, or on what, replaces no employer. */
const IS_ON =
  /^(?:(?:i['’]m|we['’]re|he['’]s|she['’]s|they['’]re)\s(?:on|at|in|with|doing|working)|(?:(?:i|we|they)\swork|(?:he|she)\sworks)\sout\sof)\s(?!now(?!\p{L}))/iu;

/**
 * @returns what will be so from a day on, as if it were so: "I'm on nights now" of "I'll be on nights". What is said of
 * a thing names it, and a "now" would make the model take one thing for another: "my business account is with …".
 */
export function asNow(told: string): string {
  if (CONDITION.test(told)) return told;
  if (IS_ON.test(told)) return withNow(told);
  const by = (ways: typeof SOMEBODY): string | null => {
    const way = ways.find(([pattern]) => pattern.test(told));
    return way ? told.replace(way[0], way[1]) : null;
  };
  const somebody = by(SOMEBODY);
  return somebody === null ? (by(SOMETHING) ?? told) : withNow(somebody);
}
