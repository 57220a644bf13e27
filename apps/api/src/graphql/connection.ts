import { Field, ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { cursorAfter } from '#graph/cursor.js';
import { withAsOf } from './times-above.js';
import { type GraphClass, outputType } from './types-of-schemas.js';

@ObjectType({ description: 'Whether there is more, and where it begins.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there is more.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Always false: pages are read forwards.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first item of this page.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Send it as `after` for the next page, if there is one.' })
  endCursor!: string | null;
}

/** One item of a page. */
interface Edge {
  readonly node: unknown;
  /** Missing if a list stores no cursors; GraphQL then refuses to answer it. */
  readonly cursor: string | null;
}

const connections = new Map<string, GraphClass>();

/**
 * @returns the name of the field with a page's items, or `null` if the answer is not a list. The items come first in the answer of a
 * list. A diff has pages too, but of several lists, and is returned unchanged.
 */
export function itemsOf(output: z.ZodType): string | null {
  if (!(output instanceof z.ZodObject) || !('nextCursor' in output.shape)) return null;
  const [first] = Object.entries(output.shape);
  return first && first[1] instanceof z.ZodArray ? first[0] : null;
}

/** @returns the connection type of a list operation: its items as edges, and the other fields of its answer. */
export function connectionType(output: z.ZodObject, items: string): GraphClass {
  const { [items]: array, nextCursor: _, ...rest } = output.shape;
  const node = outputType((array as z.ZodArray<z.ZodType>).element);
  const name = `${node.name}Connection`;
  const known = connections.get(name);
  if (known) return known;
  const edge = edgeType(node);
  const made = outputType(z.strictObject(rest), name);
  Field(() => [edge], { description: 'The items of this page, each with its cursor.' })(
    made.prototype as object,
    'edges',
  );
  Field(() => PageInfo, { description: 'Whether there is more, and where it begins.' })(
    made.prototype as object,
    'pageInfo',
  );
  connections.set(name, made);
  return made;
}

function edgeType(node: GraphClass): GraphClass {
  const edge = outputType(z.strictObject({}), `${node.name}Edge`);
  Field(() => node, { description: 'The item.' })(edge.prototype as object, 'node');
  Field(() => String, { description: 'Send it as `after` for what follows this item.' })(
    edge.prototype as object,
    'cursor',
  );
  return edge;
}

/** @returns a page as a connection. */
export function connectionOf(page: Readonly<Record<string, unknown>>, items: string): object {
  const { [items]: nodes, nextCursor, ...rest } = page;
  const all = nodes as readonly object[];
  const edges = all.map((node, i): Edge => ({ node: withAsOf(node, rest['asOf']), cursor: cursorAfter(all, i) }));
  const next = nextCursor as string | null;
  const pageInfo: PageInfo = {
    hasNextPage: next !== null,
    hasPreviousPage: false,
    startCursor: edges[0]?.cursor ?? null,
    // A page of a search for exact words can be empty and still have a next one.
    endCursor: next ?? edges.at(-1)?.cursor ?? null,
  };
  return { ...rest, edges, pageInfo };
}
