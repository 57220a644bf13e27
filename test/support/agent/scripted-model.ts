import type { MockLanguageModelV4 } from 'ai/test';

/** An answer of a model of the AI SDK. */
export type Generated = Awaited<ReturnType<MockLanguageModelV4['doGenerate']>>;
/** A part of an answer that is streamed. */
export type StreamPart =
  Awaited<ReturnType<MockLanguageModelV4['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never;

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};

/** @returns a whole answer in words. */
export function says(text: string): Generated {
  return generated('stop', [{ type: 'text', text }]);
}

/** @returns an answer that asks for the memory's tool, after some words. */
export function searches(query: string, words: string): Generated {
  const input = JSON.stringify({ query });
  return generated('tool-calls', [
    { type: 'text', text: words },
    { type: 'tool-call', toolCallId: 'call-1', toolName: 'search_memory', input },
  ]);
}

/** @returns the parts of an answer that comes in pieces. */
export function pieces(...texts: string[]): StreamPart[] {
  return [
    { type: 'stream-start', warnings: [] },
    { type: 'text-start', id: '1' },
    ...texts.map((delta): StreamPart => ({ type: 'text-delta', id: '1', delta })),
    { type: 'text-end', id: '1' },
    { type: 'finish', usage, finishReason: { unified: 'stop', raw: 'stop' } },
  ];
}

function generated(unified: 'stop' | 'tool-calls', content: Generated['content']): Generated {
  return { content, usage, warnings: [], finishReason: { unified, raw: unified } };
}
