import { Injectable } from '@nestjs/common';
import { importanceNear, importanceOf, type Prototype } from '#domain/memory/importance.js';
import type { Vector } from '#models/embedder.js';
import { VectorSpace } from '#models/vector-space.js';
import { IMPORTANCE_CLASSES } from './importance-prototypes.js';
import type { StatementInput, Weighed } from './statement-input.js';

/** Measures the importance of statements that state none, without a language model. */
@Injectable()
export class Importance {
  #prototypes: Promise<readonly Prototype[]> | undefined;

  constructor(private readonly space: VectorSpace) {}

  /**
   * @param vectors those of the statements, in the same order.
   * @returns the statements with their importance.
   * @throws DomainError UNAVAILABLE if the prototypes are not embedded yet and the embedder fails.
   */
  async weighed<T extends { readonly input: StatementInput }>(
    statements: readonly T[],
    vectors: readonly (Vector | null)[],
  ): Promise<(T & { input: Weighed; vector: Vector | null })[]> {
    const measured = statements.some(({ input }, i) => input.importance === undefined && vectors[i]);
    const prototypes = measured ? await this.prototypes() : [];
    return statements.map((statement, i) => {
      const { input } = statement;
      const vector = vectors[i] ?? null;
      const implied = (): number =>
        vector
          ? importanceNear(vector, prototypes)
          : importanceOf(input.event ? 'episodic' : (input.kind ?? 'semantic'), input.attribute);
      return { ...statement, input: { ...input, importance: input.importance ?? implied() }, vector };
    });
  }

  /** Embeds the prototypes on first use; after a failure the next caller tries again. */
  private prototypes(): Promise<readonly Prototype[]> {
    this.#prototypes ??= this.embedded().catch((error: unknown) => {
      this.#prototypes = undefined;
      throw error;
    });
    return this.#prototypes;
  }

  private async embedded(): Promise<readonly Prototype[]> {
    const stated = IMPORTANCE_CLASSES.flatMap(({ sentences, importance }) =>
      sentences.map((text) => ({ text, importance })),
    );
    const vectors = await this.space.embed(stated.map(({ text }) => text));
    return stated.flatMap(({ importance }, i) => {
      const vector = vectors[i];
      return vector ? [{ vector, importance }] : [];
    });
  }
}
