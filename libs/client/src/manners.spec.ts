import { readFileSync } from 'node:fs';
import { mannerOf } from './manners.js';

interface Described {
  readonly parameters?: readonly { readonly name: string }[];
}

const { paths } = JSON.parse(readFileSync('openapi.json', 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
};

it('a key is sent with the writes that take one by the contract, and with no others', () => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => ({
      operation: `${method} ${path}`,
      takesKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
      manner: mannerOf(method, path),
    })),
  );
  expect(operations.length).toBeGreaterThan(50);
  expect(operations.filter(({ takesKey, manner }) => takesKey !== manner.takesKey)).toEqual([]);
});

it.each([
  ['get', '/v1/contacts', true, false],
  ['post', '/v1/contacts', true, false],
  ['post', '/v1/contacts/{contactId}/recall', true, false],
  ['get', '/v1/keys', true, false],
  ['post', '/v1/keys', false, false],
  ['delete', '/v1/contacts/{contactId}', false, false],
  ['post', '/v1/contacts/{contactId}/ask', false, true],
  ['post', '/v1/contacts/{contactId}/extraction/dry-run', false, true],
])('%s %s is repeated: %s, and waits for a model: %s', (method, path, isRepeatable, waitsForModel) => {
  expect(mannerOf(method, path)).toMatchObject({ isRepeatable, waitsForModel });
});
