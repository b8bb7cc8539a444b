import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Job } from '@nestmates/application/platform/jobs/jobs.ts';
import { compileCache } from './program.ts';

export interface ServerProcess {
  readonly origin: string;
  /** Does a job there, as its worker would. */
  work<Payload>(job: Job<Payload>, payload: NoInfer<Payload>): Promise<void>;
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

function jobIn(child: ChildProcess, name: string, payload: unknown): Promise<void> {
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
    child.send({ id, name, payload });
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
  return {
    origin: `http://127.0.0.1:${port}`,
    work: ({ name }, payload) => jobIn(child, name, payload),
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

export interface TwoProcesses {
  readonly one: ServerProcess;
  readonly two: ServerProcess;
  stop(): Promise<void>;
}

/** Two of them over one database, for concurrent calls. */
export async function twoProcesses(options: ServerProcessOptions): Promise<TwoProcesses> {
  const [one, two] = await Promise.all([serverProcess(options), serverProcess(options)]);
  return {
    one,
    two,
    async stop() {
      await Promise.all([one.stop(), two.stop()]);
    },
  };
}
