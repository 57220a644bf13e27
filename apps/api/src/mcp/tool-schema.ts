import type { Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { instant } from '#contract/fields.js';
import { jsonSchema } from '#assist/tools/json-schema.js';
import type { Tool } from '#assist/tools/tool.js';

/** The current date and zone, which every answer includes. */
const Now = z
  .strictObject({ iso: instant, date: z.iso.date(), weekday: z.string(), timezone: z.string() })
  .describe('The current date and time. Count "today" and "last week" from here.');

/** @returns a tool as clients see it. */
export function listed({ name, title, description, effect, repeatable, input, output }: Tool): ListedTool {
  return {
    name,
    title,
    description,
    inputSchema: jsonSchema(input) as unknown as ListedTool['inputSchema'],
    outputSchema: jsonSchema(output.extend({ now: Now })) as unknown as ListedTool['outputSchema'],
    annotations: {
      title,
      readOnlyHint: effect === undefined,
      // Clients ask a person before such a call, which is right for anything that ends something, even if it can be undone.
      destructiveHint: effect === 'changes' || effect === 'removes',
      idempotentHint: effect === undefined || repeatable === true,
      openWorldHint: false,
    },
  };
}
