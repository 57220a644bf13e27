import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import type { Operation } from '#contract/operation.js';
import type { Caller } from '#domain/service/caller.js';
import { Clock } from '#domain/service/clock.js';
import { auditKeep, type AuditKeepParams } from '#graph/generated/queries.js';
import { Graph } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import { type About, aboutOf, isAudited, namesAnyone } from './audited.js';

/** Where a request came in. */
export type AuditDoor = 'rest' | 'graphql' | 'mcp' | 'explorer' | 'compat' | 'cli';

type Line = AuditKeepParams['lines'][number];

/** How often notes are written; also when the service stops. */
const WRITE_MS = 5_000;
/**
 * The most lines that wait to be written. While the database is unavailable, further lines are lost, and the log says
 * so.
 */
const MOST = 10_000;
/** A page about a person makes several requests; within this time they count as one look. */
const LOOK_MS = 60_000;
const NOBODY: About = { contactIds: [], memoryId: null, sessionId: null };

/**
 * Who did what, and whose data they looked at: operations and ids, never words of memories. A change is written before
 * its answer; a look is noted and written later, outside of the read.
 */
@Injectable()
export class AuditLog implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(AuditLog.name);
  readonly #looks = new LRUCache<string, true>({ max: 10_000, ttl: LOOK_MS });
  #noted: Line[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly graph: Graph,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.AUDIT !== 'none') this.#timer = setInterval(() => void this.write(), WRITE_MS).unref();
  }

  /** Records a completed operation, if the setting AUDIT includes it. */
  async record(caller: Caller, door: AuditDoor, operation: Operation, input: object, answer: unknown): Promise<void> {
    if (this.config.AUDIT === 'none') return;
    const about = aboutOf(input, answer);
    if (isAudited(operation)) return this.change(caller, door, operation.name, about);
    if (!namesAnyone(about)) return;
    if (this.isThorough) this.note(caller, door, operation.name, about);
    else if (door === 'explorer') this.look(caller, operation.name, about);
  }

  /** Records a change. If it cannot be written now, it is kept for the next write, and the change stays valid. */
  async change(caller: Caller, door: AuditDoor, operation: string, about: About = NOBODY): Promise<void> {
    if (this.config.AUDIT === 'none') return;
    this.note(caller, door, operation, about);
    await this.write();
  }

  /** Whether every request that names a contact is recorded. */
  get isThorough(): boolean {
    return this.config.AUDIT === 'all';
  }

  /**
   * Notes a request that is not an operation of the contract, if every request is recorded.
   * @param input if it names nobody, there is no line; if it is absent, there is one.
   */
  request(caller: Caller, door: AuditDoor, operation: string, input?: object): void {
    const about = input === undefined ? NOBODY : aboutOf(input, null);
    if (this.isThorough && (input === undefined || namesAnyone(about))) this.note(caller, door, operation, about);
  }

  /** Writes the notes. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.writeNoted());
    return this.#writing;
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }

  private look(caller: Caller, operation: string, about: About): void {
    const whom = about.contactIds[0] ?? about.memoryId ?? about.sessionId ?? '';
    const look = `${caller.keyId} ${whom}`;
    if (this.#looks.has(look)) return;
    this.#looks.set(look, true);
    this.note(caller, 'explorer', operation, about);
  }

  private note({ tenantId, keyId, key }: Caller, door: AuditDoor, operation: string, about: About): void {
    const { contactIds, memoryId, sessionId } = about;
    const at = this.clock.now();
    const by = { keyId: keyId ?? null, keyName: key?.name ?? null, role: key?.role ?? null };
    for (const contactId of contactIds.length > 0 ? contactIds : [null])
      if (this.#noted.length < MOST)
        this.#noted.push({ id: newId(), tenantId, at, operation, door, contactId, memoryId, sessionId, ...by });
      else this.logger.error('The audit log is full while the database is away: a line is lost.');
  }

  private async writeNoted(): Promise<void> {
    const lines = this.#noted;
    if (lines.length === 0) return;
    this.#noted = [];
    try {
      await this.graph.all(auditKeep, { lines });
    } catch (error) {
      this.logger.warn(`The audit log waits: ${error instanceof Error ? error.message : String(error)}`);
      this.#noted = [...lines, ...this.#noted].slice(0, MOST);
    }
  }
}
