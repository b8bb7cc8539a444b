import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres.ts';
import { newDataFolder } from './data-folder.ts';

/** The oldest supported PostgreSQL; the embedded one is the newest. */
export const testImage = 'postgres:15';

export type TestEngine = {
  readonly name: string;
  readonly url: string;
  /** How a database is copied fastest. */
  readonly strategy: 'file_copy' | 'wal_log';
  stop(): Promise<void>;
};

export type TestTemplate = Pick<TestEngine, 'url' | 'strategy'> & { readonly name: string };

/**
 * Settings for databases that live as long as their test file. Autovacuum is off, so that a table has statistics only
 * where a test analyzes it, and plans do not depend on the moment.
 */
const settings = [
  'max_connections=300',
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=192MB',
  'autovacuum=off',
];

/**
 * A PostgreSQL for tests: the configured one, else a container if a container engine answers, else the
 * embedded one.
 */
export async function startTestEngine(env: NodeJS.ProcessEnv = process.env): Promise<TestEngine> {
  if (env.TEST_DATABASE_URL) return external(env.TEST_DATABASE_URL);
  if (env.TEST_DATABASE === 'embedded') return embedded('asked for by TEST_DATABASE');
  if (env.TEST_DATABASE === 'testcontainers') return inContainer();
  const reason = await whyNoContainer();
  return reason === undefined ? inContainer() : embedded(reason);
}

const external = (url: string): TestEngine => ({
  name: `the PostgreSQL of TEST_DATABASE_URL (${new URL(url).host})`,
  url,
  // Durable servers would write each of the thousand files to disk before the copy is there.
  strategy: 'wal_log',
  stop: async () => undefined,
});

async function embedded(reason: string): Promise<TestEngine> {
  const dataDir = await newDataFolder();
  const { url, stop } = await startEmbeddedPostgres({ dataDir, fsync: false, settings });
  return {
    name: `the embedded PostgreSQL (${reason})`,
    url,
    strategy: 'file_copy',
    async stop() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function inContainer(): Promise<TestEngine> {
  // Testcontainers' cleanup container needs another image; the setup stops its container itself.
  process.env.TESTCONTAINERS_RYUK_DISABLED = 'true';
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const { Wait } = await import('testcontainers');
  const container = await new PostgreSqlContainer(testImage)
    .withCommand(['postgres', ...settings.flatMap((setting) => ['-c', setting])])
    .withTmpFs({ '/var/lib/postgresql/data': 'rw' })
    // Once a day: the check of Testcontainers starts a program four times a second for as long as the tests run.
    .withHealthCheck({ test: ['CMD', 'true'], interval: 24 * 60 * 60 * 1000 })
    .withWaitStrategy(Wait.forListeningPorts())
    .start();
  const url = container.getConnectionUri();
  await untilAnswering(url);
  return {
    name: `Testcontainers with ${testImage}`,
    url,
    strategy: 'file_copy',
    stop: async () => void (await container.stop()),
  };
}

/** A PostgreSQL that listens refuses connections until it has started up. */
async function untilAnswering(url: string): Promise<void> {
  const giveUpAt = Date.now() + 60_000;
  for (;;) {
    try {
      return await withAdmin(url, async () => undefined);
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await setTimeout(100);
    }
  }
}

async function whyNoContainer(): Promise<string | undefined> {
  process.env.TESTCONTAINERS_RYUK_DISABLED = 'true';
  const { getContainerRuntimeClient, ImageName } = await import('testcontainers');
  const client = await getContainerRuntimeClient().catch(() => undefined);
  if (client === undefined) return 'no Docker engine answers';
  return client.image.pull(ImageName.fromString(testImage)).then(
    () => undefined,
    () => `no Docker image ${testImage} to be had`,
  );
}

export function databaseUrl(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

export async function withAdmin(url: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
