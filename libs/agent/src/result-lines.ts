import type { Schemas } from '@palimpsest/client';
import { factLine } from './grounding.js';
import { localTime } from './local-time.js';
import { oneLine } from './words.js';

/** @returns the results as numbered lines, best first, each with its score. */
export function resultLines(results: readonly Schemas['RecallResult'][], timezone: string): string {
  const lines = results.flatMap(({ memory, turn, score, ended }) => {
    const line = memory ? factLine(memory, timezone).slice('- '.length) : turn ? turnLine(turn, timezone) : null;
    return line === null ? [] : [`${line} [score ${score.toFixed(2)}${ended ? ', no longer so' : ''}]`];
  });
  return lines.map((line, i) => `${i + 1}. ${line}`).join('\n');
}

/**
 * @returns the text for a prompt if nothing that holds bears on a question: what held before, and what was said when it
 * ended; empty if there is nothing.
 */
export function endedLines(ended: readonly Schemas['NoLonger'][], timezone: string): string {
  if (ended.length === 0) return '';
  const lines = ended.map(({ memory, said }, i) => {
    const line = `${i + 1}. no longer so: ${factLine(memory, timezone).slice('- '.length)}`;
    return said === null ? line : `${line}, as was said: ${oneLine(said)}`;
  });
  return ['Nothing that holds now answers this. What held before:', ...lines].join('\n');
}

function turnLine({ speaker, text, at }: Schemas['Turn'], timezone: string): string {
  return `${localTime(new Date(at), timezone).date}, ${oneLine(speaker)} said: ${oneLine(text)}`;
}
