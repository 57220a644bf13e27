/** Markers of turns in chat formats, such as `<|im_end|>`, `[INST]` and `</s>`. A server may interpret them anywhere. */
const SIGNS = /[<>|]|\[\/?INST\]/g;

/** @returns JSON in which nothing looks like a tag or a special token of a model's chat format. */
export function asJson(value: unknown): string {
  return withoutSigns(JSON.stringify(value));
}

/** @returns the text with such markers escaped as in JSON strings; JSON keeps its meaning. */
export function withoutSigns(text: string): string {
  return text.replaceAll(SIGNS, escaped);
}

/** @returns the value with the markers escaped in all its texts. */
export function withoutSignsIn(value: unknown): unknown {
  if (typeof value === 'string') return withoutSigns(value);
  if (Array.isArray(value)) return value.map(withoutSignsIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutSignsIn(inner)]));
}

function escaped(text: string): string {
  return text.replaceAll(/[<>|[\]]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
