import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a balancer that asks whether we are ready may take to hear that we are not. */
const readinessDelay = 250;
/** So long without a newcomer, and nobody is on the way any more. */
const quietPeriod = 100;
const maxQuietWait = 1000;
const maxDrain = 8000;

/** Where requests come in, and how it is shut without a single one being turned away half answered. */
export class GracefulServer {
  readonly #server: Server;
  #draining = false;
  #closed: Promise<void> | undefined;
  #connections = 0;

  constructor(serve: RequestListener) {
    this.#server = createServer((request, response) => {
      // Said on every last answer, so that no client sends its next request down a closing connection.
      if (this.#draining) response.setHeader('Connection', 'close');
      if (this.#closed) void this.#closed.then(() => serve(request, response));
      else serve(request, response);
    });
    this.#server.on('connection', () => {
      this.#connections += 1;
    });
    this.#server.headersTimeout = 15_000;
    this.#server.requestTimeout = 60_000;
    this.#server.keepAliveTimeout = 65_000;
  }

  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => resolve((this.#server.address() as AddressInfo).port));
    });
  }

  /** From here on everyone is asked to come no more; who comes all the same is served. */
  async startDraining(): Promise<void> {
    this.#draining = true;
    await pause(readinessDelay);
  }

  /** Lets in whoever is on the way, then nobody, and waits until the last one has left. */
  async close(): Promise<void> {
    let serverClosed: Promise<void> = Promise.resolve();
    // Nobody is served meanwhile: who is answered comes right back, and would meet a door half shut.
    this.#closed = this.#untilNoNewConnections().then(() => {
      serverClosed = new Promise((resolve) => NetServer.prototype.close.call(this.#server, () => resolve()));
    });
    await this.#closed;
    const idle = setInterval(() => this.#server.closeIdleConnections(), readinessDelay);
    const deadline = setTimeout(() => this.#server.closeAllConnections(), maxDrain);
    await serverClosed;
    clearInterval(idle);
    clearTimeout(deadline);
  }

  async #untilNoNewConnections(): Promise<void> {
    for (let waited = 0; waited < maxQuietWait; waited += quietPeriod) {
      const before = this.#connections;
      await pause(quietPeriod);
      if (this.#connections === before) return;
    }
  }
}
