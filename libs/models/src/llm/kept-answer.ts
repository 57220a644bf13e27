import { cutOff } from './chat-answer.js';
import { salvaged } from './cut-answer.js';
import { fitTo } from './fitting.js';
import type { StructuredAnswer, StructuredRequest } from './llm.js';
import type { Form } from './openai-client.js';

/** A value in the requested form. */
export type Fitted<T> = Omit<StructuredAnswer<T>, 'usage'>;

/**
 * @returns the complete items of an answer that was cut off. Requested again, it would be cut off again.
 * @throws LlmFault if there are none.
 */
export function kept<T>(
  schema: StructuredRequest<T>['schema'],
  { properties }: Form['schema'],
  text: string,
): Fitted<T> {
  const saved = salvaged(text);
  if (!saved) throw cutOff();
  const lists = Object.entries(properties as object).filter(
    ([, { type }]: [string, { type?: unknown }]) => type === 'array',
  );
  const fitting = fitTo(schema, { ...Object.fromEntries(lists.map(([name]) => [name, []])), ...saved.value });
  if (!fitting.fits) throw cutOff();
  return { value: fitting.value, cut: !saved.isLoop };
}
