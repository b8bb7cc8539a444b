import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { serverEnvironment, startIn } from './server.ts';

const program = new URL('../../../http/testing/restarting-server.ts', import.meta.url);

interface Answer {
  readonly url?: string;
  readonly error?: string;
}

async function tell(child: ChildProcess, told: object): Promise<Answer> {
  const listening = new AbortController();
  const { signal } = listening;
  const ended = once(child, 'exit', { signal }).then(([code, killedBy]): never => {
    throw new Error(`The server process ended with ${code ?? killedBy}.`);
  });
  const answered = once(child, 'message', { signal });
  child.send(told);
  try {
    const [answer]: Answer[] = await Promise.race([answered, ended]);
    if (answer?.error !== undefined) throw new Error(`The server process failed: ${answer.error}`);
    return answer ?? {};
  } finally {
    // The one that is aborted rejects, which nobody waits for any more.
    Promise.allSettled([answered, ended]);
    listening.abort();
  }
}

/**
 * The process in which the servers of a worker run, one after the other, each on a database of its own. A start in it
 * takes a tenth of what a start of its own takes.
 */
export class ServerProcess {
  readonly #folder: string;
  #child: ChildProcess | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async start(dataDir: string, databaseUrl: string): Promise<{ readonly url: string }> {
    // One that has crashed fails the journeys of its file only.
    if (!this.#child?.connected) this.#child = fork(program, { ...startIn(this.#folder), execArgv: [] });
    const start = { ...serverEnvironment(dataDir), DATABASE_URL: databaseUrl };
    const { url } = await tell(this.#child, { start });
    if (url === undefined) throw new Error('The server process does not say where it serves.');
    return { url };
  }

  async stop(): Promise<void> {
    if (this.#child?.connected) await tell(this.#child, {});
  }

  async end(): Promise<void> {
    if (!this.#child?.connected) return;
    const ended = once(this.#child, 'exit');
    this.#child.disconnect();
    await ended;
  }
}
