import type { Extractor, TranscriptTurn } from '#models/extractor.js';
import type { Conversation } from './conversation.js';

/** What an extractor kept as labelled, what it should not have kept, and what it left; the words of each. */
export interface Compared {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
  readonly left: readonly string[];
}

/** @returns what the extractor makes of a conversation that nothing was known before, against its labels. */
export async function compared(extractor: Extractor, conversation: Conversation): Promise<Compared> {
  const { startedAt, turns, keep } = conversation;
  const said = turns.map(([speaker, text], i): TranscriptTurn => ({
    ...{ id: `t${i}`, position: i + 1, speaker, text },
    ...{ role: speaker === 'agent' ? 'agent' : 'contact', at: new Date(Date.parse(startedAt) + i * 20_000) },
  }));
  const contact = { name: null, timezone: 'UTC' };
  const { facts, events } = await extractor.extract({ contact, before: [], turns: said, known: [] });
  const quotes = [...facts, ...events].map(({ evidence }) => evidence.quote);
  const isKept = (quote: string): boolean => keep.some((kept) => meets(quote, kept));
  return {
    right: quotes.filter(isKept),
    wrong: quotes.filter((quote) => !isKept(quote)),
    left: keep.filter((kept) => !quotes.some((quote) => meets(quote, kept))),
  };
}

function meets(quote: string, kept: string): boolean {
  return quote.includes(kept) || kept.includes(quote.replace(/[.!]+$/u, ''));
}
