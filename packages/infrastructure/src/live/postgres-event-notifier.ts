import type { MemberEvent } from '@nestmates/application/live/event.ts';
import type { EventBell, Hearer } from '@nestmates/application/live/ports.ts';
import pg from 'pg';

type Told = readonly [memberId: number, id: number, event: MemberEvent];

const channels: Readonly<Record<string, (hearer: Hearer, payload: string) => void>> = {
  nestmates_events: (hearer, payload) => {
    const [memberId, id, event] = JSON.parse(payload) as Told;
    hearer.announced(memberId, { id, event });
  },
  nestmates_sessions: (hearer, digest) => hearer.sessionEnded(digest),
};

export interface BellOptions {
  readonly connection: pg.ClientConfig;
  /** How often a silent connection is asked whether it is still there. */
  readonly askEvery?: number;
  readonly longestPause?: number;
}

const firstPause = 100;

/**
 * One connection of a process's own that listens. When it breaks, it is made again until it stands, and
 * whoever hears is told that there was a time without hearing.
 */
export class PostgresBell implements EventBell {
  readonly #options: Required<BellOptions>;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #pause = firstPause;

  constructor({ connection, askEvery = 15_000, longestPause = 1000 }: BellOptions) {
    this.#options = { connection, askEvery, longestPause };
  }

  listen(hearer: Hearer): void {
    void this.#connect(hearer);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #connect(hearer: Hearer): Promise<void> {
    const client = new pg.Client({
      ...this.#options.connection,
      application_name: 'nestmates-bell',
      keepAlive: true,
      query_timeout: this.#options.askEvery,
      connectionTimeoutMillis: 4000,
    });
    this.#client = client;
    client.on('error', () => this.#lost(client, hearer));
    client.on('end', () => this.#lost(client, hearer));
    client.on('notification', ({ channel, payload = '' }) => channels[channel]?.(hearer, payload));
    try {
      await client.connect();
      for (const channel of Object.keys(channels)) await client.query(`listen ${channel}`);
      await hearer.resumed();
      this.#pause = firstPause;
      this.#askSoon(client, hearer);
    } catch {
      this.#lost(client, hearer);
    }
  }

  /** A connection whose other end has vanished says nothing by itself for a very long time. */
  #askSoon(client: pg.Client, hearer: Hearer): void {
    if (client !== this.#client) return;
    this.#timer = setTimeout(() => {
      client.query('select 1').then(
        () => this.#askSoon(client, hearer),
        () => this.#lost(client, hearer),
      );
    }, this.#options.askEvery);
    this.#timer.unref();
  }

  /** Once for each connection, however many ways it tells. */
  #lost(client: pg.Client, hearer: Hearer): void {
    if (client !== this.#client || this.#stopped) return;
    this.#client = undefined;
    clearTimeout(this.#timer);
    client.end().catch(() => undefined);
    this.#timer = setTimeout(() => void this.#connect(hearer), this.#pause);
    this.#timer.unref();
    this.#pause = Math.min(this.#pause * 2, this.#options.longestPause);
  }
}
