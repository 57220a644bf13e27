/** What is read of a memory to draw it. */
export interface Drawable {
  readonly id: string;
  readonly text: string;
  readonly attribute: string | null;
  readonly value: string | null;
  readonly verb: string | null;
  readonly entityId: string | null;
  /** What whom it is about is called. */
  readonly subject: string | null;
}

/** Somebody or something around the person, with the memories that held and mention it. */
export interface Around {
  readonly id: string;
  readonly kind: string;
  readonly name: string | null;
  readonly role: string | null;
  readonly mentionedIn: readonly { readonly id: string }[];
}

/** The person, what is around them, or a value that a memory has. */
export interface GraphNode {
  readonly id: string;
  readonly label: string;
  readonly kind: string;
}

/** A memory that held, from whom it is about to what it says. */
export interface GraphEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly memoryId: string;
  readonly text: string;
}

/** What held around a person. */
export interface KnowledgeGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  /** How many memories say nothing of two things, so that no edge shows them. */
  readonly inWords: number;
}

/** The node of the person. */
export const PERSON = 'person';

/**
 * A memory goes from the person, or from whom it is about, to the entities that it mentions, else to its value. Whoever memories
 * are about stands beside the person by their role; who is not among those that were read, by what the memory calls them.
 *
 * @param memories those that held at the two clocks.
 * @param around the entities that were known, with what mentions them at these clocks.
 */
export function graphOf(name: string, memories: readonly Drawable[], around: readonly Around[]): KnowledgeGraph {
  const known = new Map([...unread(memories), ...around].map((entity) => [entity.id, entity]));
  const mentioned = Map.groupBy(
    around.flatMap(({ id, mentionedIn }) => mentionedIn.map((memory) => ({ entityId: id, memoryId: memory.id }))),
    ({ memoryId }) => memoryId,
  );
  const said = memories.map((memory) => {
    const from = memory.entityId ?? PERSON;
    const entities = (mentioned.get(memory.id) ?? []).map(({ entityId }) => entityId).filter((id) => id !== from);
    return { memory, from, entities };
  });
  const edges = said.flatMap(({ memory, from, entities }) =>
    targetsOf(memory, entities).map((to) => edgeOf(memory, from, to)),
  );
  const roles = said.flatMap(({ memory, from }) => {
    const role = from === PERSON ? undefined : known.get(from)?.role;
    return from === PERSON ? [] : [{ ...edgeOf(memory, PERSON, from), id: `role ${from}`, label: role ?? 'about' }];
  });
  const all = [...new Map([...roles, ...edges].map((edge) => [edge.id, edge])).values()];
  const ends = new Set(all.flatMap(({ from, to }) => [from, to]));
  const nodes = [...ends].filter((id) => id !== PERSON).map((id) => nodeOf(id, known.get(id)));
  const shown = new Set(all.map(({ memoryId }) => memoryId));
  return {
    nodes: [{ id: PERSON, label: name, kind: 'contact' }, ...nodes],
    edges: all,
    inWords: memories.filter(({ id }) => !shown.has(id)).length,
  };
}

/** Whom memories are about, as far as these tell. */
function unread(memories: readonly Drawable[]): Around[] {
  return memories.flatMap(({ entityId, subject }) =>
    entityId === null ? [] : [{ id: entityId, kind: 'another', name: subject, role: null, mentionedIn: [] }],
  );
}

const VALUE = 'value ';

function targetsOf({ value }: Drawable, entities: readonly string[]): readonly string[] {
  if (entities.length > 0) return entities;
  return value === null || value === '' ? [] : [VALUE + value];
}

function edgeOf({ id, text, attribute, verb }: Drawable, from: string, to: string): GraphEdge {
  const label = attribute?.replaceAll('_', ' ') ?? verb ?? 'mentions';
  return { id: `${id} ${to}`, from, to, label, memoryId: id, text };
}

function nodeOf(id: string, entity: Around | undefined): GraphNode {
  if (entity === undefined) return { id, label: id.slice(VALUE.length), kind: 'value' };
  return { id, label: entity.name ?? entity.role ?? entity.kind, kind: entity.kind };
}
