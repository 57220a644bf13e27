import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { RestDoor } from './api-client.js';
import { clientOverHttp } from './mcp-client.js';
import { Service } from '../service/service.js';
import { TestClock } from '../service/test-clock.js';
import { makeWorld, type World } from '../stories/world.js';

/** An MCP client of a tenant, with the same key at REST, beside another tenant who was told the same. */
export class McpVisit {
  private constructor(
    readonly clock: TestClock,
    readonly service: Service,
    readonly client: Client,
    readonly rest: RestDoor,
    readonly mine: World,
    readonly theirs: World,
  ) {}

  static async begin(): Promise<McpVisit> {
    const clock = new TestClock('2026-03-05T10:00:00Z');
    const service = await Service.start({ clock });
    const rest = new RestDoor(service.url, await service.newKey());
    const mine = await makeWorld(rest);
    const theirs = await makeWorld(new RestDoor(service.url, await service.newKey()));
    return new McpVisit(clock, service, await clientOverHttp(service.url, rest.key, 'core'), rest, mine, theirs);
  }

  async end(): Promise<void> {
    await this.client.close();
    await this.service.close();
  }
}
