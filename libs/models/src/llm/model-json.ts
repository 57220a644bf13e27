import { jsonrepair } from 'jsonrepair';

/** In characters: more than any answer needs. Repair time is proportional. */
const MAX_CHARACTERS = 200_000;

/**
 * @param text what a model wrote where a JSON object was requested: perhaps after reasoning, fenced, between sentences, with trailing
 * commas or single quotes.
 * @returns the value, or undefined if none can be recognised.
 */
export function readJson(text: string): unknown {
  if (text.length > MAX_CHARACTERS) return undefined;
  // The end of a model's reasoning. Only as a last resort, because a fact may quote it.
  const answer = text.split('</think>').at(-1) ?? '';
  return (
    parsed(text) ?? parsed(braced(text)) ?? parsed(braced(answer)) ?? repaired(braced(text)) ?? repaired(braced(answer))
  );
}

function braced(text: string): string {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  return start >= 0 && end > start ? text.slice(start, end + 1) : '';
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function repaired(text: string): unknown {
  try {
    return text === '' ? undefined : parsed(jsonrepair(text));
  } catch {
    // It gives up on text that is not JSON at all or is nested too deeply.
    return undefined;
  }
}
