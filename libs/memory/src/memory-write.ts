import { labelled } from '#domain/text-index.js';
import type { MemoryApplyParams } from '#graph/generated/queries.js';

/** A write to the memories of a contact; how its texts are found follows from their language. */
export type MemoryWrite = Omit<MemoryApplyParams, 'found'>;

/** @returns which of the versions that a write opens are found in the full-text index of their language. */
export function foundIn({ opens }: Pick<MemoryWrite, 'opens'>): MemoryApplyParams['found'] {
  return labelled(
    opens.map(({ properties: { id, language } }) => ({
      id: String(id),
      language: typeof language === 'string' ? language : null,
    })),
  );
}
