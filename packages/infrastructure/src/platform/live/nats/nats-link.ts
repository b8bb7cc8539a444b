import { setTimeout as wait } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import { seconds } from '@nestmates/domain/platform/shared/time.ts';
import { natsOptions } from './nats-options.ts';

const pause = 250;

/** The connection of a process to the broker. It is opened when first needed, and again whenever it has broken. */
export class NatsLink {
  readonly #addresses: string;
  readonly #tell: (refusal: string) => void;
  readonly #listeners = new Set<() => void>();
  readonly #closing = new AbortController();
  #opening: Promise<void> | undefined;
  #connection: NatsConnection | undefined;
  #connected = false;
  #told: string | undefined;

  /** `tell` hears what the broker refuses: a password, or a subject. */
  constructor(addresses: string, tell: (refusal: string) => void) {
    this.#addresses = addresses;
    this.#tell = tell;
  }

  /** Undefined while the broker is away, or refuses something. */
  get connection(): NatsConnection | undefined {
    return this.#connected ? this.#connection : undefined;
  }

  /** Calls the listener whenever the broker can be reached again, the first time too. */
  onConnected(listener: () => void): void {
    this.#listeners.add(listener);
    if (this.#connected) listener();
  }

  open(): void {
    this.#opening ??= this.#keepOpen();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#connected = false;
    await this.#connection?.close();
    await this.#opening;
  }

  async #keepOpen(): Promise<void> {
    const { connect } = await import('@nats-io/transport-node');
    const options = {
      ...natsOptions(this.#addresses),
      name: 'nestmates',
      timeout: seconds(2),
      maxReconnectAttempts: -1,
      // Whoever mends the password need not start all servers again.
      ignoreAuthErrorAbort: true,
      reconnectTimeWait: pause,
      pingInterval: seconds(10),
    };
    while (!this.#closing.signal.aborted) {
      try {
        await this.#follow(await connect(options));
      } catch (error) {
        this.#refused(error);
        await wait(pause, undefined, { signal: this.#closing.signal }).catch(() => undefined);
      }
    }
  }

  /** Ends when the connection is closed for good. */
  async #follow(connection: NatsConnection): Promise<void> {
    this.#connection = connection;
    if (this.#closing.signal.aborted) await connection.close();
    else this.#nowConnected();
    for await (const status of connection.status()) {
      if (status.type === 'disconnect') this.#connected = false;
      if (status.type === 'reconnect') this.#nowConnected();
      if (status.type === 'error') {
        this.#connected = false;
        this.#refused(status.error);
        setTimeout(() => void connection.reconnect().catch(() => undefined), seconds(10)).unref();
      }
    }
  }

  /** Says the same once, however often it is tried. */
  #refused(error: unknown): void {
    const refusal = error instanceof Error ? error.message : String(error);
    if (refusal !== this.#told) this.#tell(refusal);
    this.#told = refusal;
  }

  #nowConnected(): void {
    this.#connected = true;
    for (const listener of this.#listeners) listener();
  }
}
