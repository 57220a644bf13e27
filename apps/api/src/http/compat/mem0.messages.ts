import { z } from 'zod';
import { label, text } from '#contract/fields.js';

const Part = z.looseObject({ type: label, text: z.string().nullish() });
const Content = z.union([z.string(), Part, z.array(z.union([z.string(), Part])).max(500)]).nullish();

/** A mem0 message: its role and its text; without text for tool calls and pictures. */
export const Message = z
  .looseObject({ role: label.nullish().transform((role) => role ?? 'user'), content: Content })
  .transform(({ role, content }, context) => {
    const words = wordsOf(content);
    if (words === '') return { role, words };
    const { data, error } = text.safeParse(words);
    for (const { message } of error?.issues ?? [])
      context.addIssue({ code: 'custom', message, path: ['content'], input: content });
    return { role, words: data ?? '' };
  });

/** @returns the messages with text, without those of tools and system instructions, which nobody said. */
export function said<M extends z.output<typeof Message>>(messages: readonly M[]): M[] {
  return messages.filter(({ role, words }) => words !== '' && /^(?:user|assistant|system)$/.test(role));
}

function wordsOf(content: z.output<typeof Content>): string {
  const parts = Array.isArray(content) ? content : [content ?? ''];
  return parts
    .flatMap((part) => (typeof part === 'string' ? part : part.type === 'text' ? (part.text ?? '') : ''))
    .filter((part) => part.trim() !== '')
    .join('\n');
}
