import { connect, type Socket } from 'node:net';

export interface Round {
  readonly perSecond: number;
  readonly latencies: readonly number[];
}

export interface Target {
  readonly port: number;
  readonly path: string;
  readonly cookie: string;
}

const endOfHead = Buffer.from('\r\n\r\n');

/** The length in bytes of the first response in this buffer; undefined while it is incomplete. */
function lengthOf(buffer: Buffer): number | undefined {
  const head = buffer.indexOf(endOfHead);
  if (head < 0) return undefined;
  const text = buffer.toString('latin1', 0, head);
  if (!text.startsWith('HTTP/1.1 200')) throw new Error(`The load met ${text.slice(0, 40)}`);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]);
  if (Number.isNaN(length)) throw new Error('The load needs answers with a length');
  const end = head + endOfHead.length + length;
  return buffer.length >= end ? end : undefined;
}

/**
 * Sends requests over one connection, one at a time, with little client code, so that the server gets the
 * CPU.
 */
class Client {
  readonly #socket: Socket;
  readonly #request: Buffer;
  readonly latencies: number[] = [];
  #received: Buffer = Buffer.alloc(0);
  #askedAt = 0;
  #stopped = false;
  readonly done: Promise<void>;

  constructor({ port, path, cookie }: Target) {
    this.#request = Buffer.from(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookie}\r\n\r\n`,
    );
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.done = new Promise((resolve, reject) => {
      this.#socket.once('error', reject);
      this.#socket.once('close', () => resolve());
      this.#socket.once('connect', () => this.#ask());
      this.#socket.on('data', (chunk) => {
        try {
          this.#take(chunk);
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  #ask(): void {
    this.#askedAt = performance.now();
    this.#socket.write(this.#request);
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    if (lengthOf(this.#received) === undefined) return;
    this.#received = Buffer.alloc(0);
    this.latencies.push(performance.now() - this.#askedAt);
    if (this.#stopped) this.#socket.end();
    else this.#ask();
  }

  stop(): void {
    this.#stopped = true;
  }
}

/** Loads a server over this many connections until it is stopped. */
export async function load(target: Target, connections: number, until: Promise<unknown>): Promise<Round> {
  const clients = Array.from({ length: connections }, () => new Client(target));
  const began = performance.now();
  await until;
  const seconds = (performance.now() - began) / 1000;
  for (const client of clients) client.stop();
  await Promise.all(clients.map(({ done }) => done));
  const latencies = clients.flatMap((client) => client.latencies);
  return { perSecond: latencies.length / seconds, latencies };
}

/**
 * Posts over a connection of its own, with little client code, because client and server share the machine.
 */
export function post(port: number, path: string, body: unknown): Promise<number> {
  const content = JSON.stringify(body);
  const head = `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json`;
  const length = Buffer.byteLength(content);
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('error', reject);
    socket.once('data', (chunk) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(chunk.toString('latin1'))?.[1]));
      socket.destroy();
    });
    socket.write(`${head}\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${content}`);
  });
}
