import type { NatsConnection } from '@nats-io/transport-node';
import { seconds } from '@nestmates/domain/platform/shared/time.ts';

/** The connection of a process to the broker. It is opened when first needed, and again whenever it has broken. */
export class NatsLink {
  readonly #url: string;
  readonly #listeners = new Set<() => void>();
  #opening: Promise<void> | undefined;
  #connection: NatsConnection | undefined;
  #connected = false;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
  }

  /** Undefined while the broker is away. */
  get connection(): NatsConnection | undefined {
    return this.#connected ? this.#connection : undefined;
  }

  /** Calls the listener whenever the broker can be reached again, the first time too. */
  onConnected(listener: () => void): void {
    this.#listeners.add(listener);
    if (this.#connected) listener();
    this.#opening ??= this.#open();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#connected = false;
    await this.#connection?.close();
  }

  async #open(): Promise<void> {
    const { connect } = await import('@nats-io/transport-node');
    const connection = await connect({
      servers: this.#url.split(','),
      name: 'nestmates',
      waitOnFirstConnect: true,
      maxReconnectAttempts: -1,
      // Whoever mends the password need not start all servers again.
      ignoreAuthErrorAbort: true,
      reconnectTimeWait: 250,
      pingInterval: seconds(10),
    });
    this.#connection = connection;
    if (this.#closed) {
      await connection.close();
      return;
    }
    this.#nowConnected();
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') this.#connected = false;
      if (type === 'reconnect') this.#nowConnected();
    }
  }

  #nowConnected(): void {
    this.#connected = true;
    for (const listener of this.#listeners) listener();
  }
}
