import { Field, ObjectType } from '@nestjs/graphql';
import { z } from 'zod';
import { standing } from './times-above.js';
import { type GraphClass, outputType } from './types-of-schemas.js';

@ObjectType({ description: 'Whether there is more, and where it begins.' })
export class PageInfo {
  @Field(() => Boolean)
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Always false: pages are read forwards.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Send it as `after` for the next page; null on the last one.' })
  endCursor!: string | null;
}

/** One item of a page; only the last one has a cursor, since pages are read forwards. */
interface Edge {
  readonly node: unknown;
  readonly cursor: string | null;
}

const connections = new Map<string, GraphClass>();

/** @returns the name of the field that holds a page's items, or `null` for an answer that is no page. */
export function itemsOf(output: z.ZodType): string | null {
  if (!(output instanceof z.ZodObject) || !('nextCursor' in output.shape)) return null;
  const array = Object.entries(output.shape).find(([, part]) => part instanceof z.ZodArray);
  return array ? array[0] : null;
}

/** @returns the page of a list operation as a connection: its items as edges, beside what else the answer says. */
export function connectionType(output: z.ZodObject, items: string): GraphClass {
  const { [items]: array, nextCursor: _, ...rest } = output.shape;
  const node = outputType((array as z.ZodArray<z.ZodType>).element);
  const name = `${node.name}Connection`;
  const known = connections.get(name);
  if (known) return known;
  const edge = edgeType(node);
  const made = outputType(z.strictObject(rest), name);
  Field(() => [edge])(made.prototype as object, 'edges');
  Field(() => PageInfo)(made.prototype as object, 'pageInfo');
  connections.set(name, made);
  return made;
}

function edgeType(node: GraphClass): GraphClass {
  const edge = outputType(z.strictObject({}), `${node.name}Edge`);
  Field(() => node)(edge.prototype as object, 'node');
  Field(() => String, {
    nullable: true,
    description: 'On the last item of a page, where the next one begins; null on the others.',
  })(edge.prototype as object, 'cursor');
  return edge;
}

/** @returns a page as its connection. */
export function connectionOf(page: Readonly<Record<string, unknown>>, items: string): object {
  const { [items]: nodes, nextCursor, ...rest } = page;
  const all = nodes as readonly object[];
  const endCursor = (nextCursor ?? null) as string | null;
  const edges = all.map((node, i): Edge => ({
    node: standing(node, rest['asOf']),
    cursor: i === all.length - 1 ? endCursor : null,
  }));
  const pageInfo: PageInfo = {
    hasNextPage: endCursor !== null,
    hasPreviousPage: false,
    startCursor: null,
    endCursor,
  };
  return { ...rest, edges, pageInfo };
}
