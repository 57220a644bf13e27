import { serverAudits } from 'graphql-http';
import { Service } from '../support/service/service.js';

let service: Service;
let key: string;

beforeAll(async () => {
  service = await Service.start();
  key = await service.newKey();
});
afterAll(() => service.close());

const audits = serverAudits({
  url: () => `${service.url}/graphql`,
  fetchFn: (url: string, { headers, ...init }: RequestInit = {}) =>
    fetch(url, { ...init, headers: { ...Object.fromEntries(new Headers(headers)), authorization: `Bearer ${key}` } }),
});

// The audit suite of the GraphQL-over-HTTP specification.
describe('GraphQL over HTTP', () => {
  it.each(audits)('$name', async ({ fn }) => {
    await expect(fn()).resolves.toMatchObject({ status: 'ok' });
  });
});
