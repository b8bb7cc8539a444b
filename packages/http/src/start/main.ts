import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { Config } from '@nestmates/infrastructure/platform/config/config.ts';
import { demoLogins, demoPassword } from '@nestmates/infrastructure/seed/demo-logins.ts';
import { closeOnSignal, runProgram, StartupError } from './program.ts';
import { readinessOf } from './readiness.ts';
import { createRuntime, type Runtime, startJobWorker } from './runtime.ts';
import { type RunningServer, startServer } from './server.ts';

// By default V8 collects a heap of 30 MB in full whenever it has grown by 8 MB, which two uploads in progress
// reach.
setFlagsFromString('--heap-growing-percent=100');

const webFolder = join(import.meta.dirname, '../../../web/dist');

/** Set once the server listens: with PORT=0 the system chooses the port. */
let port: number | undefined;
const publicUrl = ({ PUBLIC_URL, HOST, PORT }: Config): string =>
  PUBLIC_URL?.replace(/\/$/, '') ?? `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${port ?? PORT}`;

const networkCodes: readonly unknown[] = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'];

function whyNotListening(error: unknown, { HOST, METRICS_PORT }: Config): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === 'EADDRINUSE' && 'port' in error) {
    const name = error.port === METRICS_PORT ? 'METRICS_PORT' : 'PORT';
    return new StartupError(`Port ${error.port} is taken; set ${name} to another one and try again.`);
  }
  if (!networkCodes.includes(error.code)) return error;
  return new StartupError(
    `HOST=${HOST} is no address of this machine; set HOST to one, 127.0.0.1 or 0.0.0.0, and try again.`,
  );
}

async function startHttpServer(runtime: Runtime): Promise<RunningServer> {
  const { config, log, container, knex } = runtime;
  try {
    return await startServer({
      container,
      config,
      log,
      webFolder: existsSync(webFolder) ? webFolder : undefined,
      readiness: readinessOf({
        askDatabase: async () => knex.raw('select 1'),
        folders: [config.DATA_DIR, tmpdir()],
      }),
    });
  } catch (error) {
    await runtime.close();
    throw whyNotListening(error, config);
  }
}

const startupMessage = (runtime: Runtime): string =>
  [
    `Nestmates is ready at ${publicUrl(runtime.config)}`,
    ...(runtime.config.SEED === 'demo'
      ? [
          `Demo logins, password ${demoPassword}:`,
          ...demoLogins.map(({ email, who }) => `  ${email} (${who})`),
        ]
      : []),
  ].join('\n');

runProgram(async () => {
  const runtime = await createRuntime(publicUrl);
  const server = await startHttpServer(runtime);
  port = server.port;
  const jobWorker = runtime.config.WORKER === 'here' ? startJobWorker(runtime) : undefined;
  closeOnSignal(runtime.log, async () => {
    await server.drain();
    await (await jobWorker)?.stop();
    await runtime.close();
  });
  process.stdout.write(`${startupMessage(runtime)}\n`);
  await jobWorker;
});
