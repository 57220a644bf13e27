import type { Operation } from '#contract/operation.js';
import { newId } from '#graph/ids.js';
import { RestDoor } from './api-client.js';
import type { Answer, Asked, Door } from './door.js';
import { GraphqlDoor } from './graphql-client.js';
import { McpClientDoor } from './mcp-client.js';
import { Service, type ServiceOptions } from '../service/service.js';
import { TestClock } from '../service/test-clock.js';

/** Every door of the service; a spec told by {@link byEveryDoor} is asked at each, and must get one answer. */
const doors: readonly NamedDoor[] = [{ name: 'REST', open: ({ url }, key) => new RestDoor(url, key) }];

/** Asked where a spec's story is about one of these operations; a story more at this door tells no more of it. */
const graphql: NamedDoor = { name: 'GraphQL', open: ({ url }, key) => new GraphqlDoor(url, key) };
const ALSO_BY_GRAPHQL: ReadonlySet<string> = new Set([
  'getContact',
  'remember',
  'rememberBatch',
  'listMemories',
  'recall',
  'getContext',
  'getMemory',
  'getEntity',
  'revertDecision',
  'listTurns',
]);

/** Has tools for some operations only. */
const mcp: NamedDoor = { name: 'MCP', open: ({ url }, key) => new McpClientDoor(url, key) };

interface NamedDoor {
  readonly name: string;
  readonly open: (service: Service, key: string) => Door;
}

/** A new tenant at one door of a running service. */
export class Visit {
  private running?: Service;
  private door?: Door;
  #key = '';
  #tenantId = '';

  async begin(options: ServiceOptions, open: (service: Service, key: string) => Door): Promise<void> {
    this.running = await Service.start(options);
    this.#tenantId = options.tenantId ?? `tenant-${newId()}`;
    this.#key = await this.running.newKey(this.#tenantId);
    this.door = open(this.running, this.#key);
  }

  async end(): Promise<void> {
    await this.running?.close();
  }

  get service(): Service {
    if (!this.running) throw new Error('The service runs inside tests only.');
    return this.running;
  }

  get tenantId(): string {
    return this.#tenantId;
  }

  /** Of the visit's tenant, for what a door does not show. */
  get key(): string {
    return this.#key;
  }

  /** @returns the answer, after it was checked to be what the contract, and so OpenAPI, says of it. */
  readonly ask = async <O extends Operation>(operation: O, input: Asked<O>): Promise<Answer<O>> => {
    if (!this.door) throw new Error('The door is open inside tests only.');
    const answer = await this.door.ask(operation, input);
    operation.output.parse(answer);
    return answer;
  };
}

/** Tells the same tests at every door, each time to a service and a tenant of their own. */
export function byEveryDoor(what: string, options: ServiceOptions, tell: (visit: Visit) => void): void {
  byDoors(doors, what, options, tell);
}

/** The same, for operations that models have tools for. */
export function byEveryDoorAndTool(what: string, options: ServiceOptions, tell: (visit: Visit) => void): void {
  byDoors([...doors, mcp], what, options, tell);
}

function byDoors(
  opened: readonly NamedDoor[],
  what: string,
  options: ServiceOptions,
  tell: (visit: Visit) => void,
): void {
  describe.each(ALSO_BY_GRAPHQL.has(what) ? [...opened, graphql] : opened)(`${what}, by $name`, ({ open }) => {
    const visit = new Visit();
    // The doors are asked one after another, and each story begins where its clock first stood.
    beforeAll(() => (options.clock instanceof TestClock ? options.clock.reset() : undefined));
    beforeAll(() => visit.begin(options, open));
    afterAll(() => visit.end());
    tell(visit);
  });
}
