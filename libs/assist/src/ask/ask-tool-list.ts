import type { LlmTool } from '#models/llm/llm.js';
import { jsonSchema } from '../tools/json-schema.js';
import type { Tool } from '../tools/tool.js';

/** How a tool is described to the model of `ask`. */
interface Shown {
  readonly description: string;
  /** The fields that the model may state, with a note if the name is not enough. */
  readonly fields: Readonly<Record<string, string>>;
}

const PERIOD = { from: '', to: '' };
const KNOWN_AT = 'What was believed then.';

/**
 * The tools that search for evidence; none of them writes. Elsewhere the same tools have longer descriptions and all
 * their fields. Here every step pays for each word, and the contact is fixed.
 */
export const ASK_TOOLS: Readonly<Record<string, Shown>> = {
  search_memories: {
    description:
      'What is remembered that bears on a question, best first: by itself what holds now. noLonger: where nothing does, what held and has ended.',
    fields: {
      query: '',
      validAt: 'What held then.',
      knownAt: KNOWN_AT,
      include: 'ended: also what holds no longer.',
      ...PERIOD,
    },
  },
  search_events: {
    description: 'What happened or is planned, by its meaning, best first.',
    fields: { query: '', knownAt: KNOWN_AT, ...PERIOD },
  },
  search_turns: {
    description: 'What was said in earlier conversations, by its meaning, best first.',
    fields: { query: '', ...PERIOD },
  },
  grep_turns: {
    description: 'What was said in exactly these words, newest first; * stands for any characters.',
    fields: { pattern: '', ...PERIOD },
  },
  grep_events: {
    description: 'Events that have exactly these words, newest first; * stands for any characters.',
    fields: { pattern: '', knownAt: KNOWN_AT, ...PERIOD },
  },
  query_timeline: {
    description: 'What happened, began, changed and ended, in order of time.',
    fields: { q: 'Words that an entry must have.', ...PERIOD, knownAt: KNOWN_AT, include: '' },
  },
  get_memory_history: {
    description: 'How one memory came about: what it was before, what replaced it, and why.',
    fields: { memoryId: '', knownAt: KNOWN_AT },
  },
  calculate_date_math: {
    description:
      'Exact calendar arithmetic. difference: how long from one moment to another. add: a moment and a duration. interval: which of two memories came first, and how long lies between. resolve: which periods words mean.',
    fields: {
      operation: '',
      from: 'difference, add.',
      to: 'difference.',
      duration: 'add: P3M, -P10D.',
      text: 'resolve.',
      memoryId: 'interval: a ref, such as M1.',
      toMemoryId: 'interval: another ref.',
    },
  },
};

/** @returns the tool as the model of `ask` sees it. Memories are named by their refs. */
export function listedTool({ name, input }: Tool): LlmTool {
  const { description, fields } = ASK_TOOLS[name] as Shown;
  const { properties = {}, required = [] } = jsonSchema(input);
  const shown = Object.entries(fields).map(([field, note]) => {
    const { type, enum: values, items } = properties[field] as Readonly<Record<string, unknown>>;
    const one = { type, ...(values ? { enum: values } : {}), ...(items ? { items } : {}) };
    return [field, note === '' ? one : { ...one, description: note }];
  });
  return {
    name,
    description,
    parameters: { type: 'object', properties: Object.fromEntries(shown) as object, required },
  };
}
