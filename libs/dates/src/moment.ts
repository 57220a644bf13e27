import { Temporal } from 'temporal-polyfill';
import type { Config } from '#config/config.js';
import { type DomainError, invalid } from '#domain/service/errors.js';
import type { Expression, Period, ResolveOptions } from './expression.js';
import { resolve } from './resolve.js';

/** The moment and the time zone from which "last March" counts. */
export interface Heard {
  readonly reference: Date;
  readonly timezone: string;
  readonly options: ResolveOptions;
}

/** @returns the options for expressions in the settings. */
export function datesOptions({ COUNTRY, FISCAL_YEAR_START, DATES_PREFER, RECENT_DAYS }: Config): ResolveOptions {
  return {
    prefer: DATES_PREFER,
    fiscalYearStart: FISCAL_YEAR_START,
    recentDays: RECENT_DAYS,
    ...(COUNTRY ? { country: COUNTRY } : {}),
  };
}

/**
 * @param stated an instant, an existing date, or other words for a period.
 * @param path the field, for faults.
 * @param side which moment of a period is meant. `last`: its last millisecond, or the reference while it lasts, so that
 * "this year" is not the future. `start` and `end` are its bounds.
 * @throws DomainError INVALID for words that name no time, or no bound on that side.
 */
export function momentOf(
  stated: Date | string,
  path: string,
  heard: Heard,
  side: 'last' | 'start' | 'end' = 'last',
): Date {
  if (stated instanceof Date) return stated;
  const period = periodOf(stated, path, heard);
  // A length may stand beside the time of a fact; a question would be answered for another time.
  if (hasNumber(beside(stated, period))) throw onlyRead(stated, period, path);
  const { start, end, precision, open } = period;
  if (precision === 'instant') return start;
  if (open === (side === 'start' ? 'start' : 'end'))
    throw invalid(path, `"${stated.slice(0, 60)}" has no bound on this side`);
  if (side !== 'last') return side === 'start' ? start : end;
  return start <= heard.reference && heard.reference < end ? heard.reference : new Date(end.getTime() - 1);
}

// In a text the grammar only reads years from 1000 to 2999, because other numbers are seldom years.
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function dayOf(day: Temporal.PlainDate, timezone: string): Period {
  const at = (date: Temporal.PlainDate): Date => new Date(date.toZonedDateTime(timezone).epochMilliseconds);
  return { start: at(day), end: at(day.add({ days: 1 })), precision: 'day', confidence: 1 };
}

/**
 * @param words an existing date, or other words for a period.
 * @param path the field, for faults.
 * @returns the period that the words name.
 * @throws DomainError INVALID for words that name no time, or more than is read of them.
 */
export function periodOf(words: string, path: string, heard: Heard): Expression {
  const expression = statedIn(words, heard);
  if (expression) {
    if (isCutFrom(words, expression) || leavesNumber(words, expression)) throw onlyRead(words, expression, path);
    return expression;
  }
  if (DAY.test(words)) return { ...dayOf(Temporal.PlainDate.from(words), heard.timezone), text: words, index: 0 };
  throw invalid(path, `"${words.slice(0, 60)}" names no time; use an instant, a date, or words such as "last March"`);
}

/** @returns the refusal of words of which only a part is read. */
export function onlyRead(words: string, { text }: { readonly text: string }, path: string): DomainError {
  return invalid(path, `"${words.slice(0, 60)}" is only read as "${text}"; use an instant or a date`);
}

/**
 * Callers may state a time in English for a contact with another language: the reading that uses more of the words
 * counts.
 */
function statedIn(words: string, heard: Heard): Expression | undefined {
  const [expression] = resolve(words, heard);
  if ((heard.options.locale ?? 'en') === 'en') return expression;
  const [inEnglish] = resolve(words, { ...heard, options: { ...heard.options, locale: 'en' } });
  return inEnglish && inEnglish.text.length > (expression?.text.length ?? 0) ? inEnglish : expression;
}

/**
 * "2024-W05-3" is more than "2024-W05", and "-1 days ago" than "1 days ago": characters directly before or after an
 * expression belong to it.
 */
function isCutFrom(words: string, { text, index }: Expression): boolean {
  const before = words.slice(0, index);
  return (
    /[\p{Script=Latin}\p{N}][-/]?$/u.test(before) ||
    (/(?:^|\s)[-−–]$/u.test(before) && /^\p{N}/u.test(text)) ||
    /^[-/]?[\p{Script=Latin}\p{N}]/u.test(words.slice(index + text.length))
  );
}

const LENGTH = /(?<!\p{L})(?:for|lasting) (?:about )?\p{N}+(?:[.,]\p{N}+)?[ -]?\p{L}+/giu;

/**
 * "30 February 2026" is more than "February 2026": a left-over number belongs to the time. That of a length does not:
 * "Friday for 45 minutes".
 */
export function leavesNumber(words: string, read: Part): boolean {
  return hasNumber(beside(words, read).replace(LENGTH, ''));
}

type Part = Pick<Expression, 'text' | 'index'>;

/** @returns the words without the part that is read. */
function beside(words: string, { text, index }: Part): string {
  return `${words.slice(0, index)}|${words.slice(index + text.length)}`;
}

function hasNumber(words: string): boolean {
  return /\p{N}/u.test(words);
}
