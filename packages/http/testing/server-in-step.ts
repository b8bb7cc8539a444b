import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { heldAs, heldJob, holdWrites } from './held-writes.ts';
import { runJob } from './job-by-name.ts';
import { Lockstep, writingOrders } from './lockstep.ts';
import type { Pair } from './server-process.ts';
import { type TestServer, testServer } from './test-server.ts';

/** Two servers of the process of the test, for calls in step: cheaper than two processes. */
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
  // Each keeps the dear calls of a member in a queue of its own.
  const other = await server.anotherServer();
  return {
    server,
    inStep: locksteps.map((lockstep) => ({ one: held(server, lockstep), two: held(other, lockstep) })),
    async close() {
      await Promise.all(locksteps.map((lockstep) => lockstep.close()));
      await server.close();
    },
  };
}

const held = ({ origin, container }: TestServer, lockstep: Lockstep): Pair['one'] => ({
  origin,
  fetch: (url, { headers, ...init } = {}) =>
    lockstep.call((call) => fetch(url, { ...init, headers: { ...headers, [heldAs]: call } })),
  work: ({ name }, payload) => lockstep.call((call) => heldJob(call, () => runJob(container, name, payload))),
});
