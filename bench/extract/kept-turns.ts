import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listSessions } from '#contract/conversation.js';
import { dryRunExtraction } from '#contract/extraction.js';
import type { Received, RestClient } from '../bed/rest-client.js';
import type { Contacts } from '../recall/load-locomo.js';

/** A turn of which something would be remembered. */
export interface Kept {
  readonly conversation: string;
  readonly turnId: string;
}

/** What the extractor found. */
export interface Extracted {
  readonly kept: readonly Kept[];
  readonly statements: number;
  /** The name of the extractor. */
  readonly model: string;
}

/** Asks what would be remembered of every session; nothing is written, so no session depends on another. */
export async function keptTurns(client: RestClient, contacts: Contacts): Promise<Extracted> {
  const kept: Kept[] = [];
  let [statements, model] = [0, ''];
  for (const [conversation, contactId] of contacts) {
    const { sessions } = await client.call(listSessions, { contactId, limit: 200 });
    for (const { id: sessionId } of sessions) {
      for (let after: number | null = 0; after !== null;) {
        const run: Received<typeof dryRunExtraction> = await client.call(dryRunExtraction, {
          contactId,
          sessionId,
          after,
        });
        kept.push(...run.statements.map(({ turnId }) => ({ conversation, turnId })));
        [statements, model, after] = [statements + run.statements.length, run.model, run.nextAfter];
      }
    }
  }
  return { kept, statements, model };
}

/** One line of locomo-facts.jsonl, as far as it is used. */
interface LocomoFact {
  readonly conversation: string;
  /** The ids of the turns that state it. */
  readonly evidence: readonly string[];
}

/** @returns the turns that state a lasting fact, by whoever noted the facts: others may state one too. */
export async function statingTurns(directory: string): Promise<ReadonlySet<string>> {
  const text = await readFile(join(directory, 'locomo-facts.jsonl'), 'utf8');
  const facts = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : (JSON.parse(line) as LocomoFact)));
  return new Set(facts.flatMap(({ conversation, evidence }) => evidence.map((id) => placeOf(conversation, id))));
}

export function placeOf(conversation: string, turnId: string): string {
  return `${conversation} ${turnId}`;
}
