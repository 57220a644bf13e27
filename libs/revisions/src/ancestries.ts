import { Injectable } from '@nestjs/common';
import type { Queries } from '#graph/graph.js';
import { Ancestry } from './ancestry.js';
import { type Repository, RevisionsRepository } from './revisions.repository.js';

/** So many revisions are kept in memory, of the repositories asked about last: less than 250 bytes each. */
const MOST_KEPT = 1_000_000;
/** So many are read at once. */
const PAGE = 20_000;

/** The ancestries of the repositories that were asked about last. */
@Injectable()
export class Ancestries {
  readonly #kept = new Map<string, Ancestry>();

  constructor(private readonly revisions: RevisionsRepository) {}

  /**
   * @param repository as it is now.
   * @returns its ancestry with all that was told since it was last asked for.
   */
  async of({ id, revisions }: Omit<Repository, 'name'>, queries?: Queries): Promise<Ancestry> {
    let ancestry = this.#kept.get(id);
    // A backup from before was restored in its place.
    if (!ancestry || ancestry.size > revisions) ancestry = new Ancestry();
    this.#kept.delete(id);
    this.#kept.set(id, ancestry);
    while (ancestry.size < revisions) {
      const after = ancestry.size;
      const lines = await this.revisions.since(id, after, PAGE, queries);
      // Another request may have added some of them meanwhile.
      for (const line of lines.slice(ancestry.size - after)) {
        const [revision = '', ...parents] = line.split(' ');
        ancestry.add({ id: revision, parents });
      }
      if (lines.length === 0) break;
    }
    this.drop();
    return ancestry;
  }

  private drop(): void {
    let kept = [...this.#kept.values()].reduce((sum, { size }) => sum + size, 0);
    for (const [id, { size }] of this.#kept) {
      if (kept <= MOST_KEPT || this.#kept.size === 1) return;
      this.#kept.delete(id);
      kept -= size;
    }
  }
}
