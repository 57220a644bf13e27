import type { Heard } from '#dates/moment.js';
import { type EventInput, leaning } from './event-input.js';
import { seriesOf } from './event-series.js';
import { SILENT, type SpokenTime, spokenTime } from '#times/spoken-time.js';
import { plannedRecurrence } from '#times/spoken-recurrence.js';
import { type ReadPeriod, statedOccasion, statedValidity } from '#times/stated-ends.js';

/** What a caller stated about times, and the text to read times from if none were stated. */
interface Stated {
  readonly text: string;
  /** false: no time is read from the text. */
  readonly reconcile: boolean;
  readonly validFrom?: Date | string | undefined;
  readonly validTo?: Date | string | undefined;
  readonly event?: EventInput | undefined;
}

/** What the times are about; `path` leads to the statement in the request. */
interface About {
  readonly episodic: boolean;
  readonly singleValued: boolean;
  readonly value: string | undefined;
  readonly path: string;
}

/**
 * @returns when a statement holds and, for an event, when it takes place: as the caller states, else as the text says.
 * @throws DomainError INVALID for stated words in which no time is read.
 */
export function timesOf(given: Stated, about: About, heard: Heard): SpokenTime {
  const { event, validFrom, validTo } = given;
  if (event) return eventTimes(given, event, about, heard);
  const stated = validFrom !== undefined || validTo !== undefined;
  if (!stated) return given.reconcile ? spoken(given.text, heard, about) : SILENT;
  const { from, to, ...said } = validityOf(given, about, heard);
  return { ...SILENT, ...said, validFrom: from, validTo: to };
}

/** An episode that comes again is planned for its next time. */
function spoken(text: string, heard: Heard, about: About): SpokenTime {
  const series = about.episodic ? plannedRecurrence(text, heard) : null;
  return series ? { ...SILENT, ...series, validFrom: heard.reference } : spokenTime(text, heard, about);
}

/** A planned event holds from when it was said, one that happened from its start, as with times read from texts. */
function eventTimes(given: Stated, event: EventInput, about: About, heard: Heard): SpokenTime {
  const validity = validityOf(given, about, heard);
  const told = leaning(heard, event);
  const series = seriesOf({ ...given, event, path: about.path }, told);
  const {
    from: startsAt,
    to: endsAt,
    ...said
  } = series
    ? { from: series.startsAt, to: series.endsAt, precision: series.precision, expression: series.expression }
    : occasionOf(given, event, about, told);
  const unknown = startsAt === null || event.status === 'cancelled';
  const happened = !unknown && event.status !== 'planned' && event.status !== 'moved' && startsAt <= heard.reference;
  const implied = happened ? startsAt : unknown ? null : heard.reference;
  return {
    validFrom: given.validFrom === undefined && given.validTo === undefined ? implied : validity.from,
    validTo: validity.to,
    startsAt,
    endsAt,
    precision: said.precision ?? validity.precision,
    expression: said.expression ?? validity.expression,
    recurrence: series?.recurrence ?? null,
    recursUntil: series?.recursUntil ?? null,
  };
}

function validityOf({ validFrom, validTo }: Stated, { path }: About, heard: Heard): ReadPeriod {
  const paths = { from: `${path}validFrom`, to: `${path}validTo` };
  return statedValidity({ from: validFrom, to: validTo }, paths, heard);
}

function occasionOf(given: Stated, { startsAt, endsAt }: EventInput, about: About, heard: Heard): ReadPeriod {
  if (startsAt !== undefined || endsAt !== undefined) {
    const paths = { from: `${about.path}event.startsAt`, to: `${about.path}event.endsAt` };
    return statedOccasion({ from: startsAt, to: endsAt }, paths, heard);
  }
  const spoken = given.reconcile ? spokenTime(given.text, heard, about) : SILENT;
  return { from: spoken.startsAt, to: spoken.endsAt, precision: spoken.precision, expression: spoken.expression };
}
