import { join } from 'node:path';
import type { Config } from '#config/config.js';
import { modelsDir } from '#config/models-dir.js';
import { attributeTable } from '#domain/attributes/attributes.js';
import type { Clock } from '#domain/service/clock.js';
import type { Arbiter } from './arbiter.js';
import { hasBase, LocalArbiter } from './local-arbiter/local-arbiter.js';
import { LlmArbiter } from './llm/llm-arbiter.js';
import type { Llm } from './llm/llm.js';
import { LOCAL_MODEL } from './local-embedder.js';
import { TieredArbiter } from './tiered-arbiter.js';

/** @returns the configured arbiter; `null` if only the rules decide. */
export async function createArbiter(llm: Llm | null, config: Config, clock: Clock): Promise<Arbiter | null> {
  if (config.ARBITER === 'none') return null;
  const asked = llm && new LlmArbiter(llm, { deadlineMs: config.ARBITER_TIMEOUT_SECONDS * 1_000, clock });
  if (config.ARBITER === 'llm') return asked;
  const local = await createLocal(config);
  return asked ? new TieredArbiter(local, asked) : local;
}

/** Without vectors no facts are near a statement, so the model would have nothing to judge and only the plain words of a change decide. */
async function createLocal(config: Config): Promise<LocalArbiter> {
  const [base, table] = [join(modelsDir(config), LOCAL_MODEL), attributeTable(config.ATTRIBUTES)];
  const isModelUsed = config.EMBEDDER !== 'none' && (await hasBase(base));
  return isModelUsed ? LocalArbiter.create(base, table) : LocalArbiter.ofWordsAlone(table);
}
