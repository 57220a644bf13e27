import { type Spread, spread } from '../bed/percentile.js';
import type { RestClient } from '../bed/rest-client.js';
import { askLocomo, type Asked } from './ask-locomo.js';
import { loadedLocomo, loadLocomo } from './load-locomo.js';
import type { Locomo } from './locomo.type.js';
import { byCategory, type Group } from './retrieval.js';

/** What one run found. */
export interface RecallFigures {
  readonly turns: number;
  readonly captions: boolean;
  /** Undefined when the turns of an earlier run were reused. */
  readonly loadSeconds: number | undefined;
  readonly groups: readonly Group[];
  readonly recallMs: Spread;
  readonly recallWithoutEmbeddingMs: Spread;
}

/** Stores the conversations, unless they are there, and asks the questions about them, one after the other. */
export async function measureRecall(
  client: RestClient,
  { turns, questions }: Locomo,
  { reuse, captions = false }: { reuse?: boolean; captions?: boolean } = {},
): Promise<{ figures: RecallFigures; asked: Asked[] }> {
  const kept = reuse ? await loadedLocomo(client, turns) : undefined;
  if (!kept) console.error(`Storing ${turns.length} turns ...`);
  const started = performance.now();
  const contacts = kept ?? (await loadLocomo(client, turns, captions));
  const loadSeconds = kept ? undefined : (performance.now() - started) / 1_000;
  console.error(`Asking ${questions.length} questions ...`);
  const asked = await askLocomo(client, contacts, questions);
  const figures = {
    turns: turns.length,
    captions,
    loadSeconds,
    groups: byCategory(answeredOf({ turns, questions }, asked)),
    recallMs: spread(asked.map(({ total }) => total)),
    recallWithoutEmbeddingMs: spread(asked.map(({ withoutEmbedding }) => withoutEmbedding)),
  };
  return { figures, asked };
}

function answeredOf({ turns, questions }: Locomo, asked: readonly Asked[]): Parameters<typeof byCategory>[0] {
  const sessions = new Map(turns.map(({ conversation, id, session }) => [`${conversation} ${id}`, session]));
  const ranked = new Map(asked.map((one) => [one.id, one.ranked]));
  return questions.flatMap(({ id, conversation, category, evidence_fixed: evidence }) => {
    if (!evidence || evidence.length === 0) return [];
    const sessionOf = (turnId: string): string | undefined => sessions.get(`${conversation} ${turnId}`);
    return [{ category, evidence, sessionOf, ranked: ranked.get(id) ?? [] }];
  });
}
