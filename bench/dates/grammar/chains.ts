import type { Temporal } from 'temporal-polyfill';
import type { Family, Moment, Said, Unit } from './said.js';
import { after, dated, firstOf, oneDay, WEEKDAYS } from './said.js';

const UNITS: Unit[] = ['week', 'month', 'quarter', 'year', 'decade'];

/** "the week after the next one", "the month before last", "the year after 2015", "the Friday after next". */
export const chains: Family = {
  name: 'the one after the next',
  said: (at) => [...UNITS.flatMap((unit) => beyond(unit, at)), ...weekends(at), ...weekdays(at), ...beside(at)],
};

const AFTER_NEXT = ['after next', 'after the next', 'after the next one', 'after next one'];
const BEFORE_LAST = ['before last', 'before the last', 'before the last one'];

function beyond(unit: Unit, { today }: Moment): Said[] {
  const current = firstOf(unit, today);
  const at = (text: string, count: number): Said =>
    dated(text, after(current, unit, count), after(current, unit, count + 1));
  return ['the ', ''].flatMap((article) => [
    ...AFTER_NEXT.map((words) => at(`${article}${unit} ${words}`, 2)),
    ...BEFORE_LAST.map((words) => at(`${article}${unit} ${words}`, -2)),
  ]);
}

function weekends({ today }: Moment): Said[] {
  const saturday = firstOf('week', today).add({ days: 5 });
  const at = (text: string, days: number): Said =>
    dated(text, saturday.add({ days }), saturday.add({ days: days + 2 }));
  return [
    ...AFTER_NEXT.map((words) => at(`the weekend ${words}`, 14)),
    ...BEFORE_LAST.map((words) => at(`the weekend ${words}`, -14)),
  ];
}

function weekdays({ today }: Moment): Said[] {
  const monday = firstOf('week', today);
  return WEEKDAYS.flatMap((name, i) =>
    ['', 'the '].flatMap((article) => [
      ...AFTER_NEXT.map((words) => oneDay(`${article}${name} ${words}`, monday.add({ days: 14 + i }))),
      ...BEFORE_LAST.map((words) => oneDay(`${article}${name} ${words}`, lastOf(i + 1, today).subtract({ days: 7 }))),
    ]),
  );
}

/** "Last Tuesday" is the one just past, never today. */
function lastOf(weekday: number, today: Temporal.PlainDate): Temporal.PlainDate {
  return today.subtract({ days: (today.dayOfWeek - weekday + 7) % 7 || 7 });
}

/** Beside a date: the unit of the calendar next to that which holds it. */
function beside({ today }: Moment): Said[] {
  const dates: [string, Temporal.PlainDate][] = [['July 4, 2019', after(today, 'day', 0).with({ year: 2019, month: 7, day: 4 })], ['4 July 2019', today.with({ year: 2019, month: 7, day: 4 })]]; // prettier-ignore
  const near = (text: string, unit: Unit, day: Temporal.PlainDate, count: number): Said => {
    const first = after(firstOf(unit, day), unit, count);
    return dated(text, first, after(first, unit, 1));
  };
  return [
    ...dates.flatMap(([words, day]) =>
      (['day', 'week', 'month', 'year'] as const).flatMap((unit) => [
        near(`the ${unit} after ${words}`, unit, day, 1),
        near(`the ${unit} before ${words}`, unit, day, -1),
        near(`the ${unit} following ${words}`, unit, day, 1),
      ]),
    ),
    ...dates.flatMap(([words, day]) =>
      (['week', 'month'] as const).map((unit) => near(`the ${unit} of ${words}`, unit, day, 0)),
    ),
    ...['after', 'following'].map((words) => near(`the year ${words} 2015`, 'year', today.with({ year: 2015 }), 1)),
    near('the year before 2015', 'year', today.with({ year: 2015 }), -1),
    near('the month after May 2012', 'month', today.with({ year: 2012, month: 5, day: 1 }), 1),
    near('the decade before the 1980s', 'decade', today.with({ year: 1980 }), -1),
    near('the week before last week', 'week', today, -2),
    near('the day after tomorrow', 'day', today, 2),
    near('the day before yesterday', 'day', today, -2),
  ];
}
