import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { handleProtocols } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { firstMessage } from '../databases/first-message.js';
import { OtherDatabases } from '../databases/other-databases.js';
import { keyIn } from '../requests/key.guard.js';
import { SubscriptionProtocol } from './subscription-protocol.js';
import { CLOSE_CODES, type Closing, SubscriptionSocket } from './subscription-socket.js';

const MAX_MESSAGE_BYTES = 65_536;
const BEAT_MS = 1_000;
/** After how many beats clients are asked whether they are still there. */
const PING_BEATS = 12;
/** How long sockets may take to close before the service ends. */
const STOP_MS = 1_000;
const MAX_REASON = 120;

/** The sockets at /graphql: lets them in, and ends those that are dead, slow, or came with a key that was revoked since. */
@Injectable()
export class SubscriptionDoor implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #upgrades = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MAX_MESSAGE_BYTES,
    handleProtocols,
  });
  readonly #sockets = new Set<SubscriptionSocket>();
  /** Of how many it is not known yet whose they are: they count as well, or any number of silent ones were let in. */
  #unknown = 0;
  readonly #closed: Record<Closing, number> = { slow: 0, key: 0, stop: 0 };
  #server: Server | undefined;
  #beating: NodeJS.Timeout | undefined;
  #beats = 0;
  #isStopping = false;
  #isLooking = false;

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly protocol: SubscriptionProtocol,
    private readonly databases: OtherDatabases,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** How many sockets are open. */
  get sockets(): number {
    return this.#sockets.size;
  }

  /** How many sockets the service closed, by the reason. */
  get closed(): Readonly<Record<Closing, number>> {
    return this.#closed;
  }

  onApplicationBootstrap(): void {
    this.#server = (this.host as Partial<HttpAdapterHost>).httpAdapter?.getHttpServer() as Server | undefined;
    if (!this.#server) return;
    // A client that asks for another protocol is answered in HTTP/1.1, as if it had not asked.
    Object.assign(this.#server, { shouldUpgradeCallback: isWebSocket });
    this.#server.on('upgrade', this.upgrade);
    this.#beating = setInterval(() => this.beat(), BEAT_MS).unref();
  }

  /** Refuses new sockets; those that are open go on until the service ends. */
  stopTaking(): void {
    this.#isStopping = true;
  }

  /** Before the feeds end: a client must not take the stop of the service for the end of its subscription. */
  async onModuleDestroy(): Promise<void> {
    this.stopTaking();
    clearInterval(this.#beating);
    this.#server?.off('upgrade', this.upgrade);
    for (const socket of this.#sockets) this.drop(socket, 'stop');
    for (let waited = 0; this.#sockets.size > 0 && waited < STOP_MS; waited += 10) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    for (const socket of this.#sockets) socket.end();
  }

  private readonly upgrade = (request: IncomingMessage, connection: Duplex, head: Buffer): void => {
    if (URL.parse(request.url ?? '', 'http://host')?.pathname !== '/graphql')
      return refuse(connection, '404 Not Found');
    if (this.isFull) {
      return refuse(connection, '503 Service Unavailable', 'Retry-After: 5\r\n');
    }
    this.#upgrades.handleUpgrade(request, connection, head, (upgraded) => {
      if (this.databases.isAny) void this.handOver(upgraded, request);
      else this.serve(upgraded, request);
    });
  };

  /** Serves a socket from its beginning to its end. */
  serve(upgraded: WebSocket, request: IncomingMessage): void {
    if (this.isFull) return upgraded.close(CLOSE_CODES.tryAgain, 'There are as many sockets as are let in.');
    const socket = new SubscriptionSocket(upgraded, request);
    this.#sockets.add(socket);
    socket.serve(this.protocol.server, {
      onClose: () => this.#sockets.delete(socket),
      onFull: () => this.drop(socket, 'slow'),
    });
  }

  /** Lets the part serve it that knows its key, which comes with the first message. */
  private async handOver(upgraded: WebSocket, request: IncomingMessage): Promise<void> {
    this.#unknown += 1;
    try {
      const { part, repeat } = await this.whose(upgraded, request).finally(() => (this.#unknown -= 1));
      if (upgraded.readyState !== upgraded.OPEN) return;
      (part ?? this).serve(upgraded, request);
      repeat();
    } catch (error) {
      upgraded.close(CLOSE_CODES.tryAgain, (error as Error).message.slice(0, MAX_REASON));
    }
  }

  /** @returns the part that knows the key of its first message, or `null`, and how that message is said once more. */
  private async whose(
    upgraded: WebSocket,
    request: IncomingMessage,
  ): Promise<{ part: Pick<SubscriptionDoor, 'serve'> | null; repeat: () => void }> {
    const { authorization, repeat } = await firstMessage(upgraded, request);
    const key = keyIn({ headers: { authorization } });
    return { part: key === undefined ? null : await this.databases.partOf(key), repeat };
  }

  private get isFull(): boolean {
    return this.#isStopping || this.#sockets.size + this.#unknown >= this.config.SUBSCRIPTION_SOCKETS;
  }

  private beat(): void {
    this.#beats += 1;
    const slowMs = this.config.SUBSCRIPTION_SLOW_SECONDS * 1_000;
    for (const socket of this.#sockets) {
      if (socket.isSlow(performance.now(), slowMs)) this.drop(socket, 'slow');
      if (this.#beats % PING_BEATS === 0) socket.ping();
    }
    if (!this.#isLooking) void this.lookAtKeys();
  }

  /** Keys are remembered for a few seconds, so looking at them often asks the database seldom. */
  private async lookAtKeys(): Promise<void> {
    this.#isLooking = true;
    const admitted = [...this.#sockets].filter(({ caller }) => caller !== null);
    const byKey = Map.groupBy(admitted, ({ authorization }) => authorization);
    await Promise.all([...byKey.values()].map((sockets) => this.lookAtKey(sockets)));
    this.#isLooking = false;
  }

  private async lookAtKey(sockets: readonly SubscriptionSocket[]): Promise<void> {
    const [first] = sockets;
    if (!first || (await this.protocol.isAdmitted(first))) return;
    for (const socket of sockets) this.drop(socket, 'key');
  }

  private drop(socket: SubscriptionSocket, why: Closing): void {
    // A closing socket stays here until it is closed, and is not counted again.
    if (!socket.close(...CLOSINGS[why])) return;
    this.#closed[why] += 1;
  }
}

const CLOSINGS: Readonly<Record<Closing, readonly [code: number, reason: string]>> = {
  slow: [
    CLOSE_CODES.tryAgain,
    'Too slow: too much waits to be sent. Connect again, and go on after the last answer you received.',
  ],
  key: [CLOSE_CODES.unauthorized, 'The key was revoked.'],
  stop: [CLOSE_CODES.restart, 'The service stops. Connect again, and go on after the last answer you received.'],
};

function isWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

function refuse(connection: Duplex, status: string, headers = ''): void {
  connection.on('error', () => undefined);
  connection.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n${headers}\r\n`);
}
