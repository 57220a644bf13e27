import type { Socket } from 'node:net';
import { type Frame, framed, Frames } from './frames.js';
import { type Packable, packedMessage, unpackedMessage } from './packstream.js';

/** What a server of the router says in place of the database. */
export interface Script {
  /** The routing table. */
  table(): Packable;
  /** The code with which a write, or its commit, is refused now; `null`: it is the database's. */
  refusal(): string | null;
  /** The code that the answer to the next commit has, though it was done; `null`: the answer is the database's. */
  lostCommit(): string | null;
  /** Told of each transaction that begins, and of each query that is one of its own. */
  begun(mode: 'r' | 'w', bookmarks: readonly string[]): void;
}

const [RESET, GOODBYE, RUN, BEGIN, COMMIT, ROLLBACK, ROUTE] = [0x0f, 0x02, 0x10, 0x11, 0x12, 0x13, 0x66];
const [SUCCESS, RECORD, IGNORED, FAILURE] = [0x70, 0x71, 0x7e, 0x7f];
/** Magic number and four proposals of a version; the first one asks for a list of versions, which would need more of a handshake. */
const GREETING_BYTES = 20;
const LIST_OF_VERSIONS = 0x1ff;

/** One answer that the driver waits for: said here; or by the database, and `instead` in place of its success. */
type Awaited = { readonly said: Buffer } | { readonly instead?: Buffer };

/** A connection of a driver through the router: most messages pass; some are answered here, each in its turn. */
export class RoutedConnection {
  readonly #asked = new Frames();
  readonly #answered = new Frames();
  readonly #awaited: Awaited[] = [];
  #mode: 'r' | 'w' | null = null;
  #isGreeted = false;
  #isWelcomed = false;
  #hasFailed = false;

  constructor(
    private readonly driver: Socket,
    private readonly database: Socket,
    private readonly script: Script,
  ) {
    driver.on('data', (data) => this.fromDriver(data));
    database.on('data', (data) => this.fromDatabase(data));
  }

  /** Whether any message came after the greeting. */
  get hasSpoken(): boolean {
    return this.#isGreeted;
  }

  private fromDriver(data: Buffer): void {
    if (!this.#isWelcomed) {
      if (data.length === GREETING_BYTES && data.readUInt32BE(4) === LIST_OF_VERSIONS) data.fill(0, 4, 8);
      this.database.write(data);
      return;
    }
    this.#isGreeted = true;
    for (const frame of this.#asked.take(data)) this.ask(frame);
  }

  private fromDatabase(data: Buffer): void {
    if (!this.#isWelcomed) {
      this.#isWelcomed = true;
      this.driver.write(data);
      return;
    }
    for (const { raw, body } of this.#answered.take(data)) {
      if (body.length === 0 || body[1] === RECORD) this.driver.write(raw);
      else {
        const awaited = this.#awaited.shift() as { instead?: Buffer };
        this.driver.write(body[1] === SUCCESS ? (awaited.instead ?? raw) : raw);
        this.sayWhatIsDue();
      }
    }
  }

  private ask(frame: Frame): void {
    const kind = frame.body[1] as number;
    if (kind === GOODBYE) return void this.database.write(frame.raw);
    if (kind === RESET) this.#hasFailed = false;
    if (this.#hasFailed) return this.say(IGNORED);
    if (kind === ROUTE) return this.say(SUCCESS, { rt: this.script.table() });
    const mode = this.modeOf(kind, frame.body);
    const refusal = mode === 'w' && (kind === RUN || kind === COMMIT) ? this.script.refusal() : null;
    if (refusal !== null) return this.fail(refusal);
    const lost = kind === COMMIT ? this.script.lostCommit() : null;
    if (lost !== null) this.#hasFailed = true;
    this.#awaited.push(lost === null ? {} : { instead: framed(packedMessage(FAILURE, failure(lost))) });
    this.database.write(frame.raw);
    if (kind === COMMIT || kind === ROLLBACK || kind === RESET) this.#mode = null;
  }

  /** @returns the mode of the transaction that a message belongs to; tells of one that begins. */
  private modeOf(kind: number, body: Buffer): 'r' | 'w' | null {
    if (kind !== BEGIN && (kind !== RUN || this.#mode !== null)) return this.#mode;
    const { mode = 'w', bookmarks = [] } = unpackedMessage(body).fields.at(-1) as {
      mode?: 'r' | 'w';
      bookmarks?: string[];
    };
    this.script.begun(mode, bookmarks);
    if (kind === BEGIN) this.#mode = mode;
    return mode;
  }

  private fail(code: string): void {
    this.#hasFailed = true;
    this.say(FAILURE, failure(code));
  }

  private say(kind: number, map?: Packable): void {
    this.#awaited.push({ said: framed(packedMessage(kind, map)) });
    this.sayWhatIsDue();
  }

  /** Answers come in the order of what was asked. */
  private sayWhatIsDue(): void {
    for (let [next] = this.#awaited; next && 'said' in next; [next] = this.#awaited) {
      this.driver.write(next.said);
      this.#awaited.shift();
    }
  }
}

/** As versions of Bolt before 5.7 and since then name it. */
function failure(code: string): Packable {
  const message = `The script answers ${code}.`;
  return { code, neo4j_code: code, message, gql_status: '50N42', description: message, diagnostic_record: {} };
}
