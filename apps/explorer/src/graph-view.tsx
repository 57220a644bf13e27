import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { aroundOf } from './around.js';
import { graphOf, type KnowledgeGraph } from './graph.js';
import { messageOf, Show, useLoaded } from './loaded.tsx';
import type { Look } from './look.js';
import { inWords, marksOf } from './telling.js';
import type { Held } from './told.js';

/** Above this a picture is a knot; the table has all of them. */
const MOST_EDGES = 300;

type GraphProps = Look & { readonly holding: Held };

/** Who and what is around the person, at the two clocks: a picture, and a table that says the same. */
export function Graph({ holding, ...look }: GraphProps): JSX.Element {
  const { contactId, place, changes, name, go } = look;
  const { validAt, knownAt } = place;
  const found = useLoaded(
    (signal) => aroundOf(contactId, validAt, knownAt, signal),
    [contactId, validAt, knownAt],
    changes,
  );
  const graph = useMemo(
    () => found.data && marked(graphOf(name, holding.memories, found.data.around), holding),
    [name, holding, found.data],
  );
  const open = (memory: string): void => go({ memory, view: 'facts' });
  return (
    <section>
      <h2>Who and what is around {name}</h2>
      <Show of={{ ...found, data: graph }}>
        {(drawn) => (
          <>
            {drawn.edges.length === 0 ? (
              <p class="quiet">No connections were known at that time.</p>
            ) : (
              <>
                <Picture graph={drawn} onOpen={open} />
                <Table graph={drawn} onOpen={open} />
              </>
            )}
            {drawn.inWords > 0 && (
              <p class="quiet">Held besides, in words that relate no two things: {drawn.inWords}, under Facts.</p>
            )}
            {(found.data?.more || holding.more) && <p class="quiet">There is more than is shown here.</p>}
          </>
        )}
      </Show>
    </section>
  );
}

/** A wish or a denial relates two things in another way than what is so. */
function marked(graph: KnowledgeGraph, { memories }: Held): KnowledgeGraph {
  const told = new Map(memories.map((memory) => [memory.id, memory]));
  const edges = graph.edges.map((edge) => {
    const memory = told.get(edge.memoryId);
    if (memory === undefined || marksOf(memory).length === 0) return edge;
    // Who stands beside the person does so whatever is said of them.
    const label = !edge.id.startsWith('role ') ? inWords({ ...memory, text: edge.label }) : edge.label;
    return { ...edge, label, text: inWords(memory) };
  });
  return { ...graph, edges };
}

interface ShownProps {
  readonly graph: KnowledgeGraph;
  readonly onOpen: (memoryId: string) => void;
}

/** The library that draws is loaded when a graph is first looked at. */
function Picture({ graph, onOpen }: ShownProps): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    const { current } = box;
    if (current === null) return;
    const gone = new AbortController();
    const shown = { ...graph, edges: graph.edges.slice(0, MOST_EDGES) };
    import('./graph-drawing.ts')
      .then(({ draw }) => draw(current, shown, onOpen, gone.signal))
      .catch((error: unknown) => setFault(messageOf(error)));
    return () => gone.abort();
  }, [graph]);
  return (
    <>
      <div class="graph" ref={box} role="img" aria-label="The graph; the table below says the same" />
      {graph.edges.length > MOST_EDGES && <p class="quiet">The first {MOST_EDGES} are drawn; the table has all.</p>}
      {fault !== null && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}

function Table({ graph: { nodes, edges }, onOpen }: ShownProps): JSX.Element {
  const labels = new Map(nodes.map(({ id, label }) => [id, label]));
  return (
    <table>
      <caption>The same as a table</caption>
      <thead>
        <tr>
          <th scope="col">Who or what</th>
          <th scope="col">Relation</th>
          <th scope="col">To</th>
          <th scope="col">As it was told</th>
        </tr>
      </thead>
      <tbody>
        {edges.map(({ id, from, to, label, memoryId, text }) => (
          <tr key={id}>
            <td>{labels.get(from)}</td>
            <td>{label}</td>
            <td>{labels.get(to)}</td>
            <td>
              <button class="link" onClick={() => onOpen(memoryId)}>
                {text}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
