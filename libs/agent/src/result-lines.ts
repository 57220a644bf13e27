import type { Schemas } from '@palimpsest/client';
import { factLine } from './grounding.js';
import { localTime } from './local-time.js';
import { oneLine } from './words.js';

/** @returns what was recalled as numbered lines, best first, each with its score. */
export function resultLines(results: readonly Schemas['RecallResult'][], timezone: string): string {
  const lines = results.flatMap(({ memory, turn, score, ended }) => {
    const line = memory ? factLine(memory, timezone).slice('- '.length) : turn ? turnLine(turn, timezone) : null;
    return line === null ? [] : [`${line} [score ${score.toFixed(2)}${ended ? ', no longer so' : ''}]`];
  });
  return lines.map((line, i) => `${i + 1}. ${line}`).join('\n');
}

function turnLine({ speaker, text, at }: Schemas['Turn'], timezone: string): string {
  return `${localTime(new Date(at), timezone).date}, ${oneLine(speaker)} said: ${oneLine(text)}`;
}
