import { Temporal } from 'temporal-polyfill';
import { easterOf, firstMoon, inCalendar } from './almanac.js';

/** When a holiday is in a year, by its own calendar or custom. */
export type Rule = (year: number) => Temporal.PlainDate | undefined;

/** The same date each year. */
export function fixed(month: number, day: number): Rule {
  return (year) => Temporal.PlainDate.from({ year, month, day });
}

/** The nth such weekday of a month (Monday 1); -1 is the last one. */
export function nth(month: number, weekday: number, number: number): Rule {
  return (year) => {
    const first = Temporal.PlainDate.from({ year, month, day: 1 });
    const ahead = (weekday - first.dayOfWeek + 7) % 7;
    if (number > 0) return first.add({ days: ahead + 7 * (number - 1) });
    const weeks = Math.floor((first.daysInMonth - 1 - ahead) / 7);
    return first.add({ days: ahead + 7 * weeks });
  };
}

/** Days after Easter Sunday of the western church. */
export function easter(days: number): Rule {
  return (year) => easterOf(year).add({ days });
}

/** Days after another holiday. */
export function after(rule: Rule, days: number): Rule {
  return (year) => rule(year)?.add({ days });
}

/** A date of another calendar, by the tables of ICU; `calendar` is a Unicode calendar id. */
export function calendar(id: 'chinese' | 'hebrew' | 'islamic-umalqura', month: string, day: number): Rule {
  return (year) => inCalendar(id, month, day, year);
}

/**
 * Festivals of the Hindu lunar calendar, by the moon over India: the first new (phase 0) or full (0.5) moon on or after
 * the given date, `lead` hours earlier, because a festival is on the evening or morning that still belongs to the lunar
 * day.
 */
export function moon(month: number, day: number, phase: 0 | 0.5, lead: number): Rule {
  return (year) => firstMoon(Temporal.PlainDate.from({ year, month, day }), phase, lead);
}
