import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '@nestmates/infrastructure/platform/config/config.ts';
import type { Logger } from 'pino';
import { StartupError } from './program.ts';
import { readinessOf } from './readiness.ts';
import { createRuntime, type Runtime, startJobWorker } from './runtime.ts';
import { type RunningServer, startServer } from './server.ts';

const webFolder = join(import.meta.dirname, '../../../web/dist');

export interface Application {
  readonly url: string;
  readonly config: Config;
  readonly log: Logger;
  readonly hasSandbox: boolean;
  /** Resolves once the job worker works, where this process has one. */
  readonly jobsStarted: Promise<unknown>;
  /** Finishes what is in progress, then closes everything that the application has opened. */
  close(): Promise<void>;
}

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

/** Starts the server, with its jobs unless they have a process of their own, as the environment configures it. */
export async function startApplication(): Promise<Application> {
  /** Set once the server listens: with PORT=0 the system chooses the port. */
  let port: number | undefined;
  const publicUrl = ({ PUBLIC_URL, HOST, PORT }: Config): string =>
    PUBLIC_URL?.replace(/\/$/, '') ?? `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${port ?? PORT}`;
  const runtime = await createRuntime(publicUrl);
  const { config, log } = runtime;
  const server = await startHttpServer(runtime);
  port = server.port;
  const jobWorker = config.WORKER === 'here' ? startJobWorker(runtime) : undefined;
  return {
    url: publicUrl(config),
    config,
    log,
    hasSandbox: server.hasSandbox,
    jobsStarted: Promise.resolve(jobWorker),
    async close() {
      await server.drain();
      await (await jobWorker)?.stop();
      await runtime.close();
    },
  };
}
