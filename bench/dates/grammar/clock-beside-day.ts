import { Temporal } from 'temporal-polyfill';
import type { Family, Moment, Said } from './said.js';
import { MONTHS, ordinal, WEEKDAYS } from './said.js';

interface Named {
  words: string;
  day: Temporal.PlainDate;
  tense?: 'past' | 'future';
}

/** A time of day; `whole` where only the hour is said, which lasts an hour. */
interface Time {
  words: string;
  hour: number;
  minute: number;
  whole: boolean;
}

const TIMES: Time[] = [
  { words: '5 pm', hour: 17, minute: 0, whole: true },
  { words: '9am', hour: 9, minute: 0, whole: true },
  { words: '8:30 p.m.', hour: 20, minute: 30, whole: false },
  { words: '16:05', hour: 16, minute: 5, whole: false },
  { words: 'noon', hour: 12, minute: 0, whole: true },
  { words: 'half past ten in the morning', hour: 10, minute: 30, whole: false },
];
const PARTS: [words: string, from: number, to: number][] = [
  ['morning', 8, 12], ['afternoon', 12, 16], ['evening', 16, 20], ['night', 20, 24],
]; // prettier-ignore

/** "5 pm, Wednesday", "the 22nd at 9am", "on the morning of July 4, 2019". */
export const clockBesideDay: Family = {
  name: 'clock beside a day',
  said: (at) => [
    ...weekLast(at),
    ...spelt(at),
    ...daysOf(at).flatMap((named) => [...TIMES.flatMap((time) => beside(named, time)), ...parts(named)]),
  ],
};

function daysOf({ today }: Moment): Named[] {
  const week = today.subtract({ days: today.dayOfWeek - 1 });
  const date = Temporal.PlainDate.from('2019-07-04');
  const ahead = today.add({ days: 1 });
  const weekday = WEEKDAYS[ahead.dayOfWeek - 1] as string;
  return [
    { words: 'next Friday', day: week.add({ days: 11 }) },
    { words: 'this Tuesday', day: week.add({ days: 1 }), tense: today.dayOfWeek > 2 ? ('past' as const) : undefined },
    { words: 'tomorrow', day: ahead },
    { words: `${MONTHS[6]} 4, 2019`, day: date },
    { words: '4 July 2019', day: date },
    { words: '7/4/2019', day: date },
    { words: '2019-07-04', day: date },
    { words: 'Thursday, July 4th 2019', day: date },
    { words: weekday, day: ahead, tense: 'future' },
    { words: weekday.slice(0, 3), day: ahead, tense: 'future' },
    ...(ahead.day > 1 ? [{ words: `the ${ordinal(ahead.day)}`, day: ahead, tense: 'future' as const }] : []),
    { words: `${weekday} the ${ordinal(ahead.day)}`, day: ahead, tense: 'future' },
  ];
}

function beside({ words, day, tense }: Named, time: Time): Said[] {
  const start = day.toPlainDateTime({ hour: time.hour, minute: time.minute });
  const means = { start, end: start.add(time.whole ? { hours: 1 } : { minutes: 1 }), tense };
  const orders = [`${words} at ${time.words}`, `${words}, ${time.words}`, `${words}, at ${time.words}`];
  if (!/\d$/.test(words)) orders.push(`${words} ${time.words}`, `${time.words} ${words}`);
  if (!words.startsWith('tomorrow') && !/^(?:next|this)/.test(words)) orders.push(`${time.words} on ${words}`);
  if (!/^\d/.test(words)) orders.push(`${time.words}, ${words}`);
  return orders.filter(isSaid).map((text) => ({ words: text, ...means })); // prettier-ignore
}

/** "We sat at five" and "the sun at noon" are no days. */
function isSaid(text: string): boolean {
  return !/^(?:Sat|Sun|Wed) (?:at|in) /.test(text);
}

function parts({ words, day, tense }: Named): Said[] {
  return PARTS.flatMap(([part, from, to]) => {
    const midnight = day.toPlainDateTime();
    const means = { start: midnight.add({ hours: from }), end: midnight.add({ hours: to }), tense };
    const orders = [`${words} in the ${part}`];
    if (!words.startsWith('tomorrow')) orders.push(`on the ${part} of ${words}`, `the ${part} of ${words}`);
    if (/day$/.test(words)) orders.push(`${words} ${part}`, `in the ${part} on ${words}`);
    return orders.filter((text) => isSaid(text) && (part !== 'night' || !text.includes('in the'))).map((text) => ({ words: text, ...means })); // prettier-ignore
  });
}

/** The week may come after the time. */
function weekLast({ today }: Moment): Said[] {
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  return WEEKDAYS.flatMap((name, i) =>
    TIMES.filter(({ words }) => /m/.test(words)).flatMap((time) =>
      [`${name} at ${time.words} next week`, `${name} ${time.words}, next week`].map((words) => {
        const start = monday.add({ days: 7 + i }).toPlainDateTime({ hour: time.hour, minute: time.minute });
        return { words, start, end: start.add(time.whole ? { hours: 1 } : { minutes: 1 }) };
      }),
    ),
  );
}

/** "eight thirty tonight": the minutes in words. */
function spelt({ today }: Moment): Said[] {
  const minutes: [string, number][] = [['thirty', 30], ['fifteen', 15], ['forty five', 45], ['oh five', 5]]; // prettier-ignore
  return minutes.flatMap(([words, minute]) => {
    const start = today.toPlainDateTime({ hour: 20, minute });
    return [`eight ${words} tonight`, `tonight at eight ${words}`, `eight ${words} pm today`].map((text) => ({ words: text, start, end: start.add({ minutes: 1 }) })); // prettier-ignore
  });
}
