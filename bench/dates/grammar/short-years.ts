import { Temporal } from 'temporal-polyfill';
import type { Family, Said } from './said.js';
import { dated, MONTHS, oneDay, ordinal } from './said.js';

const DATES = ['1989-10-14', '2016-05-26', '2007-04-23', '1972-01-31'].map((day) => Temporal.PlainDate.from(day));

/** "Oct 14 89", "14 October '89", "10-14-89", "in '89", "summer of '89". */
export const shortYears: Family = { name: 'years of two digits', said: () => DATES.flatMap(of) };

function of(day: Temporal.PlainDate): Said[] {
  const yy = String(day.year % 100).padStart(2, '0');
  const [d, m, long] = [day.day, day.month, MONTHS[day.month - 1] as string];
  const months = [long, long.slice(0, 3), `${long.slice(0, 3)}.`].filter((name) => name !== 'May.');
  const month = day.with({ day: 1 });
  const january = day.with({ day: 1, month: 1 });
  return [
    ...months.flatMap((name) =>
      [`${name} ${d} ${yy}`, `${name} ${ordinal(d)} ${yy}`, `${d} ${name} ${yy}`, `${d} ${name} '${yy}`, `${name} ${d}, '${yy}`, `the ${ordinal(d)} of ${name} '${yy}`].map((text) => oneDay(text, day)),
    ),
    ...['/', '-', '.', ' / ', '\\'].flatMap((mark) => [[d, m, yy], [m, d, yy]].map((parts) => oneDay(parts.join(mark), day))),
    ...months.map((name) => dated(`${name} '${yy}`, month, month.add({ months: 1 }))),
    ...["'", '’'].map((quote) => dated(`in ${quote}${yy}`, january, january.add({ years: 1 }))),
    ...['summer of', 'the summer of', 'summer'].map((name) => dated(`${name} '${yy}`, january.with({ month: 6 }), january.with({ month: 9 }))),
  ]; // prettier-ignore
}
