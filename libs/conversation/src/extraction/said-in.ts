import type { Evidence, ExtractedEvent, ExtractedFact, TranscriptTurn } from '#models/extractor.js';
import type { TurnRow } from '#graph/query.js';
import { UNSURE_BELOW } from '#domain/people/speaker.js';
import { MASK } from '#domain/privacy/mask.js';
import { isInReadable } from '#domain/privacy/unread.js';
import { confirms } from './confirmation.js';
import { placeOfQuote } from './evidence.js';
import { supportOf, type Told } from './support.js';
import type { Transcript } from './transcripts.js';

/** A fact or event that an extractor found. */
export type Found = { readonly fact: ExtractedFact } | { readonly event: ExtractedEvent };

/** Where something was said. */
export interface SaidIn {
  readonly row: TurnRow;
  readonly turn: TranscriptTurn;
  /** The texts of that turn, and then of the turns beside it. */
  readonly near: readonly string[];
  /** How sure the recogniser was of it, from 0 to 1. */
  readonly sureness: number;
  /** Why it must not replace anything until somebody has reviewed it. */
  readonly doubt: string | null;
}

/** @returns the fact or event itself. */
export function foundContent(found: Found): { readonly text: string; readonly evidence: Evidence } {
  return 'fact' in found ? found.fact : found.event;
}

/**
 * @returns the turn that is the evidence. It must be in the window, contain the quote, be about the statement, and the contact must have
 * said or confirmed it. Otherwise returns in words why it is no evidence.
 */
export function saidIn(transcript: Transcript, found: Found): SaidIn | string {
  const { window, request } = transcript;
  const { turns, before, known, contact } = request;
  const { evidence } = foundContent(found);
  const place = placeOfQuote(turns, evidence);
  const turn = turns[place];
  const row = window.turns.find(({ id }) => id === turn?.id);
  if (!turn || !row) return 'No turn that was read has the quote.';
  // Parts of the turn that must not be read again are hidden.
  if (turn.text !== row.text && !isReadIn(turn, found)) return 'It needs words that are not read again.';
  const all = [...before, ...turns].map(({ text }) => text);
  const at = before.length + place;
  const places = [at, at + 1, at - 1, [...before, ...turns].findIndex(({ id }) => id === evidence.alsoIn)];
  const near = places.flatMap((index) => all[index] ?? []);
  const far = [...all.filter((_, index) => !places.includes(index)), ...known.map(({ text }) => text)];
  const support = supportOf(contentOf(found), { near, far, name: contact.name });
  if (support === 'refuted') return 'The quote is about something else.';
  if (support === 'open' && turn.id !== evidence.turnId)
    return 'The quote stands in another turn, and says nothing of it.';
  return attributed(transcript, found, { row, turn, near });
}

function isReadIn({ text }: TranscriptTurn, found: Found): boolean {
  const { text: statement, evidence } = foundContent(found);
  return isInReadable(evidence.quote, text) && ![statement, valueOf(found)].some((words) => words?.includes(MASK));
}

/** What the contact did not say counts as theirs only once they confirm it. */
function attributed(
  { window, request: { turns } }: Transcript,
  found: Found,
  said: Pick<SaidIn, 'row' | 'turn' | 'near'>,
): SaidIn | string {
  const { row, turn } = said;
  const sure = (confirming?: TurnRow): Pick<SaidIn, 'sureness' | 'doubt'> => {
    const sureness = Math.min(row.confidence ?? 1, confirming?.confidence ?? 1);
    return {
      sureness,
      doubt: sureness < UNSURE_BELOW ? `The recogniser was not sure of the words: ${sureness}.` : null,
    };
  };
  if (turn.role === 'contact') return { ...said, ...sure() };
  const reply = turns.find(({ role, position }) => role === 'contact' && position > turn.position);
  const beforeReply = turns.filter(({ position }) => position >= turn.position && position < (reply?.position ?? 0));
  if (
    reply &&
    confirms(reply.text, valueOf(found), beforeReply.map(({ speaker, text }) => `${speaker}\n${text}`).join('\n'))
  )
    return { ...said, ...sure(window.turns.find(({ id }) => id === reply.id)) };
  if (turn.role === 'agent') return 'The agent said it, and the contact did not confirm it.';
  return { ...said, ...sure(), doubt: 'Somebody else said it, and the contact did not confirm it.' };
}

function valueOf(found: Found): string | null {
  return 'fact' in found ? found.fact.value : found.event.object;
}

function contentOf(found: Found): Told {
  const { text, value, times } =
    'fact' in found
      ? { ...found.fact, times: [found.fact.from, found.fact.to] }
      : { ...found.event, value: null, times: [found.event.startsAt, found.event.endsAt] };
  return { text, value, times: times.filter((words) => words !== null) };
}
