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
/** How many pings pass between two checks of the keys. */
const PING_BEATS = 12;
/** How long sockets may take to close before the service ends. */
const STOP_MS = 1_000;
const MAX_REASON = 120;

/** The WebSockets at /graphql: admits them, and closes those that are dead, slow, or whose key was revoked. */
@Injectable()
export class SubscriptionDoor implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #upgrades = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MAX_MESSAGE_BYTES,
    handleProtocols,
  });
  readonly #sockets = new Set<SubscriptionSocket>();
  /** Sockets whose key is not known yet. They count towards the limit, or any number of silent ones could connect. */
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

  /** The number of open sockets. */
  get sockets(): number {
    return this.#sockets.size;
  }

  /** How many sockets the service closed, by reason. */
  get closed(): Readonly<Record<Closing, number>> {
    return this.#closed;
  }

  onApplicationBootstrap(): void {
    this.#server = (this.host as Partial<HttpAdapterHost>).httpAdapter?.getHttpServer() as Server | undefined;
    if (!this.#server) return;
    // A client that asks for another protocol is answered in HTTP/1.1, as if it had not.
    Object.assign(this.#server, { shouldUpgradeCallback: isWebSocket });
    this.#server.on('upgrade', this.upgrade);
    this.#beating = setInterval(() => this.beat(), BEAT_MS).unref();
  }

  /** Refuses new sockets; open ones continue until the service ends. */
  stopTaking(): void {
    this.#isStopping = true;
  }

  /** Before the feeds end, so that clients do not mistake the stop for the end of their subscription. */
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

  /** Serves a socket until it closes. */
  serve(upgraded: WebSocket, request: IncomingMessage): void {
    if (this.isFull) return upgraded.close(CLOSE_CODES.tryAgain, 'There are as many sockets as are let in.');
    const socket = new SubscriptionSocket(upgraded, request);
    this.#sockets.add(socket);
    socket.serve(this.protocol.server, {
      onClose: () => this.#sockets.delete(socket),
      onFull: () => this.drop(socket, 'slow'),
    });
  }

  /** Passes the socket to the part that knows its key, which comes with the first message. */
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

  /** @returns the part that knows the key in the first message, or `null`, and a function that emits that message again. */
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

  /** Keys are cached for a few seconds, so frequent checks rarely query the database. */
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
    // A closing socket is still listed until it is closed, and must not be counted again.
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
