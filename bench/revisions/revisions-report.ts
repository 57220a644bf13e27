import type { Spread } from '../bed/percentile.js';
import { table } from '../bed/table.js';
import type { Ways } from './ways.js';

/** What one run found; times in ms. */
export interface RevisionFigures {
  readonly commits: number;
  readonly pinned: number;
  /** To tell all commits over REST, in seconds. */
  readonly toldSeconds: number;
  /** The first question after a start, which reads the whole history. */
  readonly cold: number;
  readonly lists: { readonly plain: Spread; readonly at: Spread; readonly again: Spread };
  readonly recalls: { readonly plain: Spread; readonly at: Spread };
  readonly drift: Spread;
  readonly ways: Ways;
  readonly cypher: Spread;
}

/** @returns the tables. */
export function revisionsReport(figures: RevisionFigures): string {
  const { commits, pinned, toldSeconds, cold, lists, recalls, drift, ways, cypher } = figures;
  return [
    `A history of ${commits} commits, and a contact with ${pinned} memories, each pinned to a revision. In ms, p50 / p95, at the client.`,
    '',
    table(
      ['asked', 'p50 / p95'],
      [
        ['list of 100, at any revision', times(lists.plain)],
        ['list of 100 at a revision, another each time', times(lists.at)],
        ['list of 100 at the same revision again', times(lists.again)],
        ['recall of 10, at any revision', times(recalls.plain)],
        ['recall of 10 at a revision, another each time', times(recalls.at)],
        ['drift between two revisions, others each time', times(drift)],
      ],
    ),
    '',
    `The commits were told in ${toldSeconds.toFixed(1)} s (${Math.round(commits / toldSeconds)} a second). The first question after a start of the service, which reads all of them, took ${Math.round(cold)} ms.`,
    '',
    `Ways to tell which of ${pinned} pins are ancestors of a revision:`,
    '',
    table(
      ['way', 'p50 / p95', 'made in'],
      [
        ['a walk that marks bits', times(ways.bits), `${ways.built.bits.toFixed(0)} ms`],
        ['the same, while the bits are kept', times(ways.kept), ''],
        [
          'generation numbers, a pruned search for each pin',
          times(ways.generations),
          `${ways.built.generations.toFixed(0)} ms`,
        ],
        ['Cypher over relationships, ANY SHORTEST for each of 20 pins', times(cypher), ''],
      ],
    ),
  ].join('\n');
}

function times({ p50, p95 }: Spread): string {
  return `${p50.toFixed(2)} / ${p95.toFixed(2)}`;
}
