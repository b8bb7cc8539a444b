import type { MemberEvent } from '@nestmates/application/live/event.ts';
import type { EventNotifier, EventSubscriber } from '@nestmates/application/live/ports.ts';
import pg from 'pg';

type EventPayload = readonly [memberId: number, id: number, event: MemberEvent];

const channels: Readonly<Record<string, (subscriber: EventSubscriber, payload: string) => void>> = {
  nestmates_events: (subscriber, payload) => {
    const [memberId, id, event] = JSON.parse(payload) as EventPayload;
    subscriber.onEvent(memberId, { id, event });
  },
  nestmates_sessions: (subscriber, digest) => subscriber.onSessionEnded(digest),
};

export interface EventNotifierOptions {
  readonly connection: pg.ClientConfig;
  /** How often an idle connection is checked. */
  readonly pingInterval?: number;
  readonly maxReconnectDelay?: number;
}

const firstReconnectDelay = 100;

/**
 * A dedicated connection that listens. When it breaks, it is opened again until that succeeds, and the
 * subscriber is told that events may have been missed.
 */
export class PostgresEventNotifier implements EventNotifier {
  readonly #options: Required<EventNotifierOptions>;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #reconnectDelay = firstReconnectDelay;

  constructor({ connection, pingInterval = 15_000, maxReconnectDelay = 1000 }: EventNotifierOptions) {
    this.#options = { connection, pingInterval, maxReconnectDelay };
  }

  listen(subscriber: EventSubscriber): void {
    void this.#connect(subscriber);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #connect(subscriber: EventSubscriber): Promise<void> {
    const client = new pg.Client({
      ...this.#options.connection,
      application_name: 'nestmates-events',
      keepAlive: true,
      query_timeout: this.#options.pingInterval,
      connectionTimeoutMillis: 4000,
    });
    this.#client = client;
    client.on('error', () => this.#reconnect(client, subscriber));
    client.on('end', () => this.#reconnect(client, subscriber));
    client.on('notification', ({ channel, payload = '' }) => channels[channel]?.(subscriber, payload));
    try {
      await client.connect();
      for (const channel of Object.keys(channels)) await client.query(`listen ${channel}`);
      await subscriber.onReconnected();
      this.#reconnectDelay = firstReconnectDelay;
      this.#schedulePing(client, subscriber);
    } catch {
      this.#reconnect(client, subscriber);
    }
  }

  /** A connection whose other end has vanished reports no error for a very long time. */
  #schedulePing(client: pg.Client, subscriber: EventSubscriber): void {
    if (client !== this.#client) return;
    this.#timer = setTimeout(() => {
      client.query('select 1').then(
        () => this.#schedulePing(client, subscriber),
        () => this.#reconnect(client, subscriber),
      );
    }, this.#options.pingInterval);
    this.#timer.unref();
  }

  /** Once for each connection, although several callbacks report its end. */
  #reconnect(client: pg.Client, subscriber: EventSubscriber): void {
    if (client !== this.#client || this.#stopped) return;
    this.#client = undefined;
    clearTimeout(this.#timer);
    client.end().catch(() => undefined);
    this.#timer = setTimeout(() => void this.#connect(subscriber), this.#reconnectDelay);
    this.#timer.unref();
    this.#reconnectDelay = Math.min(this.#reconnectDelay * 2, this.#options.maxReconnectDelay);
  }
}
