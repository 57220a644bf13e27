import type { Recalled, RecallOptions } from './recalling.js';

/** The arguments of the tool as JSON Schema. */
const PARAMETERS = {
  type: 'object',
  properties: {
    query: {
      type: 'string',
      description: 'The question in whole words, with its time: "where did she live before Lisbon".',
    },
    validAt: {
      type: 'string',
      description: 'What held then, instead of now: a date, an instant, or words such as "last March".',
    },
    includeEnded: { type: 'boolean', description: 'Also what no longer holds.' },
    includeTurns: { type: 'boolean', description: 'Also the words of this call and of earlier ones.' },
  },
  required: ['query'],
  additionalProperties: false,
} as const;

const NAME = 'search_memory';

const DESCRIPTION = `What is remembered of the person you are talking to that bears on a question, best first.
Use it before you answer anything that depends on what they said earlier. It says so when nothing that is remembered bears on it.`;

/** A tool in the form of the OpenAI chat API, and the function that answers its calls. */
export interface OpenAiTool {
  /** Goes into `tools` of the request. */
  readonly definition: {
    readonly type: 'function';
    readonly function: { readonly name: string; readonly description: string; readonly parameters: typeof PARAMETERS };
  };
  /**
   * @param args `function.arguments` of the call, unchanged: the JSON text, or its object.
   * @returns the content of the answering message. It never rejects; errors are described in words that a model can
   * use.
   */
  readonly handle: (args: unknown) => Promise<string>;
}

/**
 * A tool in the form of LangChain: `tool(search.func, search)` and `new DynamicStructuredTool(search)` make one of its
 * own from it, and `model.bindTools([search])` accepts it unchanged.
 */
export interface LangChainTool {
  readonly name: string;
  readonly description: string;
  readonly schema: typeof PARAMETERS;
  readonly func: (args: unknown) => Promise<string>;
}

/** How a tool searches. */
export type Search = (query: string, options: RecallOptions) => Promise<Recalled>;

/** @returns the tool in the form of OpenAI. */
export function openAiTool(search: Search): OpenAiTool {
  return {
    definition: { type: 'function', function: { name: NAME, description: DESCRIPTION, parameters: PARAMETERS } },
    handle: (args) => answer(search, args),
  };
}

/** @returns the tool in the form of LangChain. */
export function langChainTool(search: Search): LangChainTool {
  return { name: NAME, description: DESCRIPTION, schema: PARAMETERS, func: (args) => answer(search, args) };
}

/** Input from a model is as untrusted as input from a caller: every field is checked. */
async function answer(search: Search, given: unknown): Promise<string> {
  const args = argumentsOf(given);
  const { query, validAt } = args ?? {};
  if (typeof query !== 'string' || query.trim() === '') return 'INVALID: query must be a question in words.';
  const { text, late, error } = await search(query, {
    ...(typeof validAt === 'string' && validAt !== '' ? { validAt } : {}),
    ...(args?.['includeEnded'] === true ? { include: ['ended'] } : {}),
    in: args?.['includeTurns'] === true ? ['memories', 'turns'] : ['memories'],
  });
  if (error && error.code !== 'UNAVAILABLE') return `${error.code}: ${error.message}`;
  if (late || error) return 'UNAVAILABLE: the memory does not answer now. Go on without it, and do not guess.';
  return text === '' ? 'Nothing is remembered that bears on this.' : text;
}

function argumentsOf(given: unknown): Record<string, unknown> | null {
  try {
    const args: unknown = typeof given === 'string' ? JSON.parse(given) : given;
    return typeof args === 'object' && args !== null ? (args as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
