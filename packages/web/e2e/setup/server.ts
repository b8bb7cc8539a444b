import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { programEnvironment, serverProgram } from '@nestmates/infrastructure/testing/server-programs.ts';

export interface AppServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** When the test run is killed, its channel closes and the server ends as well. */
const endWithChannel = "data:text/javascript,process.once('disconnect', () => process.kill(process.pid))";
const ready = /^Nestmates is ready at (\S+)/;
/** The end of the startup message, of interest only where somebody logs in by hand. */
const demoLogins = /^(Demo logins| {2}\S+@)/;

/** What all servers of the journeys have in common: demo members, and the sandbox for mail and payments. */
export const serverEnvironment = (dataDir: string): Record<string, string> => ({
  PORT: '0',
  DATA_DIR: dataDir,
  SEED: 'demo',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
});

/** How a program of the server starts: outside of the checkout, to ignore its .env. */
export const startIn = (folder: string) => ({
  cwd: folder,
  env: programEnvironment,
});

/** It renders pages from then on. */
async function untilReady(url: string): Promise<void> {
  while (!(await fetch(`${url}/readyz`)).ok) await wait(20);
}

/** The server as `npm start` runs it, with its own PostgreSQL in the data folder. */
export async function startServer(dataDir: string): Promise<AppServer> {
  const { cwd, env } = startIn(dirname(dataDir));
  const server = spawn(process.execPath, ['--import', endWithChannel, serverProgram('start/main.ts')], {
    cwd,
    env: { ...env, ...serverEnvironment(dataDir) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(server, 'close');
  const address = new Promise<string | undefined>((resolve) => {
    createInterface(server.stdout as Readable).on('line', (line) => {
      const [, url] = ready.exec(line) ?? [];
      if (url) resolve(url);
      else if (!demoLogins.test(line)) process.stdout.write(`${line}\n`);
    });
    ended.then(() => resolve(undefined));
  });
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };

  const url = await address;
  if (url === undefined) {
    await stop();
    throw new Error('The server did not start, for the reason above.');
  }
  await untilReady(url);
  return { url, stop };
}
