import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import neo4j, { type Driver } from 'neo4j-driver';
import { MEMORY_KINDS } from '#domain/memory/memory.js';
import { encodeInstant, GIVEN } from '#graph/codec.js';
import { newId } from '#graph/ids.js';
import type { Login } from '#local-server/login.js';
import { PROJECT_ROOT } from '#config/project-root.js';
import type { Vector } from '#models/embedder.js';

/** What the database costs without a service: to find, a look at the contact and one vector query; to write, a lock and one node, or the three of a replacement. */
export class BareDriver {
  readonly #driver: Driver;
  readonly #database: string;
  readonly #contact = text('bare-contact');
  readonly #nearest = text('bare-nearest');
  readonly #lock = text('bare-lock');
  readonly #create = text('bare-create');
  readonly #replace = text('bare-replace');

  /** @param tenantId whose contacts it looks up. */
  constructor(
    { uri, user, password, database }: Login,
    private readonly tenantId = 'default',
  ) {
    this.#database = database;
    this.#driver = neo4j.driver(uri, neo4j.auth.basic(user, password), {
      disableLosslessIntegers: true,
      telemetryDisabled: true,
    });
  }

  /** @returns the ids of the ten nearest by the index, as it orders them. */
  async nearest(contactId: string, vector: Vector, at: Date): Promise<string[]> {
    const session = this.#driver.session({ database: this.#database, defaultAccessMode: neo4j.session.READ });
    try {
      await session.run(this.#contact, { contactId, tenantId: this.tenantId });
      const params = { contactId, vector, now: encodeInstant(at), kinds: MEMORY_KINDS };
      const { records } = await session.run(this.#nearest, params);
      return records.map((record) => record.get('id') as string);
    } finally {
      await session.close();
    }
  }

  /**
   * Creates a memory with its vector, in one transaction that holds the lock of the contact.
   * @param attribute it takes the place of the memory that has it, with the three versions that both clocks need.
   */
  async write(contactId: string, said: string, vector: Vector, attribute?: string): Promise<void> {
    const query = attribute === undefined ? this.#create : this.#replace;
    const session = this.#driver.session({ database: this.#database });
    const id = newId();
    const at = encodeInstant(new Date());
    const times = { saidAt: at, validFrom: at, recordedAt: at };
    const slot = attribute === undefined ? {} : { attribute, value: said };
    const memory = {
      id,
      factId: id,
      factKeyHash: id,
      kind: 'semantic',
      text: said,
      importance: 0.5,
      ...times,
      ...slot,
    };
    try {
      const transaction = session.beginTransaction();
      await transaction.run(this.#lock, { contactId, tenantId: this.tenantId });
      await transaction.run(query, { contactId, memory, vector, openEnd: GIVEN.openEnd, endedId: newId() });
      await transaction.commit();
    } finally {
      await session.close();
    }
  }

  async close(): Promise<void> {
    await this.#driver.close();
  }
}

function text(name: string): string {
  return readFileSync(join(PROJECT_ROOT, 'bench', 'speed', `${name}.cypher`), 'utf8');
}
