import { Injectable } from '@nestjs/common';
import { add, difference, type Difference } from '#dates/difference.js';
import type { Expression, Period } from '#dates/expression.js';
import { type Heard, momentOf } from '#dates/moment.js';
import { resolve } from '#dates/resolve.js';
import type { Caller } from '#domain/service/caller.js';
import { TenantSettingsService } from '#settings/tenant-settings.service.js';
import { languageOf } from './language.js';
import { StatedTimes } from './stated-times.js';

/** One reading of an expression; an open side is `null`. */
export interface ReadPeriod extends Pick<Period, 'precision' | 'confidence'> {
  readonly start: Date | null;
  readonly end: Date | null;
}

/** A time expression in a text, with its other readings. */
export interface ReadExpression extends ReadPeriod {
  readonly text: string;
  readonly index: number;
  readonly ongoing: boolean;
  readonly alternatives: readonly ReadPeriod[];
}

interface Said {
  readonly reference?: Date | undefined;
  readonly timezone?: string | undefined;
  /** The language of the words. */
  readonly language?: string | undefined;
}

/** Dates for callers without a contact: in the time zone and country of their tenant. */
@Injectable()
export class DatesService {
  constructor(
    private readonly times: StatedTimes,
    private readonly settings: TenantSettingsService,
  ) {}

  async resolve(
    caller: Caller,
    { text, ...said }: Said & { text: string },
  ): Promise<{ expressions: ReadExpression[]; reference: Date; timezone: string; language: string }> {
    const language = languageOf(text, said.language);
    const heard = await this.heard(caller, { ...said, language });
    const { reference, timezone } = heard;
    return { expressions: resolve(text, heard).map(expressionOf), reference, timezone, language };
  }

  /** @throws DomainError INVALID for words that name no time. */
  async difference(
    caller: Caller,
    { from, to, ...said }: Said & { from: Date | string; to: Date | string },
  ): Promise<Difference & { from: Date; to: Date; timezone: string }> {
    const heard = await this.heard(caller, said);
    const [start, end] = [momentOf(from, 'from', heard, 'start'), momentOf(to, 'to', heard, 'start')];
    return { ...difference(start, end, heard.timezone), from: start, to: end, timezone: heard.timezone };
  }

  /**
   * @param input `duration` is ISO 8601, negative to go back. Words that name a period stand for its start.
   * @throws DomainError INVALID for words that name no time, or for no duration.
   */
  async add(
    caller: Caller,
    { from, duration, ...said }: Said & { from: Date | string; duration: string },
  ): Promise<{ from: Date; duration: string; to: Date; timezone: string }> {
    const heard = await this.heard(caller, said);
    const start = momentOf(from, 'from', heard, 'start');
    return { from: start, duration, to: add(start, duration, heard.timezone), timezone: heard.timezone };
  }

  private async heard(caller: Caller, { timezone, reference, language }: Said): Promise<Heard> {
    const own = await this.settings.get(caller);
    return this.times.heard({ timezone: timezone ?? own.timezone, country: own.country, language }, reference);
  }
}

function expressionOf({ text, index, ongoing = false, alternatives = [], ...period }: Expression): ReadExpression {
  return { text, index, ...periodOf(period), ongoing, alternatives: alternatives.map(periodOf) };
}

function periodOf({ start, end, precision, confidence, open }: Period): ReadPeriod {
  return { start: open === 'start' ? null : start, end: open === 'end' ? null : end, precision, confidence };
}
