import type { Clock } from '@nestmates/application/platform/shared/ports.ts';
import type { ClientConfig } from 'pg';
import { PostgresListener } from '../database/postgres-listener.ts';
import type { KnexTransaction } from '../database/transaction.ts';

export const clockChannel = 'nestmates_clock';

/**
 * Runs as far ahead of the process's clock as a row says, which all processes share. Each hears when it changes, and
 * a worker looks before every job.
 */
export class SandboxClock implements Clock {
  readonly #transaction: KnexTransaction;
  readonly #connection: ClientConfig;
  #offset = 0;
  #listener: PostgresListener | undefined;

  constructor(transaction: KnexTransaction, connection: ClientConfig) {
    this.#transaction = transaction;
    this.#connection = connection;
  }

  now(): Date {
    return new Date(Date.now() + this.#offset);
  }

  async refresh(): Promise<void> {
    const settings = await this.#transaction.db('sandbox_settings').first('clockOffsetMs');
    if (!settings) throw new Error('The sandbox has no settings');
    this.#offset = Number(settings.clockOffsetMs);
  }

  async start(): Promise<void> {
    await this.refresh();
    this.#listener = new PostgresListener({
      connection: this.#connection,
      applicationName: 'nestmates-clock',
      channels: { [clockChannel]: () => void this.refresh().catch(() => undefined) },
      onConnected: () => this.refresh(),
    });
    this.#listener.listen();
  }

  async stop(): Promise<void> {
    await this.#listener?.stop();
  }
}
