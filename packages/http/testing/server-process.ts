import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Job } from '@nestmates/application/platform/jobs/jobs.ts';
import { compileCache } from '@nestmates/infrastructure/testing/server-programs.ts';
import { heldAs } from './held-writes.ts';
import { Lockstep, writingOrders } from './lockstep.ts';

/** What a call of a race is sent to. */
interface RaceServer {
  readonly origin: string;
  readonly fetch?: typeof fetch;
  /** Does a job there, as its worker would. */
  work<Payload>(job: Job<Payload>, payload: NoInfer<Payload>): Promise<void>;
}

export interface ServerProcess extends RaceServer {
  /** The same process, for calls whose writes this lockstep holds. */
  inStep(lockstep: Lockstep): RaceServer;
  stop(): Promise<void>;
}

interface ServerProcessOptions {
  readonly databaseUrl: string;
  readonly swap?: URL;
  /**
   * How many connections it has; as many as there are calls at once, where each of them has to succeed: a call that waits
   * four seconds for one is refused.
   */
  readonly pool?: number;
}

const program = new URL('./server-process-main.ts', import.meta.url);

async function portOf(child: ChildProcess): Promise<number> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The server process ended with ${code}`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return (message as { port: number }).port;
}

let lastJob = 0;

interface AskedJob {
  readonly name: string;
  readonly payload: unknown;
  readonly heldAs?: string;
}

function jobIn(child: ChildProcess, job: AskedJob): Promise<void> {
  lastJob += 1;
  const id = lastJob;
  return new Promise((resolve, reject) => {
    const answered = (answer: { readonly id: number; readonly error?: string }) => {
      if (answer.id !== id) return;
      child.off('message', answered);
      if (answer.error === undefined) resolve();
      else reject(new Error(answer.error));
    };
    child.on('message', answered);
    child.send({ id, ...job });
  });
}

/**
 * A server in a process of its own, for races that one event loop would hide. `swap` is the URL of a module
 * with a function of that name, which replaces adapters in its container: a naive one, as a negative control.
 */
export async function serverProcess({
  databaseUrl,
  swap,
  pool,
}: ServerProcessOptions): Promise<ServerProcess> {
  const child = fork(program, swap ? [swap.href] : [], {
    execArgv: [],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      NODE_COMPILE_CACHE: compileCache,
      PORT: '0',
      DATABASE_URL: databaseUrl,
      RATE_LIMITS: 'off',
      ...(pool ? { DATABASE_POOL: String(pool) } : {}),
    },
  });
  const port = await portOf(child);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    work: ({ name }, payload) => jobIn(child, { name, payload }),
    inStep(lockstep) {
      lockstep.follow(child);
      return {
        origin,
        fetch: (url, { headers, ...init } = {}) =>
          lockstep.call((call) => fetch(url, { ...init, headers: { ...headers, [heldAs]: call } })),
        work: ({ name }, payload) => lockstep.call((call) => jobIn(child, { name, payload, heldAs: call })),
      };
    },
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

export interface Pair {
  readonly one: RaceServer;
  readonly two: RaceServer;
}

export interface TwoProcesses extends Pair {
  readonly one: ServerProcess;
  readonly two: ServerProcess;
  /** The same two, for calls that have all read before one of them writes: once for each order of writing. */
  readonly inStep: readonly Pair[];
  stop(): Promise<void>;
}

/** Two of them over one database, for concurrent calls. */
export async function twoProcesses(options: ServerProcessOptions): Promise<TwoProcesses> {
  const [one, two] = await Promise.all([serverProcess(options), serverProcess(options)]);
  const locksteps = writingOrders.map((order) => new Lockstep(options.databaseUrl, order));
  return {
    one,
    two,
    inStep: locksteps.map((lockstep) => ({ one: one.inStep(lockstep), two: two.inStep(lockstep) })),
    async stop() {
      await Promise.all([one.stop(), two.stop(), ...locksteps.map((lockstep) => lockstep.close())]);
    },
  };
}
