import { residueFullText, residueIndexes, residueNodes, residueRelationships } from './generated/queries.js';
import type { Graph } from './graph.js';

/** Where in the graph one of the texts was found. */
export interface Residue {
  readonly where: string;
  readonly text: string;
  /** How many nodes, relationships or entries hold it. */
  readonly found: number;
}

/** No limit: the whole graph is read. */
const WHOLE_GRAPH_MS = 3_600_000;

/**
 * @returns every place in the graph that contains one of the texts, ignoring case: properties of nodes and relationships, and full-text
 * indexes.
 */
export async function residueOf(graph: Graph, texts: readonly string[]): Promise<Residue[]> {
  const folded = texts.map((text) => text.toLowerCase());
  const whole = { timeoutMs: WHOLE_GRAPH_MS };
  const nodes = await graph.all(residueNodes, { texts: folded }, whole);
  const relationships = await graph.all(residueRelationships, { texts: folded }, whole);
  return [
    ...nodes.map(({ label, property, text, found }) => ({ where: `nodes ${label}, ${property}`, text, found })),
    ...relationships.map(({ type, property, text, found }) => ({
      where: `relationships :${type}, ${property}`,
      text,
      found,
    })),
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
      if (row && row.found > 0) entries.push({ where: `full-text index ${index}`, text, found: row.found });
    }
  return entries;
}
