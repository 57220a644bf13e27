import { readJson } from './model-json.js';

/** How many characters at the end of a text are checked for repetition. */
const TAIL = 240;

/** The usable part of an answer that was cut off. */
export interface CutAnswer {
  /** The object, with the complete items of its lists. */
  readonly value: object;
  /** Whether the model had begun to repeat itself, so that nothing is lost. */
  readonly isLoop: boolean;
}

/** @returns the complete list items of a JSON object that was cut off; `null` if there are none. */
export function salvaged(text: string): CutAnswer | null {
  const start = text.indexOf('{');
  const complete = start < 0 ? null : completeItems(text.slice(start));
  const value = complete === null ? undefined : readJson(complete);
  if (typeof value !== 'object' || value === null) return null;
  const items = Object.values(value).flatMap((list) =>
    Array.isArray(list) ? list.map((item) => JSON.stringify(item)) : [],
  );
  return { value, isLoop: new Set(items).size < items.length || isPeriodic(text.slice(-TAIL)) };
}

/** @returns whether the cut came while the model was still reasoning. */
export function isOnlyThought(text: string): boolean {
  const trimmed = text.trim();
  return trimmed === '' || (trimmed.startsWith('<think>') && !trimmed.includes('</think>'));
}

/** @returns the JSON up to the last complete item of a list in the outermost object, with the brackets closed. */
function completeItems(json: string): string | null {
  const open: string[] = [];
  let complete: string | null = null;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at] as string;
    if (sign === '"') at = endOfString(json, at);
    else if (sign === '{') open.push('}');
    else if (sign === '[') open.push(']');
    else if (sign === '}' || sign === ']') open.pop();
    const isEnd = sign === '"' || sign === '}' || sign === ']';
    if (isEnd && at < json.length && open.length === 2 && open[1] === ']') complete = `${json.slice(0, at + 1)}]}`;
  }
  return complete;
}

/** @returns the end of the string that begins here; the length of the text if it does not end. */
function endOfString(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at++) {
    if (json[at] === '\\') at++;
    else if (json[at] === '"') return at;
  }
  return json.length;
}

/** Whether a text is one piece repeated. */
function isPeriodic(text: string): boolean {
  for (let period = 1; period <= text.length / 3; period++) {
    if (text.slice(period) === text.slice(0, -period)) return text.length === TAIL;
  }
  return false;
}
