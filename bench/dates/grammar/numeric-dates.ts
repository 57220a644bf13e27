import { Temporal } from 'temporal-polyfill';
import type { Family, Said } from './said.js';
import { MONTHS, oneDay, ordinal } from './said.js';

// The day is above twelve, so that there is one way only to read it.
const DATES = ['2016-05-26', '2008-12-31', '2024-02-29', '1997-10-14'].map((day) => Temporal.PlainDate.from(day));
const MARKS = ['/', '-', '.', '\\', ' / ', ' - ', '. ', '/ '];
const two = (number: number): string => String(number).padStart(2, '0');

/** "26 / 5 / 2016", "2016. 05. 26", "26-May-2016", "5/26, 2016". */
export const numericDates: Family = {
  name: 'numeric dates',
  said: () => DATES.flatMap((day) => [...MARKS.flatMap((mark) => joined(day, mark)), ...apart(day), ...middle(day)]),
};

function joined(day: Temporal.PlainDate, mark: string): Said[] {
  const [d, m, year] = [String(day.day), String(day.month), String(day.year)];
  const named = MONTHS[day.month - 1] as string;
  const orders = [
    [d, m, year],
    [m, d, year],
    [year, m, d],
    [two(day.day), two(day.month), year],
    [year, two(day.month), d],
  ];
  if (!mark.includes('.')) orders.push([d, named, year], [d, named.slice(0, 3), year], [year, named.slice(0, 3), d]);
  return orders.map((parts) => oneDay(parts.join(mark), day));
}

/** The year stands apart from the day and the month. */
function apart(day: Temporal.PlainDate): Said[] {
  const [d, m, year] = [day.day, day.month, day.year];
  const heads = [`${d}/${m}`, `${m}/${d}`, `${m} / ${d}`];
  return heads.flatMap((head) =>
    [`${head} ${year}`, `${head}, ${year}`, `${head} of ${year}`].map((text) => oneDay(text, day)),
  );
}

/** Where both numbers could be the month, the month comes first, and after dots the day. */
function middle({ year }: Temporal.PlainDate): Said[] {
  const [first, second] = [
    Temporal.PlainDate.from({ year, month: 3, day: 9 }),
    Temporal.PlainDate.from({ year, month: 9, day: 3 }),
  ];
  return [oneDay(`3/9/${year}`, first), oneDay(`3 - 9 - ${year}`, first), oneDay(`3.9.${year}`, second), oneDay(`3. 9. ${year}`, second), oneDay(`${ordinal(3)} / ${MONTHS[8]} / ${year}`, second)]; // prettier-ignore
}
