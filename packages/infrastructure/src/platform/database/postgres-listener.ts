import pg from 'pg';

export interface ListenerOptions {
  readonly connection: pg.ClientConfig;
  readonly applicationName: string;
  /** What each channel's notifications do. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>;
  /** Called with every connection, the first too: notifications may have been missed. */
  readonly onConnected: (client: pg.Client) => Promise<void>;
  /** How often an idle connection is checked. */
  readonly pingInterval?: number | undefined;
  readonly maxReconnectDelay?: number | undefined;
}

const firstReconnectDelay = 100;

/** A dedicated connection that listens. When it breaks, it is opened again until that succeeds. */
export class PostgresListener {
  readonly #options: ListenerOptions & { readonly pingInterval: number; readonly maxReconnectDelay: number };
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #connected = false;
  #reconnectDelay = firstReconnectDelay;

  constructor({ pingInterval = 15_000, maxReconnectDelay = 1000, ...options }: ListenerOptions) {
    this.#options = { ...options, pingInterval, maxReconnectDelay };
  }

  get connected(): boolean {
    return this.#connected;
  }

  listen(): void {
    void this.#connect();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const { connection, applicationName, channels, onConnected } = this.#options;
    const client = new pg.Client({
      ...connection,
      application_name: applicationName,
      keepAlive: true,
      query_timeout: this.#options.pingInterval,
      connectionTimeoutMillis: 4000,
    });
    this.#client = client;
    client.on('error', () => this.#reconnect(client));
    client.on('end', () => this.#reconnect(client));
    client.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload));
    try {
      await client.connect();
      for (const channel of Object.keys(channels)) await client.query(`listen ${channel}`);
      await onConnected(client);
      this.#connected = client === this.#client;
      this.#reconnectDelay = firstReconnectDelay;
      this.#schedulePing(client);
    } catch {
      this.#reconnect(client);
    }
  }

  /** A connection whose other end has vanished reports no error for a very long time. */
  #schedulePing(client: pg.Client): void {
    if (client !== this.#client) return;
    this.#timer = setTimeout(() => {
      client.query('select 1').then(
        () => this.#schedulePing(client),
        () => this.#reconnect(client),
      );
    }, this.#options.pingInterval);
    this.#timer.unref();
  }

  /** Once for each connection, although several callbacks report its end. */
  #reconnect(client: pg.Client): void {
    if (client !== this.#client || this.#stopped) return;
    this.#client = undefined;
    this.#connected = false;
    clearTimeout(this.#timer);
    client.end().catch(() => undefined);
    this.#timer = setTimeout(() => void this.#connect(), this.#reconnectDelay);
    this.#timer.unref();
    this.#reconnectDelay = Math.min(this.#reconnectDelay * 2, this.#options.maxReconnectDelay);
  }
}
