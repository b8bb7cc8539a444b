import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a balancer that asks whether we are ready may take to hear that we are not. */
const notice = 250;
/** So long without a newcomer, and nobody is on the way any more. */
const quiet = 100;
const longestWait = 1000;
const longestFarewell = 8000;

/** Where requests come in, and how it is shut without a single one being turned away half answered. */
export class Door {
  readonly #server: Server;
  #leaving = false;
  #shut: Promise<void> | undefined;
  #newcomers = 0;

  constructor(serve: RequestListener) {
    this.#server = createServer((request, response) => {
      // Said on every last answer, so that no client sends its next request down a closing connection.
      if (this.#leaving) response.setHeader('Connection', 'close');
      if (this.#shut) void this.#shut.then(() => serve(request, response));
      else serve(request, response);
    });
    this.#server.on('connection', () => {
      this.#newcomers += 1;
    });
    this.#server.headersTimeout = 15_000;
    this.#server.requestTimeout = 60_000;
    this.#server.keepAliveTimeout = 65_000;
  }

  open(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => resolve((this.#server.address() as AddressInfo).port));
    });
  }

  /** From here on everyone is asked to come no more; who comes all the same is served. */
  async announce(): Promise<void> {
    this.#leaving = true;
    await pause(notice);
  }

  /** Lets in whoever is on the way, then nobody, and waits until the last one has left. */
  async close(): Promise<void> {
    let gone: Promise<void> = Promise.resolve();
    // Nobody is served meanwhile: who is answered comes right back, and would meet a door half shut.
    this.#shut = this.#untilNobodyComes().then(() => {
      gone = new Promise((resolve) => NetServer.prototype.close.call(this.#server, () => resolve()));
    });
    await this.#shut;
    const idle = setInterval(() => this.#server.closeIdleConnections(), notice);
    const late = setTimeout(() => this.#server.closeAllConnections(), longestFarewell);
    await gone;
    clearInterval(idle);
    clearTimeout(late);
  }

  async #untilNobodyComes(): Promise<void> {
    for (let waited = 0; waited < longestWait; waited += quiet) {
      const before = this.#newcomers;
      await pause(quiet);
      if (this.#newcomers === before) return;
    }
  }
}
