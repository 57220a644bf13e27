import type { ExtractedEvent } from '../extractor.js';
import type { AgreedTime } from './agreed-time.js';

/** An acceptance is plain, but what it is for is read from the turns before. */
const CONFIDENCE = 0.7;

/** @returns the plan that was agreed, told so that it can be understood alone: "The check-up is booked for Friday at ten." */
export function agreedEvent(
  { turn, quote, dayTurnId, what, when, isMoved }: AgreedTime,
  name: string | null,
): ExtractedEvent {
  const are = /[^s]s$/u.test(what) ? 'are' : 'is';
  return {
    text: `The ${what} ${are} booked for ${when.replace(/\.$/u, '')}.`,
    subject: name ?? 'contact',
    verb: 'have',
    object: what,
    aliases: what === 'appointment' ? [] : ['appointment'],
    status: isMoved ? 'moved' : 'planned',
    startsAt: when,
    endsAt: null,
    known: null,
    importance: null,
    confidence: CONFIDENCE,
    evidence: { turnId: turn.id, quote, ...(dayTurnId === turn.id ? {} : { alsoIn: dayTurnId }) },
  };
}
