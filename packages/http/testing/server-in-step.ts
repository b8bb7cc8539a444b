import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { heldAs, heldJob, holdWrites } from './held-writes.ts';
import { runJob } from './job-by-name.ts';
import { Lockstep, writingOrders } from './lockstep.ts';
import type { Pair } from './server-process.ts';
import { type TestServer, testServer } from './test-server.ts';

/** The server of the test itself as both of two, for calls in step: half as dear as two processes. */
export interface ServerInStep {
  readonly server: TestServer;
  readonly inStep: readonly Pair[];
  close(): Promise<void>;
}

export async function serverInStep(): Promise<ServerInStep> {
  const locksteps: Lockstep[] = [];
  const hold = async (call: string) => {
    await Promise.all(locksteps.map((lockstep) => lockstep.hold(call)));
  };
  const server = await testServer({
    env: { RATE_LIMITS: 'off', DATABASE_POOL: '12' },
    swap: (container) => holdWrites(container.get(KnexTransaction).db, hold),
  });
  locksteps.push(...writingOrders.map((order) => new Lockstep(server.databaseUrl, order)));
  return {
    server,
    inStep: locksteps.map((lockstep) => {
      const both: Pair['one'] = {
        origin: server.origin,
        fetch: (url, { headers, ...init } = {}) =>
          lockstep.call((call) => fetch(url, { ...init, headers: { ...headers, [heldAs]: call } })),
        work: ({ name }, payload) =>
          lockstep.call((call) => heldJob(call, () => runJob(server.container, name, payload))),
      };
      return { one: both, two: both };
    }),
    async close() {
      await Promise.all(locksteps.map((lockstep) => lockstep.close()));
      await server.close();
    },
  };
}
