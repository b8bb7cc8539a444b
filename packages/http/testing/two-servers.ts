import { isFull } from '@nestmates/domain/testing/depth.ts';
import { twoProcesses } from './server-process.ts';
import type { TestServer } from './test-server.ts';

interface Address {
  readonly origin: string;
}

export interface TwoServers {
  readonly one: Address;
  readonly two: Address;
  stop(): Promise<void>;
}

/** What the server of a test needs to stand for two processes. */
export const asTwo = (pool = 10) => ({ RATE_LIMITS: 'off', DATABASE_POOL: String(pool) });

/** Two processes over the database of this server; in short it stands for both. */
export const twoServers = async (
  server: TestServer,
  options: { readonly swap?: URL; readonly pool?: number } = {},
): Promise<TwoServers> =>
  isFull
    ? twoProcesses({ databaseUrl: server.databaseUrl, ...options })
    : { one: server, two: server, stop: async () => undefined };
