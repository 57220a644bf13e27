import type { Caller } from '#domain/service/caller.js';
import { newId } from '#graph/ids.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { Service, type ServiceOptions } from '../service/service.js';
import { TestClock } from '../service/test-clock.js';

const DAY_MS = 86_400_000;
const FIRST_DAY = '2026-02-01';

/** @returns midnight UTC, some days after the first one of a story. */
export function day(n: number): Date {
  return new Date(new Date(FIRST_DAY).getTime() + n * DAY_MS);
}

/** A service to which stories are told, a day at a time, by a tenant of their own. */
export class DayByDay {
  readonly caller: Caller = { tenantId: `tenant-${newId()}` };
  readonly clock = new TestClock(FIRST_DAY);
  service!: Service;

  /** Starts one before the tests of a block, and stops it after them. */
  constructor({ arbiter, embedder = new ScriptedEmbedder() }: Pick<ServiceOptions, 'arbiter' | 'embedder'> = {}) {
    beforeAll(async () => {
      this.service = await Service.start({ clock: this.clock, embedder, ...(arbiter ? { arbiter } : {}) });
    });
    afterAll(() => this.service.close());
  }

  get<T>(token: new (...args: never[]) => T): T {
    return this.service.app.get<T>(token);
  }

  tomorrow(): void {
    this.clock.set(new Date(this.clock.now().getTime() + DAY_MS).toISOString());
  }
}
