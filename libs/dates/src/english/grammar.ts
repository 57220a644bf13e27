import * as absolute from './absolute.js';
import { agoBeside, yearBeside } from './ago-beside.js';
import { bareDay, bareYear } from './bare.js';
import { directedDate, weekdayDate } from './beside.js';
import { dayRange, monthDays } from './day-range.js';
import { dayWord, looseWord, nowWord } from './day-words.js';
import { countedYearly, yearlyBeyond } from './counted.js';
import { decade } from './decade.js';
import { called, edgeOf, soFar, toDate } from './edge.js';
import { dateWeekend, holiday } from './holiday.js';
import { moment } from './moment.js';
import { justGone } from './just-gone.js';
import { listedInMonth, listedInYear } from './listed.js';
import { lengthFrom, startFor } from './length-from.js';
import { dayOfMonth, nthOf, onDayOfMonth } from './nth.js';
import * as digits from './numeric.js';
import { dayWeek, offsetFrom, weeksBefore, weeksOn } from './offset-from.js';
import { offset, weekdayOfOffset } from './offset.js';
import { occasion } from './occasion.js';
import { onwardsBehind, open, since, untilNow } from './open.js';
import { closing, closingOf } from './closing.js';
import { part } from './part.js';
import type { Recogniser } from './phrase.js';
import { longest } from './phrase.js';
import { namedFiscalYear, quarter, relativeHalf } from './quarter.js';
import { range, shortWeekdays, shortYears, weekdayRange } from './range.js';
import { relativeMonth } from './relative-month.js';
import { beyond, pointedUnit, relativeUnit } from './relative.js';
import { remainder } from './remainder.js';
import { sameDay } from './same-day.js';
import { season } from './season.js';
import { unitBeside } from './unit-beside.js';
import { listedInWeek, numberedWeek, unitOf, weekdayInWeek, weekFrom } from './week.js';
import { countedWeekdays, notThisOne, weekdayWithNumber } from './weekday-forms.js';
import { weekLast } from './week-last.js';
import { weekday } from './weekday.js';
import { weekdayBeside } from './weekday-beside.js';
import { windowBeside } from './window-beside.js';
import { lasting, window, within } from './window.js';
import { yearFirst } from './year-first.js';
import { inZone } from './zone.js';

// Each layer uses only those above it, so that no text makes the grammar recurse.
// A day by its date, in words or digits.
const dates: Recogniser[] = [absolute.dayMonth, absolute.monthDay, digits.yearFirst, digits.numeric];
const date = longest([...dates, bareDay]);
// A calendar period, from a week to a decade.
const calendar = longest([
  absolute.monthOnly,
  digits.yearAndMonth,
  relativeUnit,
  beyond,
  relativeMonth,
  quarter,
  namedFiscalYear,
  relativeHalf,
  season,
  decade,
  numberedWeek,
  bareYear,
]);
// The same, or a word that only points to one: "that week", "tomorrow".
const period = longest([calendar, pointedUnit, dayWord]);
// A part of a year.
const yearly = longest([...dates, absolute.monthOnly, quarter, season, holiday]);
const week = longest([relativeUnit, beyond, numberedWeek, pointedUnit]);

// Anything with a name of its own, and what is counted inside a period.
const named = longest([
  period,
  date,
  listedInWeek(week),
  weekday,
  weekdayWithNumber,
  countedWeekdays,
  notThisOne,
  holiday,
  offset,
  window,
  within,
  weekdayDate(longest(dates)),
  directedDate(longest([...dates, holiday])),
  nthOf(period),
  dayOfMonth(longest([calendar, pointedUnit])),
  onDayOfMonth(calendar),
  weekdayInWeek(longest([week, nthOf(period)])),
  dateWeekend(longest(dates)),
  agoBeside(longest([period, weekday, holiday])),
  yearBeside(relativeUnit),
]);

// A day, or an event on a day, to which other words can refer.
const anchor = longest([named, occasion(named)]);

// A part of a named time, or a time at some distance from it; without a time of day.
const anyDate = longest([
  listedInYear(longest([absolute.monthOnly, absolute.dayMonth, absolute.monthDay, season])),
  listedInMonth(longest([absolute.dayMonth, dayOfMonth(longest([calendar, pointedUnit]))])),
  named,
  part(period),
  yearFirst(longest([yearly, nthOf(yearly), part(yearly)])),
  remainder(period),
  windowBeside(anchor),
  unitBeside(anchor),
  unitOf(longest([date, holiday])),
  weekFrom(longest([named, date])),
  offsetFrom(named),
  weeksOn(longest([dayWord, weekday])),
  weeksBefore(longest([dayWord, weekday])),
  dayWeek(longest([dayWord, weekday])),
  sameDay,
  countedYearly,
  yearlyBeyond,
  justGone,
  weekdayOfOffset(longest([offset, offsetFrom(named)])),
  weekdayBeside(anchor),
  dayRange(longest([date, calendar])),
  monthDays,
  weekdayRange(week),
  edgeOf(period),
  toDate,
  soFar(relativeUnit),
  called(absolute.monthOnly),
]);

// With its time of day and time zone: the possible ends of a range.
const point = longest([inZone(longest([moment(anyDate), weekLast(week)])), closing, closingOf(anyDate), nowWord]);

/** All kinds of English expressions. The longest one that is a time counts. */
export const GRAMMAR: readonly Recogniser[] = [
  point,
  range(point, anyDate),
  shortWeekdays(week),
  shortYears,
  lengthFrom(point),
  startFor(point),
  offsetFrom(point),
  since(point),
  open(point),
  onwardsBehind(point),
  untilNow,
  lasting,
  looseWord,
];
