import { besideOthers } from './beside-others.js';
import { chains } from './chains.js';
import { clockBesideDay } from './clock-beside-day.js';
import { decades } from './decades.js';
import { durationsWithStart } from './durations.js';
import { fortnights } from './fortnights.js';
import { holidays } from './holidays.js';
import { notes } from './notes.js';
import { numericDates } from './numeric-dates.js';
import { offsets } from './offsets.js';
import { openRanges } from './open-ranges.js';
import { otherwise } from './otherwise.js';
import { passing } from './passing.js';
import { remainders } from './remainders.js';
import type { Family } from './said.js';
import { shortYears } from './short-years.js';
import { windows } from './windows.js';

/** The kinds of expression that are made up, each in a file of its own. */
export const FAMILIES: readonly Family[] = [
  windows, notes, clockBesideDay, numericDates, shortYears, openRanges, decades, durationsWithStart, remainders, fortnights, chains, holidays, offsets, passing, otherwise, besideOthers,
]; // prettier-ignore
