import { jsonrepair } from 'jsonrepair';

/** In characters: more than any answer needs. Repairing takes time in proportion. */
const MAX_CHARACTERS = 200_000;

/**
 * @param text what a model wrote where a JSON object was asked for: perhaps after thinking aloud, fenced, between
 * sentences, with trailing commas or single quotes.
 * @returns the value, or undefined where none can be made out.
 */
export function readJson(text: string): unknown {
  if (text.length > MAX_CHARACTERS) return undefined;
  // The end of the thoughts of models that think aloud. As a last resort only: a fact may quote it.
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
    // It gives up on what is no JSON at all, or is nested too deeply for it.
    return undefined;
  }
}
