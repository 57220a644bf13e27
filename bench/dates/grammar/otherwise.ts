import { Temporal } from 'temporal-polyfill';
import type { Family, Moment, Said } from './said.js';
import { dated, firstOf, MONTHS, oneDay, ordinal, WEEKDAYS } from './said.js';

const DAYS = ['2018-09-14', '2021-02-22', '1997-11-30'].map((day) => Temporal.PlainDate.from(day));
const HOURS: [spelt: string, hour: number, minute: number][] = [
  ['oh eight hundred', 8, 0], ['sixteen hundred hours', 16, 0], ['sixteen thirty hours', 16, 30], ['twenty hundred', 20, 0], ['18h', 18, 0], ['18:00h', 18, 0], ['6 30 pm', 18, 30], ['6-45 pm', 18, 45],
]; // prettier-ignore

/** The same times in other orders, with other separators and with slips: "2018 September 14", "1H 2018", "3-9/6/2018". */
export const otherwise: Family = {
  name: 'written otherwise',
  said: (at) => [
    ...DAYS.flatMap((day) => [...yearFirst(day), ...parts(day), ...ranges(day)]),
    ...hours(at),
    ...slips(at),
    ...workingDays(at),
    ...following(at),
  ],
};

function yearFirst(day: Temporal.PlainDate): Said[] {
  const { year, day: d } = day;
  const long = MONTHS[day.month - 1] as string;
  return [long, long.slice(0, 3)].flatMap((month) =>
    [`${year} ${month} ${d}`, `${year}, ${month} ${ordinal(d)}`, `${year} ${d} ${month}`, `${year} ${ordinal(d)} of ${month}`].map((words) => oneDay(words, day)),
  ); // prettier-ignore
}

function parts({ year }: Temporal.PlainDate): Said[] {
  const yy = String(year % 100).padStart(2, '0');
  const from = (month: number): Temporal.PlainDate => Temporal.PlainDate.from({ year, month, day: 1 });
  const half = from(7);
  const quarter = from(4);
  return [
    ...[`${year} second half`, `${year}, second half`, `2H ${year}`, `H2 '${yy}`, `FY${year} H2`, `fiscal year ${year}, second half`].map((words) => dated(words, half, half.add({ months: 6 }))),
    ...[`${year} second quarter`, `2Q ${year}`, `2Q${yy}`, `Q2'${yy}`, `FY${yy} Q2`, `FY${year} second quarter`].map((words) => dated(words, quarter, quarter.add({ months: 3 }))),
    ...[`winter ${year}-${year + 1}`, `the winter of ${year}/${String((year + 1) % 100).padStart(2, '0')}`].map((words) => dated(words, from(12), from(12).add({ months: 3 }))),
  ]; // prettier-ignore
}

/** A range ends where its last day begins. */
function ranges(day: Temporal.PlainDate): Said[] {
  const [first, last] = [day.with({ day: 3 }), day.with({ day: 9 })];
  const { month, year } = day;
  return [
    ...['-', ' - ', '–'].map((to) => dated(`${month}/3${to}${month}/9/${year}`, first, last)),
    ...['-', ' to '].map((to) => dated(`from 3${to}9/${month}/${year}`, first, last)),
  ];
}

function hours({ today }: Moment): Said[] {
  const day = today.add({ days: 1 });
  return HOURS.map(([spelt, hour, minute]) => {
    const start = day.toPlainDateTime({ hour, minute });
    return { words: `tomorrow at ${spelt}`, start, end: start.add({ minutes: 1 }) };
  });
}

function slips({ today }: Moment): Said[] {
  const week = firstOf('week', today);
  const near: [string[], Temporal.PlainDate][] = [[['tommorow', 'tomorow', 'tommorrow', 'tomororw'], today.add({ days: 1 })], [['yesteday', 'yesterdya'], today.subtract({ days: 1 })]]; // prettier-ignore
  const named = WEEKDAYS.map((name, place) => ({ name, day: week.add({ days: 7 + place }) }));
  return [
    ...near.flatMap(([names, day]) => names.map((words) => oneDay(words, day))),
    ...named.map(({ name, day }) => oneDay(`next ${name.slice(0, 2)}${name[3]}${name[2]}${name.slice(4)}`, day)),
    ...['Febuary', 'Feburary', 'Febrruary'].map((name) => oneDay(`22 ${name} 2021`, Temporal.PlainDate.from('2021-02-22'))), // prettier-ignore
  ];
}

function workingDays({ today }: Moment): Said[] {
  const next = firstOf('month', today).add({ months: 1 });
  const days = Array.from({ length: next.daysInMonth }, (_, i) => next.add({ days: i })).filter(({ dayOfWeek }) => dayOfWeek < 6); // prettier-ignore
  const ranks: [string, Temporal.PlainDate][] = [['first', days[0]!], ['third', days[2]!], ['last', days.at(-1)!], ['second to last', days.at(-2)!]]; // prettier-ignore
  return ranks.flatMap(([rank, day]) =>
    ['working day', 'business day'].flatMap((unit) => ['of', 'in'].map((of) => oneDay(`the ${rank} ${unit} ${of} next month`, day))),
  ); // prettier-ignore
}

function following({ today }: Moment): Said[] {
  const monday = firstOf('week', today).add({ days: 7 });
  return ['from next Monday to the following Friday', 'next Monday until the following Friday'].map((words) =>
    dated(words, monday, monday.add({ days: 4 })),
  );
}
