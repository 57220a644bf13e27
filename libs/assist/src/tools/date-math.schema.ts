import { z } from 'zod';
import { humanText, id } from '#contract/fields.js';
import { dateDifference, interval, resolveDates } from '#contract/time.js';
import { contactNames } from './named-contact.js';

const { reference, timezone, from, to } = dateDifference.input.shape;

const where = {
  ...contactNames,
  reference: reference.describe('What words count from: when they were said. Default: now.'),
  timezone: timezone.describe("The zone of the calendar. Default: the contact's, else that of the service."),
};

const duration = humanText(64).describe('For add. ISO 8601: P3M is 3 months, P2W 2 weeks, -P10D 10 days back, PT36H.');
const memoryId = id.describe('For interval: the first memory.');
const toMemoryId = id.describe('For interval: the other memory, of the same contact.');
const start = from.describe('For difference and add: an instant, a date, or words such as "last Tuesday".');
const end = to.describe('For difference: an instant, a date, or words.');
const { language } = resolveDates.input.shape;
const text = resolveDates.input.shape.text.describe('For resolve: words of time, or a sentence that holds some.');

/** The input of each operation; anything else is a fault. */
export const dateMath = {
  difference: z.strictObject({ operation: z.literal('difference'), ...where, from: start, to: end }),
  add: z.strictObject({ operation: z.literal('add'), ...where, from: start, duration }),
  interval: z.strictObject({ operation: z.literal('interval'), ...contactNames, memoryId, toMemoryId }),
  resolve: z.strictObject({ operation: z.literal('resolve'), ...where, text, language }),
};

/** All in one object, because models are bad at alternatives. */
export const DateMathInput = z.strictObject({
  operation: z.enum(['difference', 'add', 'interval', 'resolve']),
  from: start.optional(),
  to: end.optional(),
  duration: duration.optional(),
  text: text.optional(),
  language,
  memoryId: memoryId.optional(),
  toMemoryId: toMemoryId.optional(),
  ...where,
});

const { from: instantFrom, to: instantTo, timezone: zone } = dateDifference.output.shape;

export const DateMathOutput = z
  .strictObject({
    operation: DateMathInput.shape.operation,
    difference: dateDifference.output,
    sum: z.strictObject({ from: instantFrom, duration: z.string(), to: instantTo, timezone: zone }),
    interval: interval.output,
    resolved: resolveDates.output,
  })
  .partial()
  .required({ operation: true });
