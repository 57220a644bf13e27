import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Connection } from '#graph/graph.js';

/** Stands between the service and its database, and cuts a connection in the middle of an answer when a test says so. */
export class CuttingProxy {
  /** How many bytes of answers may still pass before a connection is cut; undefined for all. */
  private left: number | undefined;
  #cuts = 0;
  #passed = 0;

  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    /** The database, by way of the proxy. */
    readonly connection: Connection,
  ) {}

  static async before(database: Connection): Promise<CuttingProxy> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const uri = `bolt://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const proxy = new CuttingProxy(server, { ...database, uri });
    const { hostname, port } = new URL(database.uri);
    server.on('connection', (client) => proxy.join(client, connect(Number(port), hostname)));
    return proxy;
  }

  /** Whether each new connection is closed at once. */
  private isAway = false;

  /** How many connections were cut. */
  get cuts(): number {
    return this.#cuts;
  }

  /** How many bytes of answers have passed. */
  get passed(): number {
    return this.#passed;
  }

  /** Cuts one connection, as soon as a number of further bytes of answers have passed. */
  cutAfter(bytes: number): void {
    this.left = bytes;
  }

  close(): void {
    this.server.close();
  }

  /** From now on there is no database. */
  cutAll(): void {
    this.close();
    for (const socket of this.sockets) socket.destroy();
  }

  /** There is no database until it comes back. */
  goAway(): void {
    this.isAway = true;
    for (const socket of this.sockets) socket.destroy();
  }

  comeBack(): void {
    this.isAway = false;
  }

  private join(client: Socket, database: Socket): void {
    if (this.isAway) client.destroy();
    for (const socket of [client, database]) {
      socket.on('error', () => undefined);
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    }
    client.on('data', (data) => database.write(data));
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
    database.on('data', (data) => {
      if (this.left === undefined || data.length <= this.left) {
        if (this.left !== undefined) this.left -= data.length;
        this.#passed += data.length;
        client.write(data);
        return;
      }
      client.write(data.subarray(0, this.left), () => client.destroy());
      database.destroy();
      this.left = undefined;
      this.#cuts += 1;
    });
  }
}
