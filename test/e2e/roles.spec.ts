import { neededRole, type Operation } from '#contract/operation.js';
import { operations } from '#contract/operations.js';
import { getKey } from '#contract/keys.js';
import { isAllowed, KEY_ROLES, type KeyRole } from '#domain/service/key-role.js';
import { newId } from '#graph/ids.js';
import { RestDoor } from '../support/doors/api-client.js';
import { NO_TOOL } from '../support/doors/as-tool.js';
import type { Door } from '../support/doors/door.js';
import { Refused } from '../support/doors/door.js';
import { askGraphql, GraphqlDoor } from '../support/doors/graphql-client.js';
import { clientOverHttp, McpClientDoor } from '../support/doors/mcp-client.js';
import { Service } from '../support/service/service.js';
import { inputOf, makeWhole, type Around, type World } from '../support/stories/world.js';

const read = operations.filter((operation) => neededRole(operation) === 'read');
const more = operations.filter((operation) => ['write', 'admin'].includes(neededRole(operation)));
const admins = operations.filter((operation) => neededRole(operation) === 'admin');

/** @returns the code of the refusal, `null` for an answer. */
async function refusalOf(door: Door, operation: Operation, input: object): Promise<string | null> {
  try {
    await door.ask(operation, input as never);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}

describe('the role of a key', () => {
  let service: Service;
  let world: World & Around;
  const tenantId = `tenant-${newId()}`;
  const keys: Partial<Record<KeyRole, string>> = {};

  beforeAll(async () => {
    service = await Service.start();
    for (const role of KEY_ROLES) keys[role] = await service.newKey(tenantId, { role });
    world = await makeWhole(new RestDoor(service.url, keys.admin!));
  });
  afterAll(() => service.close());

  const doors: readonly [name: string, open: (role: KeyRole) => Door, has: (operation: Operation) => boolean][] = [
    ['REST', (role) => new RestDoor(service.url, keys[role]!), () => true],
    ['GraphQL', (role) => new GraphqlDoor(service.url, keys[role]!), () => true],
    ['MCP', (role) => new McpClientDoor(service.url, keys[role]!), ({ name }) => !NO_TOOL.has(name)],
  ];

  describe.each(doors)('by %s', (_, open, has) => {
    it.each(read.filter(has))('read suffices for $name', async (operation) => {
      // Of what the world lacks nothing is there, and ask needs a language model; neither is a matter of the key.
      const refusal = await refusalOf(open('read'), operation, inputOf(operation, world));
      expect([null, 'NOT_FOUND', 'UNAVAILABLE', 'INVALID']).toContain(refusal);
    });

    it.each(more.filter(has))('read does not suffice for $name', async (operation) => {
      await expect(refusalOf(open('read'), operation, inputOf(operation, world))).resolves.toBe('FORBIDDEN');
    });

    it.each(admins.filter(has))('write does not suffice for $name', async (operation) => {
      await expect(refusalOf(open('write'), operation, inputOf(operation, world))).resolves.toBe('FORBIDDEN');
    });
  });

  it.each(operations)('ops reaches nothing of callers by $name', async (operation) => {
    const { status } = await new RestDoor(service.url, keys.ops!).send(operation, inputOf(operation, world));
    expect(status).toBe(operation === getKey ? 200 : 403);
  });

  it('ops is refused by GraphQL and MCP as a whole', async () => {
    const answer = await new RestDoor(service.url, keys.ops!).call('POST', '/graphql', {
      body: JSON.stringify({ query: '{ __typename }' }),
    });
    expect(answer).toMatchObject({ status: 403, body: { errors: [{ extensions: { code: 'FORBIDDEN' } }] } });
    await expect(clientOverHttp(service.url, keys.ops!)).rejects.toThrow('role read');
  });

  it('says which role is needed, and which the key has', async () => {
    const { body } = await new RestDoor(service.url, keys.read!).call('POST', '/v1/contacts', { body: '{}' });
    const detail = 'This needs a key with the role write; the role of this one is read.';
    expect(body).toMatchObject({ status: 403, code: 'FORBIDDEN', detail });
    const asked = { query: 'mutation { createContact(input: {}) { id } }' };
    const { errors } = await askGraphql(service.url, keys.read!, asked);
    expect(errors).toMatchObject([{ message: detail, extensions: { code: 'FORBIDDEN' } }]);
  });

  it('decides which tools a model is shown', async () => {
    const namesOf = async (role: KeyRole): Promise<string[]> => {
      const client = await clientOverHttp(service.url, keys[role]!);
      const { tools } = await client.listTools();
      await client.close();
      return tools.map(({ name }) => name);
    };
    const [reader, writer, admin] = [await namesOf('read'), await namesOf('write'), await namesOf('admin')];
    expect(reader).toEqual(expect.arrayContaining(['search_memories', 'get_context', 'calculate_date_math']));
    expect(reader).not.toContain('add_memory');
    expect(writer.filter((name) => !reader.includes(name))).toContain('add_memory');
    expect(writer).not.toContain('forget_memory');
    expect(admin.filter((name) => !writer.includes(name)).sort()).toEqual(
      ['forget_memory', 'forget_session', 'forget_turn', 'redact_memory', 'redact_turn'].sort(),
    );
  });

  it.each(KEY_ROLES)('%s may ask what it is', async (role) => {
    const own = await new RestDoor(service.url, keys[role]!).ask(getKey, {});
    expect(own).toMatchObject({ name: 'test', role, expiresAt: null, ratePerMinute: null });
    expect(JSON.stringify(own)).not.toContain(keys[role]);
  });

  it('is one of each operation that some key has', () => {
    for (const operation of operations) {
      const allowed = KEY_ROLES.filter((role) => isAllowed({ key: { role } }, neededRole(operation)));
      expect(allowed).toContain('admin');
    }
  });
});
