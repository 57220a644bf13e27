import { operations } from '#contract/operations.js';
import { placesOf } from '#contract/operation.js';
import { openApi } from './openapi.js';

type Json = Record<string, unknown>;
interface Described {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: {
    required: boolean;
    content: { 'application/json': { schema: { properties: Json; required?: string[] } } };
  };
  responses: Record<string, Json>;
}

const document = openApi();
const described = (path: string, method: string): Described =>
  (document['paths'] as Record<string, Record<string, Described>>)[path]?.[method.toLowerCase()] as Described;
const schemas = (document['components'] as { schemas: Json }).schemas;

describe('openApi', () => {
  it.each(operations.map((operation) => [operation.name, operation] as const))('describes %s', (name, operation) => {
    const { operationId, parameters, requestBody, responses } = described(operation.path, operation.method);
    const places = placesOf(operation);
    const inPlace = (place: string): string[] =>
      parameters.filter((found) => found.in === place).map((found) => found.name);
    expect(operationId).toBe(name);
    expect([inPlace('path'), inPlace('query')]).toEqual([places.path, places.query]);
    expect(parameters.filter((found) => found.in === 'path').every(({ required }) => required)).toBe(true);
    expect(Object.keys(requestBody?.content['application/json'].schema.properties ?? {})).toEqual(places.body);
    expect(inPlace('header')).toEqual(operation.idempotent ? ['Idempotency-Key'] : []);
    expect(Object.keys(responses)).toEqual(
      expect.arrayContaining([String(operation.status), '400', '401', '404', '503']),
    );
  });

  it('refers only to schemas that are there', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, id]) => id);
    expect(refs.length).toBeGreaterThan(20);
    expect(refs.filter((id) => !(String(id) in schemas))).toEqual([]);
    expect(JSON.stringify(document)).not.toContain('#/$defs/');
  });

  it('has every status that is answered, and refers to a refusal that is there', () => {
    const { responses } = described('/v1/contacts/{contactId}/memories', 'POST');
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '201', '415', '429', '500']));
    expect(Object.keys(described('/v1/contacts/{contactId}/context', 'GET').responses)).toContain('304');
    const there = (document['components'] as { responses: Json }).responses;
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/responses\/(\w+)"/g)].map(
      ([, id]) => id,
    );
    expect(refs.filter((id) => !(String(id) in there))).toEqual([]);
    expect(there).toMatchObject({ Refusal503: { headers: { 'Retry-After': {} } } });
  });

  it('shares one schema among the operations that answer the same', () => {
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Memory', 'Contact', 'Session', 'Turn', 'Problem']));
  });

  it('requires what has no default, and only that', () => {
    const { requestBody } = described('/v1/contacts/{contactId}/memories', 'POST');
    expect(requestBody?.required).toBe(true);
    expect(requestBody?.content['application/json'].schema.required).toEqual(['text']);
  });

  it('describes instants as text in its format', () => {
    expect(schemas['Memory']).toMatchObject({ properties: { validFrom: { type: 'string', format: 'date-time' } } });
  });

  it('is the same each time it is made', () => {
    expect(JSON.stringify(openApi())).toBe(JSON.stringify(document));
  });
});
