import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { StreamEvent } from '@nestmates/application/platform/live/stream-event.ts';
import type { Visitor } from './visitor.ts';

export interface ReceivedEvent {
  readonly id: string | undefined;
  readonly event: StreamEvent;
}

/** The value of a field in a block of the stream. */
const field = (block: string, name: string): string | undefined =>
  block
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim();

/** An event stream's client: like a browser's EventSource, it reconnects when the connection is lost. */
export class StreamClient {
  readonly received: ReceivedEvent[] = [];
  /** How often the stream was opened. */
  opened = 0;
  refusals: number[] = [];
  lastEventId: string | undefined;
  headers: IncomingMessage['headers'] = {};
  readonly #visitor: Pick<Visitor, 'cookies'>;
  readonly #origin: () => string;
  readonly #path: string;
  readonly #waiting = new Set<() => void>();
  #request: ClientRequest | undefined;
  #closed = false;
  #ended = false;

  constructor(
    visitor: Pick<Visitor, 'cookies' | 'origin'>,
    { origin = () => visitor.origin, path = '/api/events' } = {},
  ) {
    this.#visitor = visitor;
    this.#origin = origin;
    this.#path = path;
  }

  /** Resolves with the first event, or when the stream is refused. */
  async open(): Promise<this> {
    this.#connect();
    await this.until(() => this.opened > 0 || this.refusals.length > 0);
    return this;
  }

  get events(): StreamEvent[] {
    return this.received.map(({ event }) => event);
  }

  /** Whether the server has ended the stream and the client has not reconnected. */
  get ended(): boolean {
    return this.#ended;
  }

  async until(met: () => boolean): Promise<void> {
    while (!met()) await new Promise<void>((resolve) => this.#waiting.add(resolve));
  }

  /** Loses the connection, as when a phone changes its network; the client then reconnects. */
  cut(): void {
    this.#request?.destroy();
  }

  close(): void {
    this.#closed = true;
    this.#request?.destroy();
  }

  #connect(): void {
    const cookie = [...this.#visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = get(
      `${this.#origin()}${this.#path}`,
      {
        agent: false,
        headers: { cookie, ...(this.lastEventId ? { 'last-event-id': this.lastEventId } : {}) },
      },
      (response) => this.#listen(response),
    );
    this.#request = request;
    request.on('error', () => undefined);
    request.on('close', () => this.#reconnect());
  }

  #listen(response: IncomingMessage): void {
    this.headers = response.headers;
    if (response.statusCode !== 200) this.refusals.push(response.statusCode ?? 0);
    let text = '';
    response.setEncoding('utf8');
    response.on('error', () => undefined);
    response.on('data', (chunk: string) => {
      const blocks = `${text}${chunk}`.split('\n\n');
      text = blocks.pop() ?? '';
      if (response.statusCode === 200) for (const block of blocks) this.#handleBlock(block);
      this.#notifyWaiting();
    });
    if (response.statusCode !== 200) response.on('end', () => this.#notifyWaiting());
  }

  #handleBlock(block: string): void {
    const data = field(block, 'data');
    if (data === undefined) return;
    const id = field(block, 'id');
    const event = JSON.parse(data) as StreamEvent;
    if (id !== undefined) this.lastEventId = id;
    if (event.type === 'ready') this.opened += 1;
    if (event.type === 'closed') this.#closed = true;
    this.received.push({ id, event });
  }

  /**
   * The first connection may be refused; a later refusal comes from a server that is still starting, so the
   * client tries again.
   */
  #reconnect(): void {
    const final = this.#closed || this.opened === 0;
    this.#ended = final;
    if (!final) setTimeout(() => this.#closed || this.#connect(), 20);
    this.#notifyWaiting();
  }

  #notifyWaiting(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}
