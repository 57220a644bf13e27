import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { datesOptions, type Heard, momentOf } from '#dates/moment.js';
import type { ResolveOptions } from '#dates/expression.js';
import { isRead, UNREAD } from '#dates/locale.js';
import type { PartialAsOf } from '#domain/recall/read-times.js';
import { Clock } from '#domain/service/clock.js';
import { invalid } from '#domain/service/errors.js';

/** The two clocks as a caller may state them: instants, dates or words. */
export interface StatedAsOf {
  readonly validAt?: Date | string | undefined;
  readonly knownAt?: Date | string | undefined;
}

/** A period as a caller may state it; a missing bound is open. */
export interface StatedPeriod {
  readonly from?: Date | string | undefined;
  readonly to?: Date | string | undefined;
}

/**
 * How words are read: in the time zone of a contact, else of its tenant, and in the country of the tenant; `null`: as
 * the settings say.
 */
export interface Locality {
  readonly timezone: string | null;
  readonly country: string | null;
  /** The language of the words, a BCP 47 tag; absent or `null`: English. */
  readonly language?: string | null;
}

/** The default. */
export const ANYWHERE: Locality = { timezone: null, country: null };

const EARLIEST = new Date('0001-01-01T00:00:00Z');

/**
 * Reads the times that callers state in the time zone of the contact, else of its tenant, else of the settings; never
 * in that of the server.
 */
@Injectable()
export class StatedTimes {
  private readonly options: ResolveOptions;
  private readonly fallback: string;

  constructor(
    private readonly clock: Clock,
    @Inject(CONFIG) config: Config,
  ) {
    this.options = datesOptions(config);
    this.fallback = config.TIMEZONE;
  }

  /** @returns the time zone to use for a contact that may have none. */
  zone(timezone: string | null | undefined): string {
    return timezone ?? this.fallback;
  }

  /** @param reference the moment the words were said; default: now. */
  heard({ timezone, country, language }: Locality, reference: Date = this.clock.now()): Heard {
    const locale = language ? (isRead(language) ? language : UNREAD) : 'en';
    const options = { ...this.options, ...(country === null ? {} : { country }), locale };
    return { reference, timezone: this.zone(timezone), options };
  }

  /** @throws DomainError INVALID for words that name no time, and for a period that ends before it starts. */
  period({ from, to }: StatedPeriod, heard: Heard): { from: Date; to: Date | null } {
    const start = from === undefined ? EARLIEST : momentOf(from, 'from', heard, 'start');
    const end = to === undefined ? null : momentOf(to, 'to', heard, 'end');
    if (end && end <= start) throw invalid('to', 'must lie after from');
    return { from: start, to: end };
  }

  /** @throws DomainError INVALID for words that name no time. */
  place({ validAt, knownAt }: StatedAsOf, locality: Locality): PartialAsOf {
    const heard = this.heard(locality);
    return {
      validAt: validAt === undefined ? undefined : momentOf(validAt, 'validAt', heard),
      knownAt: knownAt === undefined ? undefined : momentOf(knownAt, 'knownAt', heard),
    };
  }
}
