import { DynamicStructuredTool, tool } from '@langchain/core/tools';
import { isLangChainTool } from '@langchain/core/utils/function_calling';
import { PalimpsestError } from '@palimpsest/client';
import type { Recalled, RecallOptions } from './recalling.js';
import { langChainTool, openAiTool } from './search-tool.js';

const found: Recalled = {
  results: [],
  found: 'none',
  noLonger: [],
  text: '1. She lives in Lisbon.',
  late: false,
  error: null,
};
let asked: [string, RecallOptions][];
let answer: Recalled;

beforeEach(() => {
  asked = [];
  answer = found;
});

const search = (query: string, options: RecallOptions): Promise<Recalled> => {
  asked.push([query, options]);
  return Promise.resolve(answer);
};

it('in the form of OpenAI it answers the arguments of a call as they come', async () => {
  const { definition, handle } = openAiTool(search);
  expect(definition).toMatchObject({ type: 'function', function: { name: 'search_memory' } });
  expect(definition.function.parameters.required).toEqual(['query']);
  await expect(handle('{"query":"where?","includeTurns":true}')).resolves.toBe('1. She lives in Lisbon.');
  await handle({ query: 'where?', validAt: 'last March', includeEnded: true });
  expect(asked).toEqual([
    ['where?', { in: ['memories', 'turns'] }],
    ['where?', { in: ['memories'], validAt: 'last March', include: ['ended'] }],
  ]);
});

it.each([['no JSON'], ['null'], ['[]'], ['"query"'], ['{}'], ['{"query":7}'], ['{"query":" "}'], [undefined]])(
  'it tells a model what was wrong with %s, and asks nothing',
  async (args) => {
    await expect(openAiTool(search).handle(args)).resolves.toBe('INVALID: query must be a question in words.');
    expect(asked).toEqual([]);
  },
);

it('it ignores what it does not know and what has the wrong type', async () => {
  await openAiTool(search).handle({
    query: 'where?',
    limit: 1e9,
    validAt: {},
    includeEnded: 'yes',
    contactId: 'other',
  });
  expect(asked).toEqual([['where?', { in: ['memories'] }]]);
});

it.each([
  [{ ...found, text: '' }, 'Nothing is remembered that bears on this.'],
  [
    { ...found, text: '', late: true },
    'UNAVAILABLE: the memory does not answer now. Go on without it, and do not guess.',
  ],
  [
    { ...found, text: '', error: new PalimpsestError('UNAVAILABLE', 'away') },
    'UNAVAILABLE: the memory does not answer now. Go on without it, and do not guess.',
  ],
  [
    { ...found, text: '', error: new PalimpsestError('INVALID', 'validAt: is no time') },
    'INVALID: validAt: is no time',
  ],
])('it says in words what there is to say (%#)', async (recalled, words) => {
  answer = recalled;
  await expect(openAiTool(search).handle({ query: 'where?' })).resolves.toBe(words);
});

describe('in the form of LangChain', () => {
  it('it is what LangChain makes a tool of, and what a model binds as it is', async () => {
    const given = langChainTool(search);
    expect(isLangChainTool(given)).toBe(true);
    const made = [tool(given.func, given), new DynamicStructuredTool(given)];
    for (const each of made) {
      expect(isLangChainTool(each)).toBe(true);
      await expect(each.invoke({ query: 'where?' })).resolves.toBe('1. She lives in Lisbon.');
    }
  });

  it('a call of a model is answered with a message for it', async () => {
    const given = langChainTool(search);
    const call = { type: 'tool_call', id: 'call-1', name: 'search_memory', args: { query: 'where?' } } as const;
    const message: unknown = await tool(given.func, given).invoke(call);
    expect(message).toMatchObject({ tool_call_id: 'call-1', content: '1. She lives in Lisbon.' });
  });

  it('arguments that are not of its schema do not reach it', async () => {
    const given = langChainTool(search);
    await expect(tool(given.func, given).invoke({ wrong: true })).rejects.toThrow(/schema/);
    expect(asked).toEqual([]);
  });
});
