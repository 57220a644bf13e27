import { z } from 'zod';

/** Keywords that every server with JSON Schema support knows. Some reject lengths, ranges and patterns, which are checked here anyway. */
const KNOWN = ['type', 'enum', 'const', 'description', 'properties', 'items', 'maxItems', 'anyOf'] as const;

type Node = Readonly<Record<string, unknown>>;

/**
 * @returns the schema to send: every property required (nullable if optional) and no others, as strict servers demand. Lists have a
 * maximum number of items, without which a small model may never stop.
 */
export function wireSchema(schema: z.ZodType): Record<string, unknown> {
  return plain(z.toJSONSchema(schema, { io: 'input', reused: 'inline' }));
}

/** @returns the schema for servers that do not support list limits. */
export function withoutBounds(schema: Node): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (key === 'maxItems' ? undefined : value)),
  ) as Record<string, unknown>;
}

function plain(node: Node): Record<string, unknown> {
  const inner = nullable(node);
  if (inner) return orNull({ ...plain(inner), ...described(node) });
  const kept: Record<string, unknown> = {};
  for (const key of KNOWN) if (node[key] !== undefined) kept[key] = node[key];
  if (Array.isArray(kept['anyOf'])) kept['anyOf'] = kept['anyOf'].map(plain);
  if (typeof kept['items'] === 'object') kept['items'] = plain(kept['items'] as Node);
  if (kept['type'] !== 'object') return kept;
  const properties = Object.entries((kept['properties'] ?? {}) as Record<string, Node>);
  return {
    ...kept,
    properties: Object.fromEntries(properties.map(([name, property]) => [name, plain(property)])),
    required: properties.map(([name]) => name),
    additionalProperties: false,
  };
}

/** @returns the non-null alternative of a nullable value, if it has a single type. */
function nullable({ anyOf }: Node): Node | undefined {
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return undefined;
  const [inner] = (anyOf as Node[]).filter(({ type }) => type !== 'null');
  return anyOf.some(({ type }: Node) => type === 'null') && typeof inner?.['type'] === 'string' ? inner : undefined;
}

/** Uses a list of types instead of two alternatives, because servers that compile a grammar may reduce those to null alone. */
function orNull(node: Node): Record<string, unknown> {
  const values = Array.isArray(node['enum']) ? { enum: [...(node['enum'] as unknown[]), null] } : {};
  return { ...node, type: [node['type'], 'null'], ...values };
}

function described({ description }: Node): Record<string, unknown> {
  return description === undefined ? {} : { description };
}
