import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { maxRequest } from '../platform/input/slow-requests.ts';

/** How long a load balancer may take to notice that the server is not ready. */
const readinessDelay = 250;
/** Time without a new connection after which no client is still about to connect. */
const quietPeriod = 100;
const maxQuietWait = 1000;
const maxDrain = 8000;
const maxUpload = 60_000;

/** An HTTP server that closes without dropping a request. */
export class GracefulServer {
  readonly #server: Server;
  readonly #hasLoadBalancer: boolean;
  #draining = false;
  #closed: Promise<void> | undefined;
  #connections = 0;

  constructor(serve: RequestListener, hasLoadBalancer: boolean) {
    this.#hasLoadBalancer = hasLoadBalancer;
    this.#server = createServer({ connectionsCheckingInterval: 1000 }, (request, response) => {
      // Sent with every response while draining, so that no client sends its next request over a connection
      // that is about to close.
      if (this.#draining) response.setHeader('Connection', 'close');
      if (this.#closed) void this.#closed.then(() => serve(request, response));
      else serve(request, response);
    });
    this.#server.on('connection', () => {
      this.#connections += 1;
    });
    this.#server.headersTimeout = maxRequest;
    // A photo from a slow phone takes longer; other bodies have a limit of their own.
    this.#server.requestTimeout = maxUpload;
    this.#server.keepAliveTimeout = 65_000;
  }

  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => resolve((this.#server.address() as AddressInfo).port));
    });
  }

  /** Reports not ready and asks clients to close their connections; requests are still served. */
  async startDraining(): Promise<void> {
    this.#draining = true;
    if (this.#hasLoadBalancer) await pause(readinessDelay);
  }

  /** Waits until no new connections arrive, then refuses new ones and waits for the open ones to finish. */
  async close(): Promise<void> {
    let serverClosed: Promise<void> = Promise.resolve();
    // Requests wait until the listening socket is closed: an answered client would reconnect at once, and be
    // refused half-way.
    this.#closed = this.#untilNoNewConnections().then(() => {
      serverClosed = new Promise((resolve) => NetServer.prototype.close.call(this.#server, () => resolve()));
    });
    await this.#closed;
    if (!this.#hasLoadBalancer) this.#server.closeIdleConnections();
    const idle = setInterval(() => this.#server.closeIdleConnections(), readinessDelay);
    const deadline = setTimeout(() => this.#server.closeAllConnections(), maxDrain);
    await serverClosed;
    clearInterval(idle);
    clearTimeout(deadline);
    // Ends the timer by which Node looks for slow requests, which would keep the server in memory.
    this.#server.close();
  }

  async #untilNoNewConnections(): Promise<void> {
    if (!this.#hasLoadBalancer) return;
    for (let waited = 0; waited < maxQuietWait; waited += quietPeriod) {
      const before = this.#connections;
      await pause(quietPeriod);
      if (this.#connections === before) return;
    }
  }
}
