import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PlatformPayouts } from '@nestmates/application/money/payments/platform-payouts.ts';
import { withoutTracing } from '@nestmates/application/platform/tracing/tracing.ts';
import { readConfiguration } from '@nestmates/infrastructure/configuration.ts';
import { closeContainer, createContainer } from '@nestmates/infrastructure/container.ts';
import { migrations } from '@nestmates/infrastructure/migrations.ts';
import { type Config, ConfigError, misspelled } from '@nestmates/infrastructure/platform/config/config.ts';
import { startEmbeddedPostgres } from '@nestmates/infrastructure/platform/database/embedded/embedded-postgres.ts';
import { connect, type Knex } from '@nestmates/infrastructure/platform/database/knex.ts';
import { migrate, OtherMigrationsError } from '@nestmates/infrastructure/platform/database/schema/migrate.ts';
import { sharesSessions } from '@nestmates/infrastructure/platform/database/shared-sessions.ts';
import { databaseUnavailable } from '@nestmates/infrastructure/platform/database/unavailable.ts';
import type { Worker } from '@nestmates/infrastructure/platform/jobs/worker.ts';
import { SandboxClock } from '@nestmates/infrastructure/platform/server-time/sandbox-clock.ts';
import { startTracing } from '@nestmates/infrastructure/platform/tracing/start-tracing.ts';
import { traceStatements } from '@nestmates/infrastructure/platform/tracing/statement-spans.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { endWorkerThreads } from '@nestmates/infrastructure/platform/worker-threads/worker-pool.ts';
import { DemoSeed } from '@nestmates/infrastructure/seed/seed-demo.ts';
import type { Container } from 'inversify';
import type { Logger } from 'pino';
import { createLog } from '../platform/operations/log.ts';
import { requirePaymentsEnvironment } from './payments-environment.ts';
import { StartupError } from './program.ts';
import { whileStarting } from './while-starting.ts';

/** What both the server and the job worker need: configuration, log, database and container. */
export interface Runtime {
  readonly config: Config;
  readonly log: Logger;
  /** Goes past a pooler. */
  readonly directUrl: string;
  readonly knex: Knex;
  readonly container: Container;
  close(): Promise<void>;
}

const sandboxClockOf = (container: Container): SandboxClock | undefined =>
  container.isBound(SandboxClock) ? container.get(SandboxClock) : undefined;

export function readEnvironment(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    return readConfiguration(process.env);
  } catch (error) {
    throw error instanceof ConfigError ? new StartupError(error.message) : error;
  }
}

async function openDatabase(config: Config, log: Logger) {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl = url } = config;
  if (url && directUrl) return { url, directUrl, stop: async () => undefined };
  const postgres = await startEmbeddedPostgres({
    dataDir: join(config.DATA_DIR, 'postgres'),
    log: (line) => log.debug(line),
    warn: (line) => log.warn(line),
  }).catch((error: unknown) => {
    throw error instanceof Error ? new StartupError(error.message) : error;
  });
  return { url: postgres.url, directUrl: postgres.url, stop: () => postgres.stop() };
}

const poolerInTheWay = ({ DATABASE_DIRECT_URL }: Config): StartupError =>
  new StartupError(
    DATABASE_DIRECT_URL
      ? 'DATABASE_DIRECT_URL leads to a pooler that shares its sessions: name PostgreSQL itself there, and try again.'
      : 'DATABASE_URL leads to a pooler that shares its sessions: name PostgreSQL itself as DATABASE_DIRECT_URL too, and try again.',
  );

export async function migrateOrExplain(url: string, config: Config, log: Logger): Promise<void> {
  try {
    await whileStarting(
      async () => {
        if (config.DATABASE_URL && (await sharesSessions(url))) throw poolerInTheWay(config);
        await migrate(url, migrations);
      },
      { log },
    );
  } catch (error) {
    if (error instanceof OtherMigrationsError) {
      const [place, remedy] = config.DATABASE_URL
        ? ['of DATABASE_URL', 'name another one']
        : [`in ${config.DATA_DIR}`, 'move that folder away, or name another one as DATA_DIR'];
      throw new StartupError(
        `The database ${place} cannot be used (${error.message}): ${remedy}, and try again.`,
      );
    }
    if (!databaseUnavailable(error) || !(error instanceof Error)) throw error;
    const { host, pathname } = new URL(url);
    const reason = error.message || ('code' in error && error.code) || 'no answer';
    throw new StartupError(
      `The database at ${host}${pathname} cannot be used (${reason}): start it, or correct DATABASE_URL, and try again.`,
    );
  }
}

export async function createRuntime(publicUrl: (config: Config) => string): Promise<Runtime> {
  const config = readEnvironment();
  const { tracing, stop: stopTracing } = await startTracing(config);
  const log = createLog(config.LOG_LEVEL, { tracing });
  for (const sentence of misspelled(process.env)) log.warn(sentence);
  const database = await openDatabase(config, log);
  try {
    await migrateOrExplain(database.directUrl, config, log);
  } catch (error) {
    await database.stop();
    throw error;
  }
  const pooled = database.url !== database.directUrl;
  const knex = connect(database.url, { max: config.DATABASE_POOL, pooled });
  if (tracing !== withoutTracing) traceStatements(knex, tracing);
  const container = createContainer({ config, knex, publicUrl: () => publicUrl(config), log, tracing });
  try {
    await requirePaymentsEnvironment(container, { keeps: true });
  } catch (error) {
    await knex.destroy();
    await database.stop();
    throw error;
  }
  const sandboxClock = sandboxClockOf(container);
  await sandboxClock?.start();
  if (config.SEED === 'demo') await container.get(DemoSeed).run();
  return {
    config,
    log,
    directUrl: database.directUrl,
    knex,
    container,
    async close() {
      await sandboxClock?.stop();
      await closeContainer(container);
      await knex.destroy();
      await endWorkerThreads();
      await stopTracing();
      await database.stop();
    },
  };
}

/** Imported only when it starts, since a server can run without it. */
export async function startJobWorker({ container, directUrl, log }: Runtime): Promise<Worker> {
  const sandboxClock = sandboxClockOf(container);
  container
    .get(PlatformPayouts)
    .check()
    .catch((error: unknown) =>
      log.warn({ err: error }, 'the payouts of the payment provider could not be looked at'),
    );
  const { startWorker } = await import('@nestmates/infrastructure/platform/jobs/worker.ts');
  return startWorker({
    databaseUrl: directUrl,
    log,
    handlers: container.getAll(port('jobHandlers')),
    cronJobs: container.getAll(port('cronJobs')),
    beforeEach: sandboxClock && (() => sandboxClock.refresh()),
    tracing: container.get(port('tracing')),
  });
}
