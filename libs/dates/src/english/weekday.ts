import { Temporal } from 'temporal-polyfill';
import { dayPeriod, weekdayOf } from '../calendar.js';
import { choose } from '../choose.js';
import type { Context } from '../context.js';
import type { Reading } from '../expression.js';
import { beyondAt, butOne } from './beyond.js';
import { endsHere } from './ends.js';
import type { Read } from './numbers.js';
import type { Phrase } from './phrase.js';
import type { Token } from './tokens.js';
import { word, words } from './tokens.js';
import { DOUBTFUL, WEEKDAYS } from './vocabulary.js';

type Pick = (today: Temporal.PlainDate, weekday: number, context: Context) => Temporal.PlainDate[];

/** The nearest such weekday after `day` (+1) or before it (-1), never `day` itself. */
export function neighbour(day: Temporal.PlainDate, weekday: number, direction: 1 | -1): Temporal.PlainDate {
  const ahead = (weekday - day.dayOfWeek + 7) % 7 || 7;
  return day.add({ days: direction === 1 ? ahead : ahead === 7 ? -7 : ahead - 7 });
}

const inWeek =
  (offset: number): Pick =>
  (today, weekday) => [weekdayOf(today, weekday).add({ days: 7 * offset })];

/** "This Monday" is this week's; if that is over and one to come is spoken of, the next. */
const thisWeek: Pick = (today, weekday, { tense }) => {
  const day = weekdayOf(today, weekday);
  const isOver = Temporal.PlainDate.compare(day, today) < 0;
  return isOver && tense === 'future' ? [day.add({ days: 7 }), day] : [day];
};

const recent: Pick = (today, weekday) => [neighbour(today, weekday, -1)];

const upcoming: Pick = (today, weekday) => [neighbour(today, weekday, 1)];

/** "last Friday" is the one just past or that of last week. Both are common, so both are given. */
const last: Pick = (today, weekday, context) => {
  const both = [recent(today, weekday, context)[0]!, inWeek(-1)(today, weekday, context)[0]!];
  return context.options.lastWeekday === 'recent' ? both : both.reverse();
};

const next: Pick = (today, weekday, context) => [inWeek(1)(today, weekday, context)[0]!, neighbour(today, weekday, 1)];

const PICKS: [string, Pick][] = [
  ['this past', recent],
  ['this last', recent],
  ['this upcoming', upcoming],
  ['this coming', upcoming],
  ['this', thisWeek],
  ['current', inWeek(0)],
  ['last', last],
  ['past', recent],
  ['previous', inWeek(-1)],
  ['prior', inWeek(-1)],
  ['next', next],
  ['following', upcoming],
  ['coming', upcoming],
  ['upcoming', upcoming],
];

const LEADS = new Map(PICKS.map(([lead, pick]) => [lead.split(' ').at(-1)!, pick] as const));

/** "Friday last", "Monday next", "Monday coming", "Sunday gone". */
const AFTER = new Map([
  ['last', last],
  ['next', next],
  ['coming', upcoming],
  ['gone', recent],
]);

/** The ISO number of the weekday at `at`; "sat" and the like only if a time is meant. */
export function weekdayName(tokens: readonly Token[], at: number, sure = true): Read<number> | undefined {
  const text = word(tokens, at);
  const weekday = WEEKDAYS.get(text);
  if (weekday === undefined || (text.endsWith('days') && !sure) || namesGroup(tokens, at)) return undefined;
  if (!sure && DOUBTFUL.has(text) && word(tokens, at - 1) !== 'on' && !isListed(tokens, at)) return undefined;
  const dotted =
    text.length < 5 && word(tokens, at + 1) === '.' && tokens[at + 1]?.glued && tokens[at + 2] !== undefined;
  return { value: weekday, next: dotted ? at + 2 : at + 1 };
}

/** "Wed and Thu", "Sat, Sun": two names side by side; not "we sat and sunbathed". */
function isListed(tokens: readonly Token[], at: number): boolean {
  const isName = (place: number): boolean => WEEKDAYS.has(word(tokens, place));
  const isFirst = LISTS.has(word(tokens, at + 1)) && isName(at + 2);
  return isFirst || (LISTS.has(word(tokens, at - 1)) && isName(at - 2));
}

/** Between days that are told one after the other. */
export const LISTS = new Set([',', 'and', '&', 'or', '/', '+']);

/** "The Monday squad" is a name of people who meet then; "on Monday squad members came" is not. */
function namesGroup(tokens: readonly Token[], at: number): boolean {
  return GROUPS.has(word(tokens, at + 1)) && word(tokens, at - 1) !== 'on';
}

const GROUPS = new Set('squad squads group groups team teams league leagues club clubs crew choir gang lot'.split(' '));

/** "next Friday", "this past Sunday", "coming Saturday", "Friday". */
export function weekday(tokens: readonly Token[], at: number): Phrase | undefined {
  const start = word(tokens, at) === 'the' ? at + 1 : at;
  for (const [lead, pick] of PICKS) {
    const after = words(tokens, start, lead);
    const named = after === undefined ? undefined : weekdayName(tokens, after);
    const far = named && butOne(tokens, lead, named.next);
    if (far) return picked({ ...named, next: far.next }, beyondPick(far.step));
    if (named) return picked(named, pick);
  }
  const named = weekdayName(tokens, start, start > at);
  if (!named) return undefined;
  const first = start === at ? pickOfList(tokens, at) : undefined;
  if (first && !VERBS.has(word(tokens, named.next))) return picked(named, first);
  // "Thursday's gone to someone else."
  const after = start === at && !tokens[named.next - 1]!.possessive ? AFTER.get(word(tokens, named.next)) : undefined;
  if (after && endsHere(tokens, named.next + 1)) return picked({ ...named, next: named.next + 1 }, after);
  // "The Friday" alone is some Friday mentioned before.
  return start === at || beyondAt(tokens, named.next) ? bareWeekday(tokens, named) : undefined;
}

/** "Next Thursday and Friday": a day beside another one follows that. */
function pickOfList(tokens: readonly Token[], at: number): Pick | undefined {
  let first = at;
  while (first > at - LONGEST_LIST && LISTS.has(word(tokens, first - 1)) && WEEKDAYS.has(word(tokens, first - 2)))
    first -= 2;
  const lead = first < at ? LEADS.get(word(tokens, first - 1)) : undefined;
  const head = WEEKDAYS.get(word(tokens, first))!;
  return (
    lead &&
    ((today, weekday, context) =>
      lead(today, head, context)
        .slice(0, 1)
        .map((day) => neighbour(day, weekday, 1)))
  );
}

const LONGEST_LIST = 10;

/** What is told of the second day is another sentence: "last Monday, and Tuesday is my day off". */
const VERBS = new Set(['is', 'was', 'will']);

function picked({ value, next: after }: Read<number>, pick: Pick): Phrase {
  const read = (context: Context): Reading[] => {
    const [first, second] = pick(context.today, value, context);
    return first && second && !first.equals(second) ? [dayPeriod(first), dayPeriod(second)] : [dayPeriod(first!)];
  };
  return { next: after, telling: 0.9, confidence: 0.9, day: true, read };
}

/**
 * A week before either "last Friday"; "the Friday after next" is in the week after next, "after this one" in the next.
 */
const beyondPick = (step: number): Pick =>
  step > -2
    ? inWeek(step)
    : (today, weekday, context) => last(today, weekday, context).map((day) => day.subtract({ days: 7 }));

/** A weekday without a word for which one. */
export function bareWeekday(tokens: readonly Token[], { value, next: after }: Read<number>): Phrase {
  const far = beyondAt(tokens, after);
  if (far) {
    const read = (context: Context): Reading[] =>
      beyondPick(far.step)(context.today, value, context).map((day) => dayPeriod(day));
    return { next: far.next, telling: 0.9, confidence: 0.85, day: true, read };
  }
  const read = (context: Context): Reading[] =>
    choose(
      [neighbour(context.today, value, 1), neighbour(context.today, value, -1)].map((day) => dayPeriod(day)),
      context,
    );
  return { next: after, telling: 0.85, confidence: 0.75, floating: true, day: true, read };
}
