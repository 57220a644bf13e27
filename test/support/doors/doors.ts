import type { Operation } from '#contract/operation.js';
import { newId } from '#graph/ids.js';
import { RestDoor } from './api-client.js';
import type { Answer, Asked, Door } from './door.js';
import { GraphqlDoor } from './graphql-client.js';
import { McpClientDoor } from './mcp-client.js';
import { Service, type ServiceOptions } from '../service/service.js';
import { TestClock } from '../service/test-clock.js';

/** The doors at which {@link byEveryDoor} runs a spec; all must give the same answers. */
const doors: readonly NamedDoor[] = [{ name: 'REST', open: ({ url }, key) => new RestDoor(url, key) }];

/** At GraphQL only specs about these operations run; further specs would check nothing more about this door. */
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

  /** The key of the visit's tenant, for requests that a door cannot make. */
  get key(): string {
    return this.#key;
  }

  /** @returns the answer, after checking it against the contract, from which OpenAPI is made. */
  readonly ask = async <O extends Operation>(operation: O, input: Asked<O>): Promise<Answer<O>> => {
    if (!this.door) throw new Error('The door is open inside tests only.');
    const answer = await this.door.ask(operation, input);
    operation.output.parse(answer);
    return answer;
  };
}

/** Runs the same tests at every door, each time with a new service and a new tenant. */
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
    // The doors are tested one after another, each from the first time of the clock.
    beforeAll(() => (options.clock instanceof TestClock ? options.clock.reset() : undefined));
    beforeAll(() => visit.begin(options, open));
    afterAll(() => visit.end());
    tell(visit);
  });
}
