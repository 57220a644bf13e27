import type { RestClient } from '../bed/rest-client.js';
import { loadLocomo } from '../recall/load-locomo.js';
import type { LocomoTurn } from '../recall/locomo.type.js';
import { type Extracted, keptTurns, placeOf } from './kept-turns.js';

/** What one run found, of turns. */
export interface ExtractFigures {
  readonly reader: string;
  readonly turns: number;
  /** That state a lasting fact. */
  readonly stating: number;
  readonly kept: number;
  readonly statements: number;
  readonly precision: number;
  readonly recall: number;
  readonly seconds: number;
}

/** The sessions wait: what would be remembered is asked, with each reader in a service of its own. */
const COMMON = { EXTRACTOR: 'local', EXTRACT_POLL_SECONDS: '0', ARBITER: 'none', WARM_UP: 'false' };
export const EXTRACT_READERS = [COMMON, { ...COMMON, EMBEDDER: 'none' }];

/** Stores the conversations, and asks by dry run what would be remembered of them. */
export async function measureExtract(
  client: RestClient,
  turns: readonly LocomoTurn[],
  stating: ReadonlySet<string>,
): Promise<ExtractFigures> {
  console.error(`Storing ${turns.length} turns ...`);
  const contacts = await loadLocomo(client, turns, false);
  console.error('Asking what would be remembered ...');
  const started = performance.now();
  const extracted = await keptTurns(client, contacts);
  const seconds = (performance.now() - started) / 1_000;
  return { ...compared(extracted, stating), turns: turns.length, seconds };
}

function compared(
  { kept, statements, model }: Extracted,
  stating: ReadonlySet<string>,
): Omit<ExtractFigures, 'turns' | 'seconds'> {
  const places = new Set(kept.map(({ conversation, turnId }) => placeOf(conversation, turnId)));
  const right = [...places].filter((place) => stating.has(place)).length;
  const shares = { precision: right / places.size, recall: right / stating.size };
  return { reader: model, stating: stating.size, kept: places.size, statements, ...shares };
}
