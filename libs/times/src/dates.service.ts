import { Injectable } from '@nestjs/common';
import { add, difference, type Difference } from '#dates/difference.js';
import type { Expression, Period } from '#dates/expression.js';
import { momentOf } from '#dates/moment.js';
import { resolve } from '#dates/resolve.js';
import { StatedTimes } from './stated-times.js';

/** One way to read an expression; an open side is `null`. */
export interface ReadPeriod extends Pick<Period, 'precision' | 'confidence'> {
  readonly start: Date | null;
  readonly end: Date | null;
}

/** An expression of time in a text, with its other readings. */
export interface ReadExpression extends ReadPeriod {
  readonly text: string;
  readonly index: number;
  readonly ongoing: boolean;
  readonly alternatives: readonly ReadPeriod[];
}

interface Said {
  readonly reference?: Date | undefined;
  readonly timezone?: string | undefined;
}

/** Dates for callers who have no contact in mind. */
@Injectable()
export class DatesService {
  constructor(private readonly times: StatedTimes) {}

  resolve({ text, ...said }: Said & { text: string }): {
    expressions: ReadExpression[];
    reference: Date;
    timezone: string;
  } {
    const heard = this.times.heard(said.timezone, said.reference);
    const { reference, timezone } = heard;
    return { expressions: resolve(text, heard).map(expressionOf), reference, timezone };
  }

  /** @throws DomainError INVALID for words that name no time. */
  difference({
    from,
    to,
    ...said
  }: Said & { from: Date | string; to: Date | string }): Difference & { from: Date; to: Date; timezone: string } {
    const heard = this.times.heard(said.timezone, said.reference);
    const [start, end] = [momentOf(from, 'from', heard, 'start'), momentOf(to, 'to', heard, 'start')];
    return { ...difference(start, end, heard.timezone), from: start, to: end, timezone: heard.timezone };
  }

  /**
   * @param input `duration` is ISO 8601, negative to go back. Words that name a period stand for its start.
   * @throws DomainError INVALID for words that name no time, or for no duration.
   */
  add({ from, duration, ...said }: Said & { from: Date | string; duration: string }): {
    from: Date;
    duration: string;
    to: Date;
    timezone: string;
  } {
    const heard = this.times.heard(said.timezone, said.reference);
    const start = momentOf(from, 'from', heard, 'start');
    return { from: start, duration, to: add(start, duration, heard.timezone), timezone: heard.timezone };
  }
}

function expressionOf({ text, index, ongoing = false, alternatives = [], ...period }: Expression): ReadExpression {
  return { text, index, ...periodOf(period), ongoing, alternatives: alternatives.map(periodOf) };
}

function periodOf({ start, end, precision, confidence, open }: Period): ReadPeriod {
  return { start: open === 'start' ? null : start, end: open === 'end' ? null : end, precision, confidence };
}
