import { readFile } from 'node:fs/promises';
import { Validator } from '@seriousme/openapi-schema-validator';
import { operations } from '#contract/operations.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service } from '../support/service/service.js';

interface Layer {
  readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
}

const COMMITTED = new URL('../../openapi.json', import.meta.url);

describe('openapi.json', () => {
  let service: Service;
  let served: Record<string, unknown>;

  beforeAll(async () => {
    service = await Service.start();
    served = (await new RestDoor(service.url, '').call('GET', '/openapi.json')).body as Record<string, unknown>;
  });
  afterAll(() => service.close());

  it('in the repository is what the service serves; else run npm run openapi', async () => {
    await expect(readFile(COMMITTED, 'utf8')).resolves.toBe(`${JSON.stringify(served, null, 2)}\n`);
  });

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(served));
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
    expect(validator.version).toBe('3.1');
  });

  it('refers to nothing that is not in it, and gives every operation its own name', () => {
    const references = [...JSON.stringify(served).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)];
    const { schemas } = served['components'] as { schemas: object };
    for (const [, name] of references) expect(Object.keys(schemas)).toContain(name);
    expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
  });

  it('describes every operation of the contract, and every route under /v1 is one of them', () => {
    const express = service.app.getHttpAdapter().getInstance() as { router: { stack: readonly Layer[] } };
    const routed = express.router.stack
      .flatMap(({ route }) => (route ? [route] : []))
      .filter(({ path }) => path.startsWith('/v1'))
      .flatMap(({ path, methods }) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
    const described = Object.entries(served['paths'] as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const contract = operations.map(({ method, path }) => `${method} ${path}`).sort();
    expect(described.sort()).toEqual(contract);
    expect(routed.map((route) => route.replaceAll(/:(\w+)/g, '{$1}')).sort()).toEqual(contract);
  });

  it('is readable at /docs with everything from the service itself', async () => {
    const door = new RestDoor(service.url, '');
    const page = await door.call('GET', '/docs');
    expect(page.headers.get('content-type')).toContain('text/html');
    for (const [, path] of String(page.body).matchAll(/(?:src|href)="([^"]+)"/g)) {
      const { status } = await door.call('GET', path ?? '');
      expect([path, status]).toEqual([path, 200]);
    }
    expect(String(page.body)).not.toMatch(/https?:\/\//);
  });
});
