import { z } from 'zod';

/** The keywords that every server with JSON Schemas knows. Some refuse lengths, ranges and patterns; these are checked here anyway. */
const KNOWN = ['type', 'enum', 'const', 'description', 'properties', 'items', 'anyOf'] as const;

/**
 * @returns the schema as it is sent: every property required (nullable where it may be missing), none besides, which is
 * what strict servers demand.
 */
export function wireSchema(schema: z.ZodType): Record<string, unknown> {
  return plain(z.toJSONSchema(schema, { io: 'input', reused: 'inline' }));
}

function plain(node: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const key of KNOWN) if (node[key] !== undefined) kept[key] = node[key];
  if (Array.isArray(kept['anyOf'])) kept['anyOf'] = kept['anyOf'].map(plain);
  if (typeof kept['items'] === 'object') kept['items'] = plain(kept['items'] as Record<string, unknown>);
  if (kept['type'] !== 'object') return kept;
  const properties = Object.entries((kept['properties'] ?? {}) as Record<string, Record<string, unknown>>);
  return {
    ...kept,
    properties: Object.fromEntries(properties.map(([name, inner]) => [name, plain(inner)])),
    required: properties.map(([name]) => name),
    additionalProperties: false,
  };
}
