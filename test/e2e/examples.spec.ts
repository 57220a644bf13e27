import { EXAMPLE_IDS } from '#contract/examples.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service } from '../support/service/service.js';
import { type Around, makeWhole, type World } from '../support/stories/world.js';
import { openApi } from '../../apps/api/src/http/openapi.js';

interface Described {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly example: object } } };
  readonly responses: Readonly<Record<string, unknown>>;
}

/** Without a language model and a webhook there is nothing that they could answer about. */
const WITHOUT: Readonly<Record<string, number>> = { ask: 503, dryRunExtraction: 503, retryBriefing: 404 };

const requests = Object.entries(openApi()['paths'] as Record<string, Record<string, Described>>).flatMap(
  ([path, methods]) => Object.entries(methods).map(([method, described]) => ({ path, method, ...described })),
);

describe('the example of every operation in the OpenAPI document', () => {
  let service: Service;
  let read: { door: RestDoor; world: World & Around };

  beforeAll(async () => {
    service = await Service.start();
    read = await worldOfItsOwn();
  });
  afterAll(() => service.close());

  it.each(requests)('of $operationId works when it is sent', async (request) => {
    const { door, world } = request.method === 'get' ? read : await worldOfItsOwn();
    // Ids are the service's own: those that the document names stand for those that are there.
    const told = (text: string): string =>
      Object.entries(EXAMPLE_IDS).reduce(
        (so, [name, id]) => so.replaceAll(id, world[name as keyof typeof world]),
        text,
      );
    const { path, query } = addressOf(request);
    const body = request.requestBody?.content['application/json'].example;
    const { status } = await door.call(request.method.toUpperCase(), told(`${path}${query}`), {
      body: body && told(JSON.stringify(body)),
    });
    // A dry run, which none of the examples is, has the first of two.
    const documented = Number(Object.keys(request.responses).findLast((code) => code.startsWith('2')));
    expect(status).toBe(WITHOUT[request.operationId] ?? documented);
  });

  async function worldOfItsOwn(): Promise<typeof read> {
    const door = new RestDoor(service.url, await service.newKey());
    return { door, world: await makeWhole(door) };
  }
});

function addressOf({ path, parameters }: Described & { path: string }): { path: string; query: string } {
  const given = parameters.filter(({ example }) => example !== undefined);
  const filled = given.reduce(
    (so, { name, example }) => so.replace(`{${name}}`, encodeURIComponent(String(example))),
    path,
  );
  const query = given
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`);
  return { path: filled, query: query.length > 0 ? `?${query.join('&')}` : '' };
}
