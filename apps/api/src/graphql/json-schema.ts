import { z } from 'zod';

/** A node of a contract's JSON Schema. */
export interface Node {
  readonly id?: string;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Node[];
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly $defs?: Readonly<Record<string, Node>>;
}

/** A node with the named definitions of its document. */
export interface Placed {
  readonly node: Node;
  readonly defs: Readonly<Record<string, Node>>;
}

/** @returns the schema of what clients send: instants as text, and without defaults. */
export function placed(schema: z.ZodType): Placed {
  const node = z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' }) as Node;
  const defs = node.$defs ?? {};
  return { node: plain({ node, defs }).node, defs };
}

/** @returns the node itself: the target of a reference, and the X of "X or null". */
export function plain({ node, defs }: Placed): { node: Node; nullable: boolean } {
  if (node.$ref !== undefined) {
    const id = node.$ref.replace('#/$defs/', '');
    const named = plain({ node: defs[id] ?? {}, defs });
    return { ...named, node: { id, ...named.node } };
  }
  if (typeof node.type === 'object') {
    const type = node.type.find((type) => type !== 'null');
    return { node: { ...node, ...(type ? { type } : {}) }, nullable: node.type.includes('null') };
  }
  const some = node.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  const [only] = some;
  if (!only || some.length > 1) return { node, nullable: false };
  return { node: { ...plain({ node: only, defs }).node, ...described(node) }, nullable: true };
}

/** Keywords beside the alternatives apply to all of them. */
function described({ description }: Node): Node {
  return description === undefined ? {} : { description };
}
