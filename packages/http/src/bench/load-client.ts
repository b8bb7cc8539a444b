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

/** How many bytes the answer at the front of this buffer takes; nothing while it is not whole. */
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

/** Asks over one connection, one thing after another; spare, so that the machine is left to the server. */
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

/** Loads a server from so many connections until it is told to stop. */
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

/** Posts over a connection of its own, as spare as the load is: what it costs here is missing in the server. */
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
