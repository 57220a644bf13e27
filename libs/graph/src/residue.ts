import {
  type ResidueNodesRow,
  residueFullText,
  residueIndexes,
  residueNodes,
  residueRelationships,
} from './generated/queries.js';
import type { Graph } from './graph.js';

/** Where in the graph one of the texts was found. */
export interface Residue {
  readonly where: string;
  readonly text: string;
  /** How many nodes, relationships or entries hold it. */
  readonly found: number;
  /** Whose they are, as far as it is known; those of an index are those of its nodes. */
  readonly owners: readonly Owner[];
}

/** Whose something is; `null` if that is not stored. */
export type Owner = ResidueNodesRow['owners'][number];

/** At most this many owners are listed for a place. */
const MOST_OWNERS = 10;

/** No limit: the whole graph is read. */
const WHOLE_GRAPH_MS = 3_600_000;

/**
 * @returns every place in the graph that contains one of the texts, ignoring case: properties of nodes and relationships, and full-text
 * indexes.
 */
export async function residueOf(graph: Graph, texts: readonly string[]): Promise<Residue[]> {
  const folded = texts.map((text) => text.toLowerCase());
  const whole = { timeoutMs: WHOLE_GRAPH_MS };
  const nodes = await graph.all(residueNodes, { texts: folded, most: MOST_OWNERS }, whole);
  const relationships = await graph.all(residueRelationships, { texts: folded, most: MOST_OWNERS }, whole);
  return [
    ...nodes.map(({ label, property, ...of }) => ({ where: `nodes ${label}, ${property}`, ...of })),
    ...relationships.map(({ type, property, ...of }) => ({ where: `relationships :${type}, ${property}`, ...of })),
    ...(await entriesOf(graph, folded)),
  ];
}

async function entriesOf(graph: Graph, texts: readonly string[]): Promise<Residue[]> {
  const entries: Residue[] = [];
  const indexes = (await graph.all(residueIndexes, {})).filter(({ type }) => type === 'FULLTEXT');
  for (const { name: index } of indexes)
    for (const text of texts) {
      const phrase = `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
      const [row] = await graph.all(residueFullText, { index, phrase });
      if (row && row.found > 0) entries.push({ where: `full-text index ${index}`, text, found: row.found, owners: [] });
    }
  return entries;
}
