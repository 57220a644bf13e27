import type { Operation } from '#contract/operation.js';
import { newId } from '#graph/ids.js';
import { RestDoor } from './api-client.js';
import type { Answer, Asked, Door } from './door.js';
import { GraphqlDoor } from './graphql-client.js';
import { McpClientDoor } from './mcp-client.js';
import { Service, type ServiceOptions } from '../service/service.js';
import { TestClock } from '../service/test-clock.js';

/**
 * Where a story is told. That all doors give the same answers is for `equal-answers.spec.ts` to show: further stories at
 * GraphQL and MCP would show nothing more about these doors.
 */
const doors: readonly NamedDoor[] = [
  { name: 'REST', open: ({ url }, key) => new RestDoor(url, key) },
  {
    name: 'GraphQL',
    open: ({ url }, key) => new GraphqlDoor(url, key),
    only: [
      'getContact',
      'getContext',
      'getMemory',
      'listMemories',
      'listTurns',
      'recall',
      'remember',
      'rememberBatch',
      'revertDecision',
    ],
  },
  {
    name: 'MCP',
    open: ({ url }, key) => new McpClientDoor(url, key),
    only: ['fileMemory', 'getContext', 'getHistory', 'recall', 'review', 'timeline', 'upcoming'],
  },
];

interface NamedDoor {
  readonly name: string;
  readonly open: (service: Service, key: string) => Door;
  /** Only the stories of this name are told there; else all. */
  readonly only?: readonly string[];
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

/** Runs the same tests at each door where stories of this name are told, each time with a new service and a new tenant. */
export function byDoors(what: string, options: ServiceOptions, tell: (visit: Visit) => void): void {
  const opened = doors.filter(({ only }) => only?.includes(what) ?? true);
  describe.each(opened)(`${what}, by $name`, ({ open }) => {
    const visit = new Visit();
    // The doors are tested one after another, each from the first time of the clock.
    beforeAll(() => (options.clock instanceof TestClock ? options.clock.reset() : undefined));
    beforeAll(() => visit.begin(options, open));
    afterAll(() => visit.end());
    tell(visit);
  });
}
