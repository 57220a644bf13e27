import type { Config } from '#config/config.js';
import type { ExtractionRow } from '#graph/query.js';

/** How far a session has been extracted, as callers see it. */
export interface Extraction {
  readonly status: 'none' | 'collecting' | 'waiting' | 'running' | 'retrying' | 'dead' | 'done';
  readonly reason: string | null;
  /** How many turns have been read. */
  readonly extracted: number;
  readonly attempts: number;
  readonly nextAttemptAt: Date | null;
  readonly extractedAt: Date | null;
  /** When it last finished or was given up, by a clock that is strictly increasing within the tenant. */
  readonly settledAt: Date | null;
  /** How many facts and events were found. */
  readonly found: number;
  readonly model: string | null;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost: number | null;
}

/** The state stored in the graph; any field may be missing. */
export type ExtractionState = Partial<ExtractionRow>;

/** @returns why nothing is extracted by a service without an extractor. */
export function whyNothing({ EXTRACTOR }: Pick<Config, 'EXTRACTOR'>): string {
  return EXTRACTOR === 'llm'
    ? 'No language model is configured: set LLM_MODEL and LLM_BASE_URL, or EXTRACTOR=local.'
    : 'The settings say so: EXTRACTOR=none.';
}

/**
 * @param turns how many the session has.
 * @param nothing why this service extracts nothing; `null` if it has an extractor.
 */
export function extractionOf(state: ExtractionState, turns: number, now: Date, nothing: string | null): Extraction {
  const status = statusOf(state, turns, now);
  const waits = status === 'waiting' || status === 'collecting' || status === 'retrying';
  return {
    status,
    reason: waits && nothing !== null ? nothing : (state.extractionError ?? null),
    extracted: Math.min(turns, state.extractedTo ?? 0),
    attempts: state.attempts ?? 0,
    nextAttemptAt: waits ? (state.dueAt ?? null) : null,
    extractedAt: state.extractedAt ?? null,
    settledAt: state.settledAt ?? null,
    found: state.extractedStatements ?? 0,
    model: state.extractionModel ?? null,
    inputTokens: state.inputTokens ?? 0,
    outputTokens: state.outputTokens ?? 0,
    cost: state.cost ?? null,
  };
}

function statusOf(state: ExtractionState, turns: number, now: Date): Extraction['status'] {
  if (state.extractionDeadAt) return 'dead';
  if (turns === 0) return 'none';
  if (turns <= (state.extractedTo ?? 0)) return 'done';
  if (state.leasedUntil && state.leasedUntil > now) return 'running';
  if (state.extractionError) return 'retrying';
  return state.dueAt && state.dueAt <= now ? 'waiting' : 'collecting';
}
