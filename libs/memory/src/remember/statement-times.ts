import type { Heard } from '#dates/moment.js';
import { type EventInput, leaning } from './event-input.js';
import { seriesOf } from './event-series.js';
import { SILENT, type SpokenTime, spokenTime } from '#times/spoken-time.js';
import { plannedRecurrence } from '#times/spoken-recurrence.js';
import { type ReadPeriod, statedOccasion, statedValidity } from '#times/stated-ends.js';

/** The times a caller stated, and the text to read if none were stated. */
interface Stated {
  readonly text: string;
  /** If false, no time is read from the text. */
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
 * @returns when a statement is valid and, for an event, when it takes place: as the caller states, else as the text says.
 * @throws DomainError INVALID if stated words contain no time.
 */
export function timesOf(input: Stated, about: About, heard: Heard): SpokenTime {
  const { event, validFrom, validTo } = input;
  if (event) return eventTimes(input, event, about, heard);
  const isStated = validFrom !== undefined || validTo !== undefined;
  if (!isStated) return input.reconcile ? timesInText(input.text, heard, about) : SILENT;
  const { from, to, ...said } = validityOf(input, about, heard);
  return { ...SILENT, ...said, validFrom: from, validTo: to };
}

/** Reads times in a text. A recurring event is planned for its next time. */
function timesInText(text: string, heard: Heard, about: About): SpokenTime {
  const series = about.episodic ? plannedRecurrence(text, heard) : null;
  return series ? { ...SILENT, ...series, validFrom: heard.reference } : spokenTime(text, heard, about);
}

/** A planned event is valid from when it was said, a past event from its start. The same applies to times read from texts. */
function eventTimes(input: Stated, event: EventInput, about: About, heard: Heard): SpokenTime {
  const validity = validityOf(input, about, heard);
  const leaned = leaning(heard, event);
  const series = seriesOf({ ...input, event, path: about.path }, leaned);
  const {
    from: startsAt,
    to: endsAt,
    ...said
  } = series
    ? { from: series.startsAt, to: series.endsAt, precision: series.precision, expression: series.expression }
    : occasionOf(input, event, about, leaned);
  const isUnknown = startsAt === null || event.status === 'cancelled';
  const hasHappened =
    !isUnknown && event.status !== 'planned' && event.status !== 'moved' && startsAt <= heard.reference;
  const implied = hasHappened ? startsAt : isUnknown ? null : heard.reference;
  return {
    validFrom: input.validFrom === undefined && input.validTo === undefined ? implied : validity.from,
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

function occasionOf(input: Stated, { startsAt, endsAt }: EventInput, about: About, heard: Heard): ReadPeriod {
  if (startsAt !== undefined || endsAt !== undefined) {
    const paths = { from: `${about.path}event.startsAt`, to: `${about.path}event.endsAt` };
    return statedOccasion({ from: startsAt, to: endsAt }, paths, heard);
  }
  const read = input.reconcile ? spokenTime(input.text, heard, about) : SILENT;
  return { from: read.startsAt, to: read.endsAt, precision: read.precision, expression: read.expression };
}
