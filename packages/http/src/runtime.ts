import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '@nestmates/infrastructure/config/config.ts';
import { createContainer } from '@nestmates/infrastructure/container.ts';
import { startEmbeddedPostgres } from '@nestmates/infrastructure/database/embedded-postgres.ts';
import { connect, type Knex } from '@nestmates/infrastructure/database/knex.ts';
import { migrate } from '@nestmates/infrastructure/database/migrate.ts';
import { KnexTransaction } from '@nestmates/infrastructure/database/transaction.ts';
import { databaseUnavailable } from '@nestmates/infrastructure/database/unavailable.ts';
import type { Worker } from '@nestmates/infrastructure/jobs/worker.ts';
import { seedDemo } from '@nestmates/infrastructure/seed/seed-demo.ts';
import { ports } from '@nestmates/infrastructure/tokens.ts';
import type { Container } from 'inversify';
import type { Logger } from 'pino';
import { createLog } from './operations/log.ts';

/** A failed start, reported as one sentence that says what to do, without a stack. */
export class StartupError extends Error {}

/** What both the server and the job worker need: configuration, log, database and container. */
export interface Runtime {
  readonly config: Config;
  readonly log: Logger;
  readonly databaseUrl: string;
  readonly knex: Knex;
  readonly container: Container;
  readonly seeded: boolean;
  close(): Promise<void>;
}

function readEnvironment(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfig(process.env);
}

const withoutPassword = (url: string) => {
  const address = new URL(url);
  return `${address.host}${address.pathname}`;
};

async function openDatabase(config: Config, log: Logger) {
  if (config.DATABASE_URL) return { url: config.DATABASE_URL, embedded: false, stop: async () => undefined };
  const postgres = await startEmbeddedPostgres({
    dataDir: join(config.DATA_DIR, 'postgres'),
    log: (line) => log.debug(line),
    warn: (line) => log.warn(line),
  }).catch((error: unknown) => {
    throw error instanceof Error ? new StartupError(error.message) : error;
  });
  return { url: postgres.url, embedded: true, stop: () => postgres.stop() };
}

async function migrateOrExplain(url: string): Promise<void> {
  try {
    await migrate(url);
  } catch (error) {
    if (!databaseUnavailable(error) || !(error instanceof Error)) throw error;
    const reason = error.message || ('code' in error && error.code) || 'no answer';
    throw new StartupError(
      `The database at ${withoutPassword(url)} cannot be used (${reason}): start it, or correct DATABASE_URL, and try again.`,
    );
  }
}

export async function createRuntime({
  publicUrl,
}: {
  publicUrl: (config: Config) => string;
}): Promise<Runtime> {
  const config = readEnvironment();
  const log = createLog(config.LOG_LEVEL);
  const database = await openDatabase(config, log);
  try {
    await migrateOrExplain(database.url);
  } catch (error) {
    await database.stop();
    throw error;
  }
  const knex = connect(database.url, { max: config.DATABASE_POOL });
  const container = createContainer({ config, knex, publicUrl: () => publicUrl(config) });
  const seed = config.SEED ?? (database.embedded ? 'demo' : 'none');
  const seeded =
    seed === 'demo' &&
    (await seedDemo({
      transaction: container.get(KnexTransaction),
      passwords: container.get(ports.passwords),
      tokens: container.get(ports.tokens),
      zipCentroids: container.get(ports.zipCentroids),
      photos: container.get(ports.photoStore),
      clock: container.get(ports.clock),
    }));
  return {
    config,
    log,
    databaseUrl: database.url,
    knex,
    container,
    seeded,
    async close() {
      await knex.destroy();
      await database.stop();
    },
  };
}

/** Imported only when it starts, since a server can run without it. */
export async function startJobWorker({ container, databaseUrl, log }: Runtime): Promise<Worker> {
  const { startWorker } = await import('@nestmates/infrastructure/jobs/worker.ts');
  return startWorker({
    databaseUrl,
    log,
    handlers: container.getAll(ports.jobHandlers),
    cronJobs: container.getAll(ports.cronJobs),
  });
}

/** Closes once, on the first signal; a second signal ends the process at once. */
export function closeOnSignal(log: Logger, close: () => Promise<void>): void {
  let signalledAt: number | undefined;
  const end = (signal: string) => {
    if (signalledAt !== undefined) {
      // One Ctrl-C arrives twice, from the terminal and from npm; only a later signal counts as the second.
      if (performance.now() - signalledAt > 500) process.exit(1);
      return;
    }
    signalledAt = performance.now();
    const timeout = setTimeout(() => process.exit(1), 10_000);
    timeout.unref();
    log.info({ signal }, 'closing');
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'closing failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
