import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export interface AppServer {
  readonly url: string;
  stop(): Promise<void>;
}

const main = join(import.meta.dirname, '../../../http/src/start/main.ts');
/** When the test run is killed, its channel closes and the server ends as well. */
const endWithChannel = "data:text/javascript,process.once('disconnect', () => process.kill(process.pid))";
const ready = /^Nestmates is ready at (\S+)/;
/** The end of the startup message, of interest only where somebody logs in by hand. */
const demoLogins = /^(Demo logins| {2}\S+@)/;

/** The server as `npm start` runs it: with its own PostgreSQL, demo members, and the sandbox for mail and payments. */
export async function startServer(dataDir: string): Promise<AppServer> {
  const server = spawn(process.execPath, ['--import', endWithChannel, main], {
    // Outside of the checkout, to ignore its .env.
    cwd: dirname(dataDir),
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      SEED: 'demo',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      // A server is started for every file, and compiling is half of its start.
      NODE_COMPILE_CACHE: join(dirname(dataDir), 'compiled'),
    },
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
  return { url, stop };
}
