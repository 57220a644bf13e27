import type { Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { instant } from '#contract/fields.js';
import type { Tool } from './tool.js';

/** The current date and zone, which every answer carries. */
const Now = z
  .strictObject({ iso: instant, date: z.iso.date(), weekday: z.string(), timezone: z.string() })
  .describe('The current date and time. Count "today" and "last week" from here.');

/** @returns a tool as clients see it. */
export function listed({ name, title, description, writes = false, input, output }: Tool): ListedTool {
  return {
    name,
    title,
    description,
    inputSchema: jsonSchema(input),
    outputSchema: jsonSchema(output.extend({ now: Now })),
    annotations: {
      title,
      readOnlyHint: !writes,
      destructiveHint: false,
      idempotentHint: !writes,
      openWorldHint: false,
    },
  };
}

/** What a schema says twice, at the cost of a model's attention, is left out. */
function jsonSchema(schema: z.ZodObject): ListedTool['inputSchema'] {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
    override: ({ jsonSchema: part }) => {
      if (part.format === 'date-time' || part.format === 'date') delete part.pattern;
      if (part.minimum === Number.MIN_SAFE_INTEGER) delete part.minimum;
      if (part.maximum === Number.MAX_SAFE_INTEGER) delete part.maximum;
      delete part.id;
    },
  });
  return plain as ListedTool['inputSchema'];
}
