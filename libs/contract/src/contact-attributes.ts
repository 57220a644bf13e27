import { z } from 'zod';
import { humanText } from './fields.js';

/** Maximum number of attributes per contact. */
export const MOST_ATTRIBUTES = 100;
const attributeName = z
  .string()
  .regex(
    /^[A-Za-z_][A-Za-z0-9_.-]{0,63}$/,
    'must be named by 1 to 64 letters, digits or _.-, of which the first is a letter or _',
  );
/** A larger whole number has lost its last digits when it is read, and would be another one silently. */
const exactNumber = z
  .number()
  .refine(
    (value) => !Number.isInteger(value) || Number.isSafeInteger(value),
    'has more digits than a number can keep: send it as a text',
  );
const attributeValue = z.union([humanText(2_000), exactNumber, z.boolean()]);

/** Attributes of a new contact. */
export const attributes = entriesOf(attributeValue);

/** Changes to a contact's attributes. */
export const changedAttributes = entriesOf(attributeValue.nullable()).describe(
  `Further fields of your own. They are merged: null removes a field, others stay. At most ${MOST_ATTRIBUTES} in all.`,
);

// zod silently drops this name from a record, but input must be kept or refused.
function entriesOf<Value extends z.ZodType>(value: Value): z.ZodType<Record<string, z.output<Value>>> {
  const named = z
    .record(attributeName, value)
    .refine(
      (entries) => Object.keys(entries).length <= MOST_ATTRIBUTES,
      `must have at most ${MOST_ATTRIBUTES} entries`,
    );
  return z.preprocess((entries, context) => {
    if (typeof entries === 'object' && entries !== null && Object.hasOwn(entries, '__proto__')) {
      context.addIssue({ code: 'custom', path: ['__proto__'], message: 'must be another name' });
    }
    return entries;
  }, named);
}
