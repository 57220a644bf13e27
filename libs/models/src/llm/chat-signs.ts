/** What chat formats begin and end a turn with: `<|im_end|>`, `[INST]`, `</s>`. A server may read it so wherever it stands. */
const SIGNS = /[<>|]|\[\/?INST\]/g;

/** @returns JSON in which nothing looks like a tag or a special token of a model's chat format. */
export function asJson(value: unknown): string {
  return withoutSigns(JSON.stringify(value));
}

/** @returns the text with such signs escaped, as JSON escapes them; JSON stays what it was. */
export function withoutSigns(text: string): string {
  return text.replaceAll(SIGNS, escaped);
}

/** @returns the value with the signs escaped in every text of it. */
export function withoutSignsIn(value: unknown): unknown {
  if (typeof value === 'string') return withoutSigns(value);
  if (Array.isArray(value)) return value.map(withoutSignsIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutSignsIn(inner)]));
}

function escaped(text: string): string {
  return text.replaceAll(/[<>|[\]]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
