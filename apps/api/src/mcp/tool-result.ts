import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { type CurrentDateTime, groundingOf } from '#dates/current.js';
import type { Problem } from '../requests/problem.js';
import type { ToolAnswer } from '#assist/tools/tool.js';

/** @returns the answer as structured content and as text, because some clients show only text to the model. */
export function answerResult({ data, text }: ToolAnswer, now: CurrentDateTime): CallToolResult {
  const json = JSON.stringify(data);
  return {
    structuredContent: { ...(JSON.parse(json) as Record<string, unknown>), now },
    content: text === undefined ? texts(groundingOf(now), json) : texts(text),
  };
}

/** A model sees from these what it has to correct; a list of 500 statements can have thousands. */
const MOST_FAULTS = 20;

/** @returns the error with its code and its first faults, so that a model can correct its call. */
export function errorResult({ code, detail, errors = [] }: Problem, now: CurrentDateTime): CallToolResult {
  const faults = errors
    .slice(0, MOST_FAULTS)
    .map(({ path, message }) => `- ${path === '' ? 'arguments' : path}: ${message}`);
  if (errors.length > MOST_FAULTS) faults.push(`- and ${errors.length - MOST_FAULTS} more`);
  return { isError: true, content: texts([`${code}: ${detail}`, ...faults].join('\n'), groundingOf(now)) };
}

function texts(...lines: readonly string[]): CallToolResult['content'] {
  return lines.map((text) => ({ type: 'text', text }));
}
