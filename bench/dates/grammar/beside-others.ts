import { Temporal } from 'temporal-polyfill';
import type { Family, Moment, Said, Unit } from './said.js';
import { after, dated, firstOf, MONTHS, oneDay, WEEKDAYS, written } from './said.js';

const JOINTS = ['and', 'or', '&'];

/** Times that others beside them tell: "next Thursday and Friday", "Wed and Thu", "this month last year", "later tonight". */
export const besideOthers: Family = {
  name: 'beside other times',
  said: (at) => [...ofOneWeek(at), ...short(at), ...comingOnes(at), ...ofLastYear(at), ...ofOneYear(), ...ofOneMonth(at), ...longAgo(at), ...partsOfDay(at), ...ends(at)], // prettier-ignore
};

/** The days around one with its week are of that week, or follow that day. */
function ofOneWeek({ today }: Moment): Said[] {
  const monday = firstOf('week', today);
  const pairs: [number, number][] = [[0, 2], [1, 4], [3, 6], [2, 5]]; // prettier-ignore
  return pairs.flatMap(([a, b]) =>
    JOINTS.flatMap((joint) => {
      const [first, second] = [WEEKDAYS[a] as string, WEEKDAYS[b] as string];
      const last = today.subtract({ days: (today.dayOfWeek - a - 1 + 7) % 7 || 7 });
      return [
        ...([['last week', -7], ['next week', 7]] as const).flatMap(([week, away]) =>
          [`${week}`, `of ${week}`].map((of) => ({ ...oneDay(first, monday.add({ days: a + away })), among: `{} ${joint} ${second} ${of}` })),
        ),
        { ...oneDay(second, monday.add({ days: b + 7 })), among: `next ${first} ${joint} {}` },
        { ...oneDay(second, last.add({ days: b - a })), among: `last ${first} ${joint} {}` },
      ];
    }),
  ); // prettier-ignore
}

/** Two short names are days, though one alone may be another word. */
function short({ today }: Moment): Said[] {
  const ahead = today.add({ days: 1 });
  const [first, second] = [ahead, ahead.add({ days: 1 })].map(({ dayOfWeek }) => (WEEKDAYS[dayOfWeek - 1] as string).slice(0, 3)) as [string, string]; // prettier-ignore
  return JOINTS.flatMap((joint) => [
    { ...oneDay(first, ahead), among: `{} ${joint} ${second}`, tense: 'future' as const },
    { ...oneDay(second, ahead.add({ days: 1 })), among: `${first} ${joint} {}`, tense: 'future' as const },
  ]);
}

/** "I'll call her this Monday", said when this week's is over. */
function comingOnes({ today }: Moment): Said[] {
  return WEEKDAYS.map((name, i) => {
    const day = firstOf('week', today).add({ days: i });
    const isOver = Temporal.PlainDate.compare(day, today) < 0;
    return { ...oneDay(`this ${name}`, isOver ? day.add({ days: 7 }) : day), tense: 'future' as const };
  });
}

function ofLastYear({ today }: Moment): Said[] {
  const year = (count: number): Temporal.PlainDate => firstOf('month', today).subtract({ years: count });
  return [
    ...['last year', 'a year ago'].map((text) => dated(`this month ${text}`, year(1), after(year(1), 'month', 1))),
    ...written(3).map((three) => dated(`this month ${three} years ago`, year(3), after(year(3), 'month', 1))),
  ];
}

/** The year of the last month is that of the others. */
function ofOneYear(): Said[] {
  const month = (number: number): Temporal.PlainDate => Temporal.PlainDate.from({ year: 2019, month: number, day: 1 });
  return JOINTS.flatMap((joint) => [
    ...[4, 9, 11].map((at) => ({ ...dated(`in ${MONTHS[at - 1]}`, month(at), month(at + 1)), among: `{} ${joint} ${MONTHS[at]} 2019` })),
    { ...dated('in December', month(12).subtract({ years: 1 }), month(1)), among: `{} ${joint} January 2019` },
    { ...dated('in the spring', month(3), month(6)), among: `{} ${joint} summer of 2019` },
    { ...oneDay('May 3', month(5).add({ days: 2 })), among: `{} ${joint} June 4, 2019` },
  ]);
} // prettier-ignore

function ofOneMonth({ today }: Moment): Said[] {
  const next = firstOf('month', today).add({ months: 1 });
  const may = Temporal.PlainDate.from('2019-05-01');
  return JOINTS.flatMap((joint) => [
    { ...oneDay('the 3rd', next.add({ days: 2 })), among: `{} ${joint} 4th of next month` },
    { ...oneDay('the 4th', next.add({ days: 3 })), among: `the 3rd, {} ${joint} the 5th of next month` },
    { ...oneDay('the 3rd', may.add({ days: 2 })), among: `{} ${joint} the 4th of May 2019` },
  ]);
}

/** Long lengths are years, as "three years ago" is. */
function longAgo({ today }: Moment): Said[] {
  const lengths: [string, number][] = [['a decade', 10], ['two decades', 20], ['half a century', 50], ['half a decade', 5]]; // prettier-ignore
  return lengths.flatMap(([length, count]) => {
    const first = firstOf('year', today).subtract({ years: count });
    return ['ago', 'back'].map((end) => dated(`${length} ${end}`, first, first.add({ years: 1 })));
  });
}

function partsOfDay({ today }: Moment): Said[] {
  const hours: [string, number, number][] = [['later this afternoon', 14, 16], ['earlier this morning', 8, 10], ['later tonight', 22, 24], ['later this evening', 18, 20], ['earlier this evening', 16, 18]]; // prettier-ignore
  const midnight = today.toPlainDateTime();
  return [
    ...hours.map(([words, from, to]) => ({ words, start: midnight.add({ hours: from }), end: midnight.add({ hours: to }) })),
    ...['mornings', 'evenings', 'nights'].flatMap((part) => written(2).map((two) => oneDay(`${two} ${part} ago`, today.subtract({ days: 2 })))),
  ]; // prettier-ignore
}

/** Ends without an article, and of days. */
function ends({ today }: Moment): Said[] {
  const last = (day: Temporal.PlainDate): Temporal.PlainDateTime => day.add({ days: 1 }).toPlainDateTime();
  const friday = firstOf('week', today).add({ days: 11 });
  const shares: [Unit, (first: Temporal.PlainDate) => Temporal.PlainDate][] = [
    ['week', (first) => first.add({ days: 3 })],
    ['month', (first) => first.add({ days: 20 })],
    ['quarter', (first) => first.add({ months: 2 })],
    ['year', (first) => first.add({ months: 8 })],
  ];
  return [
    ...['end of', 'the end of'].map((end) => ({ words: `${end} next Friday`, start: last(friday).subtract({ minutes: 1 }), end: last(friday) })),
    ...shares.flatMap(([unit, from]) => [`end of ${unit}`, `eo${unit[0]}`].map((words) => dated(words, from(firstOf(unit, today)), after(firstOf(unit, today), unit, 1)))),
  ]; // prettier-ignore
}
