import { withTextLabels } from '#domain/recall/text-index.js';
import type { MemoryApplyParams } from '#graph/generated/queries.js';

/** A write to the memories of a contact. The full-text labels of its texts are derived from their languages. */
export type MemoryWrite = Omit<MemoryApplyParams, 'found'>;

/** @returns the full-text labels for the versions that a write opens. */
export function foundIn({ opens }: Pick<MemoryWrite, 'opens'>): MemoryApplyParams['found'] {
  return withTextLabels(
    opens.map(({ properties: { id, language } }) => ({
      id: String(id),
      language: typeof language === 'string' ? language : null,
    })),
  );
}
