import { Temporal } from 'temporal-polyfill';
import { easterOf, firstMoon, inCalendar } from './almanac.js';

/** When a holiday falls in a year, as its own calendar or custom counts it. */
export type Rule = (year: number) => Temporal.PlainDate | undefined;

/** The same date each year. */
export function fixed(month: number, day: number): Rule {
  return (year) => Temporal.PlainDate.from({ year, month, day });
}

/** The nth such weekday of a month (Monday 1), the last one for -1. */
export function nth(month: number, weekday: number, number: number): Rule {
  return (year) => {
    const first = Temporal.PlainDate.from({ year, month, day: 1 });
    const ahead = (weekday - first.dayOfWeek + 7) % 7;
    if (number > 0) return first.add({ days: ahead + 7 * (number - 1) });
    const weeks = Math.floor((first.daysInMonth - 1 - ahead) / 7);
    return first.add({ days: ahead + 7 * weeks });
  };
}

/** Days from Easter Sunday of the western church. */
export function easter(days: number): Rule {
  return (year) => easterOf(year).add({ days });
}

/** Days from another holiday. */
export function after(rule: Rule, days: number): Rule {
  return (year) => rule(year)?.add({ days });
}

/** A date of another calendar, by the tables of ICU; `calendar` is a Unicode calendar id. */
export function calendar(id: 'chinese' | 'hebrew' | 'islamic-umalqura', month: string, day: number): Rule {
  return (year) => inCalendar(id, month, day, year);
}

/**
 * Festivals of the Hindu lunar calendar, by the moon over India: the first new (phase 0) or full (0.5) moon on or after the
 * given date, `lead` hours earlier because a festival is kept on the evening or morning at which the lunar day still runs.
 */
export function moon(month: number, day: number, phase: 0 | 0.5, lead: number): Rule {
  return (year) => firstMoon(Temporal.PlainDate.from({ year, month, day }), phase, lead);
}
