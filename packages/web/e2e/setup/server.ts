import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrl: string;
  }
}

const main = join(import.meta.dirname, '../../../http/src/main.ts');
const ready = /^Nestmates is ready at (\S+)/;

/** Starts the server with demo members, an empty database and the sandbox for mail and payments. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nestmates-e2e-'));
  const server = spawn(process.execPath, [main], {
    // Outside of the checkout, to ignore its .env.
    cwd: dataDir,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      SEED: 'demo',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'close');
  const address = new Promise<string | undefined>((resolve) => {
    createInterface(server.stdout).on('line', (line) => {
      const [, url] = ready.exec(line) ?? [];
      if (url) resolve(url);
      else process.stdout.write(`${line}\n`);
    });
    ended.then(() => resolve(undefined));
  });
  const end = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };

  const baseUrl = await address;
  if (baseUrl === undefined) {
    await end();
    throw new Error('The server for the journeys did not start, for the reason above.');
  }
  project.provide('baseUrl', baseUrl);
  return end;
}
