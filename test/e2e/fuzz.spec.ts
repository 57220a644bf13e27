import fc from 'fast-check';
import type { Operation } from '#contract/operation.js';
import { placesOf } from '#contract/operation.js';
import { operations } from '#contract/operations.js';
import { RestDoor } from '../support/doors/api-client.js';
import { inputOf, type World } from '../support/stories/world.js';
import { inhabited } from '../support/stories/inhabited.js';
import { ScriptedLlm } from '../support/models/scripted-llm.js';

const RUNS = 40;

/** Any JSON, and what is nearly right. */
const anything = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ noUnicodeString: false, maxDepth: 3 }) },
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('2026-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-30T00:00:00Z', 'one', 'true', '1', '0', 'x'),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.double(),
  fc.maxSafeInteger(),
);

/** A valid input of which some fields are replaced, left out or made up. */
function inputs(operation: Operation, world: World): fc.Arbitrary<Record<string, unknown>> {
  const valid = inputOf(operation, world);
  const names = Object.keys(operation.input.shape);
  return fc
    .record({
      replaced:
        names.length === 0 ? fc.constant({}) : fc.dictionary(fc.constantFrom(...names), anything, { maxKeys: 3 }),
      without: fc.subarray(names, { maxLength: Math.min(1, names.length) }),
      made: fc.option(fc.dictionary(fc.string({ maxLength: 20 }), anything, { maxKeys: 1 })),
    })
    .map(({ replaced, without, made }) => {
      const kept = Object.entries({ ...valid, ...replaced }).filter(([name]) => !without.includes(name));
      return { ...Object.fromEntries(kept), ...made };
    });
}

const llm = await ScriptedLlm.start();
afterAll(() => llm.close());
const FORMS: Readonly<Record<string, object>> = { guide: { instructions: [] }, extraction: { facts: [], events: [] } };
llm.answer(({ form }) => {
  const json = form === undefined || form === null ? undefined : FORMS[form];
  return json ? { json } : { text: 'I do not know.' };
});

describe('any input of any operation', () => {
  // Without a language model `ask` is UNAVAILABLE whatever it is asked.
  const model = { LLM_BASE_URL: llm.url, LLM_MODEL: llm.model, ARBITER: 'none', EXTRACT_TENANTS: 'nobody' };
  const tenant = inhabited(model);

  it.each(operations.filter(({ name }) => name !== 'eraseContact'))(
    '$name answers what the contract says, or a problem, and never a fault of ours',
    async (operation) => {
      const property = fc.asyncProperty(inputs(operation, tenant.world), async (input) => {
        const { status, headers, body } = await send(operation, input);
        expect(status).toBeLessThan(500);
        if (status < 400) operation.output.parse(body);
        else expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
      });
      await fc.assert(property, { numRuns: RUNS });
    },
  );

  /** Unknown fields go where the operation has its others; a path takes ids only. */
  const send = (operation: Operation, input: Record<string, unknown>): ReturnType<RestDoor['call']> => {
    const { path, body } = placesOf(operation);
    const rest = Object.entries(input).filter(([name]) => !path.includes(name));
    const inPath = (name: string): string => {
      const value = input[name];
      return (
        encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value ?? '')).toWellFormed()) || '_'
      );
    };
    const address = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inPath(name));
    if (body.length > 0)
      return tenant.door.call(operation.method, address, { body: JSON.stringify(Object.fromEntries(rest)) });
    const query = new URLSearchParams(
      rest.map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
    );
    return tenant.door.call(operation.method, `${address}?${query.toString()}`);
  };
});
