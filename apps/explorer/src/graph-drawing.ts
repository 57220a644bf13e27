import cytoscape from 'cytoscape';
import { type KnowledgeGraph, PERSON } from './graph.js';

/** The library would write a style into the page, which the policy forbids; it does not where an element has this id. */
const STYLE_ID = '__________cytoscape_stylesheet';

/** Draws a graph into a box, and takes it away when the signal aborts. It is on a canvas: what a memory says is never HTML. */
export function draw(
  box: HTMLElement,
  { nodes, edges }: KnowledgeGraph,
  onOpen: (memoryId: string) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  standForStyle();
  const known = new Set(edges.flatMap(({ from, to }) => [from, to]));
  const picture = cytoscape({
    container: box,
    elements: [
      ...nodes
        .filter(({ id }) => known.has(id))
        .map(({ id, label, kind }) => ({ data: { id, label: short(label), kind } })),
      ...edges.map(({ id, from, to, label, memoryId }) => ({
        data: { id, source: from, target: to, label: short(label), memoryId },
      })),
    ],
    style: styleOf(getComputedStyle(box)),
    layout: {
      name: 'breadthfirst',
      circle: true,
      roots: [PERSON],
      animate: false,
      avoidOverlap: true,
      spacingFactor: 1.1,
    },
    minZoom: 0.2,
    maxZoom: 3,
    // The wheel scrolls the page.
    userZoomingEnabled: false,
  });
  picture.on('tap', 'edge', ({ target }: { target: cytoscape.EdgeSingular }) =>
    onOpen(String(target.data('memoryId'))),
  );
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', () => picture.style(styleOf(getComputedStyle(box))), { signal });
  const observer = new ResizeObserver(() => picture.resize().fit(undefined, 20));
  observer.observe(box);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    picture.destroy();
  });
}

function standForStyle(): void {
  if (document.getElementById(STYLE_ID) !== null) return;
  const stand = document.createElement('meta');
  stand.id = STYLE_ID;
  document.head.append(stand);
}

const MOST_LETTERS = 28;

function short(text: string): string {
  const letters = [...text];
  return letters.length <= MOST_LETTERS
    ? text
    : `${letters
        .slice(0, MOST_LETTERS - 1)
        .join('')
        .trimEnd()}…`;
}

/** A canvas knows no colours of the page by name, so they are read where it stands. */
function styleOf(computed: CSSStyleDeclaration): cytoscape.StylesheetJson {
  const { color: text, backgroundColor: ground, borderTopColor: line, outlineColor: accent } = computed;
  const words = { label: 'data(label)', color: text, 'font-size': 12, 'text-background-color': ground } as const;
  return [
    {
      selector: 'node',
      style: {
        ...words,
        'background-color': line,
        width: 16,
        height: 16,
        'text-valign': 'bottom',
        'text-margin-y': 4,
        'text-background-opacity': 0.85,
      },
    },
    { selector: `node[id = "${PERSON}"]`, style: { 'background-color': accent, width: 28, height: 28 } },
    { selector: 'node[kind != "value"]', style: { 'background-color': accent } },
    {
      selector: 'edge',
      style: {
        ...words,
        'font-size': 10,
        width: 1.5,
        'line-color': line,
        'target-arrow-color': line,
        'target-arrow-shape': 'triangle',
        'curve-style': 'bezier',
        'text-background-opacity': 0.85,
      },
    },
  ];
}
