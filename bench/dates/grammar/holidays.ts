import { Temporal } from 'temporal-polyfill';
import type { Family, Moment, Said } from './said.js';
import { dated, oneDay, written } from './said.js';

type Rule = (year: number) => Temporal.PlainDate;

const fixed =
  (month: number, day: number): Rule =>
  (year) =>
    Temporal.PlainDate.from({ year, month, day });

/** The `count`th such weekday of a month, Monday 1; the last one for -1. */
const nth = (month: number, weekday: number, count: number): Rule => (year) => {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  const days = Array.from({ length: first.daysInMonth }, (_, i) => first.add({ days: i })).filter(({ dayOfWeek }) => dayOfWeek === weekday);
  return days.at(count > 0 ? count - 1 : count) as Temporal.PlainDate;
}; // prettier-ignore

/** Gauss's rule for Easter Sunday, as Meeus, Jones and Butcher give it. */
const easter: Rule = (year) => {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const sum = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(sum / 31), day: (sum % 31) + 1 });
};

/** Names, some of them with another spelling, and when it is in the United States. */
const HOLIDAYS: [names: string[], rule: Rule][] = [
  [['Christmas', 'Xmas', 'Christmas Day'], fixed(12, 25)],
  [['Christmas Eve'], fixed(12, 24)],
  [['Halloween'], fixed(10, 31)],
  [["Valentine's Day"], fixed(2, 14)],
  [["New Year's Eve"], fixed(12, 31)],
  [['Independence Day'], fixed(7, 4)],
  [['Thanksgiving', 'Thanksgiving Day', 'Thanks Giving'], nth(11, 4, 4)],
  [['Labor Day', 'Labour Day'], nth(9, 1, 1)],
  [['Memorial Day'], nth(5, 1, -1)],
  [["Mother's Day", 'Mothers Day'], nth(5, 7, 2)],
  [['MLK Day', 'Martin Luther King Day'], nth(1, 1, 3)],
  [['Easter', 'Easter Sunday'], easter],
  [['Good Friday'], (year) => easter(year).subtract({ days: 2 })],
  [['Easter Monday'], (year) => easter(year).add({ days: 1 })],
  [['Easter Saturday', 'Holy Saturday'], (year) => easter(year).subtract({ days: 1 })],
  [['Trinity Sunday'], (year) => easter(year).add({ days: 56 })],
  [["Presidents' Day", "President's Day", 'Presidents Day'], nth(2, 1, 3)],
  [["All Saints' Day", 'All Saints Day'], fixed(11, 1)],
  [['All Souls Day', "All Souls' Day"], fixed(11, 2)],
];

/** "Christmas of last year", "2018 Thanksgiving", "Labor Day weekend of 2019", "two Christmases ago". */
export const holidays: Family = {
  name: 'holidays with a weekend or a year',
  said: (at) => [...HOLIDAYS.flatMap(([names, rule]) => names.flatMap((name) => [...ofYear(name, rule), ...relative(name, rule, at), ...weekends(name, rule, at)])), ...counted(at)],
}; // prettier-ignore

function ofYear(name: string, rule: Rule): Said[] {
  return [2018, 2021].flatMap((year) =>
    [`${name} ${year}`, `${name} of ${year}`, `${name}, ${year}`, `${name} in ${year}`, `${year} ${name}`, `the ${year} ${name}`, `${name} '${year % 100}`].map((text) => oneDay(text, rule(year))),
  ); // prettier-ignore
}

function relative(name: string, rule: Rule, { today }: Moment): Said[] {
  const years: [string, number][] = [
    ['last', -1],
    ['this', 0],
    ['next', 1],
  ];
  const near = [-1, 0, 1].map((step) => rule(today.year + step));
  const past = near.filter((day) => Temporal.PlainDate.compare(day, today) < 0).at(-1) as Temporal.PlainDate;
  const coming = near.find((day) => Temporal.PlainDate.compare(day, today) > 0) as Temporal.PlainDate;
  return [
    ...years.flatMap(([word, step]) =>
      [`${name} ${word} year`, `${name} of ${word} year`, `${word} year's ${name}`].map((text) => oneDay(text, rule(today.year + step))),
    ),
    oneDay(`last ${name}`, past), oneDay(`next ${name}`, coming), oneDay(`the following ${name}`, coming), oneDay(`the day after ${name} 2018`, rule(2018).add({ days: 1 })),
  ]; // prettier-ignore
}

/** Of Monday holidays the weekend before, with the Monday; of others that of their week. */
function weekends(name: string, rule: Rule, { today }: Moment): Said[] {
  const of = (text: string, day: Temporal.PlainDate): Said => {
    const saturday = day.dayOfWeek === 1 ? day.subtract({ days: 2 }) : day.add({ days: 6 - day.dayOfWeek });
    return dated(text, saturday, saturday.add({ days: day.dayOfWeek === 1 ? 3 : 2 }));
  };
  return [
    ...[2018, 2019].flatMap((year) => [`${name} weekend ${year}`, `${name} weekend of ${year}`, `${year} ${name} weekend`, `the ${name} weekend of ${year}`].map((text) => of(text, rule(year)))),
    of(`${name} weekend last year`, rule(today.year - 1)),
    of(`last year's ${name} weekend`, rule(today.year - 1)),
  ]; // prettier-ignore
}

const COUNTED: [string, string][] = [['Christmas', 'Christmases'], ['Halloween', 'Halloweens'], ['Thanksgiving', 'Thanksgivings'], ['Easter', 'Easters']]; // prettier-ignore

function counted({ today }: Moment): Said[] {
  return COUNTED.flatMap(([name, many]) => {
    const rule = (HOLIDAYS.find(([names]) => names.includes(name)) as [string[], Rule])[1];
    const past = [-4, -3, -2, -1, 0].map((step) => rule(today.year + step)).filter((day) => Temporal.PlainDate.compare(day, today) < 0);
    return [2, 3].flatMap((count) =>
      written(count).map((number) => oneDay(`${number} ${many} ago`, past.at(-count) as Temporal.PlainDate)),
    ).concat(oneDay(`the ${name} before last`, past.at(-2) as Temporal.PlainDate));
  }); // prettier-ignore
}
