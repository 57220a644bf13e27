import type { ModelUsage } from '#models/extractor.js';

/** @returns the total usage of several calls. The cost is known if that of each call is. */
export function usageSum(model: string, parts: readonly (ModelUsage | null)[]): ModelUsage {
  const known = parts.filter((part) => part !== null);
  const sum = (of: (usage: ModelUsage) => number): number => known.reduce((total, usage) => total + of(usage), 0);
  const priced = known.every(({ cost }) => cost !== null) && known.length > 0;
  return {
    model,
    calls: sum(({ calls }) => calls),
    inputTokens: sum(({ inputTokens }) => inputTokens),
    outputTokens: sum(({ outputTokens }) => outputTokens),
    cost: priced ? sum(({ cost }) => cost ?? 0) : null,
  };
}
