import { Temporal } from 'temporal-polyfill';
import type { Family, Moment, Said } from './said.js';
import { firstOf, MONTHS } from './said.js';

const LEADS = ['from', 'since', 'between'];
const TO = ['to', 'until', 'till', 'up to', 'through', 'up until'];
/** "Between" is followed by "and" only. */
const NOWS = ['now', 'the present', 'the present day', 'today', 'this day', 'present', 'date', 'the present time'];

/** "from 2014 until now", "since March 3, 2015 up to the present", "2009 - present". */
export const openRanges: Family = {
  name: 'open ranges up to now',
  said: (at) => startsOf(at).flatMap(([words, start]) => upToNow(words, start, at)),
};

function startsOf({ today }: Moment): [string, Temporal.PlainDate][] {
  const date = Temporal.PlainDate.from('2015-03-03');
  return [
    ['2014', Temporal.PlainDate.from('2014-01-01')],
    ['May 2012', Temporal.PlainDate.from('2012-05-01')],
    [`${MONTHS[2]} 3, 2015`, date],
    ['3/3/2015', date],
    ['last week', firstOf('week', today).subtract({ days: 7 })],
    ['last year', firstOf('year', today).subtract({ years: 1 })],
    ['yesterday', today.subtract({ days: 1 })],
    ['the 1990s', Temporal.PlainDate.from('1990-01-01')],
    ['Q2 2013', Temporal.PlainDate.from('2013-04-01')],
  ];
}

function upToNow(words: string, start: Temporal.PlainDate, { now, today }: Moment): Said[] {
  const from = start.toPlainDateTime();
  return NOWS.flatMap((end) => {
    // "Today" and the like are days; a range ends as its last unit begins.
    const until = /day$/.test(end) ? today.toPlainDateTime() : now;
    const joints = LEADS.flatMap((lead) => (lead === 'between' ? ['and'] : TO).map((to) => `${lead} ${words} ${to} ${end}`));
    const bare = [`${words} to ${end}`, ...(/^\d{4}$/.test(words) ? [`${words}-${end}`, `${words} - ${end}`] : [])];
    // "To this day" is said; "between X and date" is not.
    const odd = /\b(?:and|through|up to|up until) (?:date|present|this day)$|\b(?:until|till) date$/;
    return [...joints, ...bare].filter((text) => !odd.test(text)).map((text) => ({ words: text, start: from, end: until }));
  }); // prettier-ignore
}
