import type { EventStatus, Version } from '#domain/memory/memory.js';
import type { Statement } from '#domain/memory/statement.js';
import { matchEvent } from '#domain/plans/event-match.js';
import { at, freeText, version } from './statements.js';

const DENTIST = { subject: 'Asha', verb: 'has', object: 'dentist appointment' };

/** Five to six on the afternoon of a Tuesday, in March 2026. */
export const TUESDAY = { startsAt: at('2026-03-10T17:00:00Z'), endsAt: at('2026-03-10T18:00:00Z') };
export const ALL_TUESDAY = { startsAt: at('2026-03-10'), endsAt: at('2026-03-11') };
export const THURSDAY = { startsAt: at('2026-03-12T17:00:00Z'), endsAt: at('2026-03-12T18:00:00Z') };
export const UNSAID = { startsAt: null, endsAt: null };

/** @returns a time on that Tuesday, such as from 17:00 to 18:00. */
export function tuesday(from: string, to: string | null): { startsAt: Date; endsAt: Date | null } {
  const time = (clock: string): Date => at(`2026-03-10T${clock}:00Z`);
  return { startsAt: time(from), endsAt: to === null ? null : time(to) };
}

/** @returns what was said of her dentist appointment, on 5 March unless the test says when. */
export function event(status: EventStatus | 'moved', about: Partial<Statement> = {}): Statement {
  return freeText('She has a dentist appointment.', {
    kind: 'episodic',
    saidAt: at('2026-03-05'),
    ...DENTIST,
    status: status === 'moved' ? 'planned' : status,
    moved: status === 'moved',
    ...about,
  });
}

/** @returns what is known of it: planned, unless the test says otherwise. */
export function known(id: string, about: Partial<Version> = {}): Version {
  return version(id, { kind: 'episodic', attribute: null, value: null, ...DENTIST, status: 'planned', ...about });
}

/** @returns what a statement does to events, as a test reads it. */
export function move(statement: Statement, ...events: Version[]): string {
  const found = matchEvent(statement, events);
  if (!found) return 'none';
  if (found.does === 'add') return `add until ${found.statement.validTo?.toISOString().slice(0, 10) ?? ''}`;
  return found.does === 'stand beside' ? 'stand beside' : `${found.does} ${found.version.id}`;
}
