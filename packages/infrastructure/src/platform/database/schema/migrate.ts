import pg from 'pg';
import { connect, type Knex } from '../knex.ts';
import type { NamedMigration } from './migration-order.ts';

const migrationLock = 7_261_001;

const sourceOf = (migrations: readonly NamedMigration[]): Knex.MigrationSource<NamedMigration> => ({
  getMigrations: async () => [...migrations],
  getMigrationName: ([name]) => name,
  getMigration: async ([, { up }]) => ({ up, down: onlyForward }),
});

/** Knex asks for a way back, and no command of ours takes it. */
const onlyForward = () => Promise.reject(new Error('Migrations run only forward.'));

/** A database has other migrations behind it than these, so that these do not fit it. */
export class OtherMigrationsError extends Error {
  constructor(name: string) {
    super(`it has the migration ${name}, which this version of Nestmates does not know`);
  }
}

async function appliedTo(database: pg.Client): Promise<readonly string[]> {
  const { rows } = await database.query(`select to_regclass('knex_migrations') is not null as begun`);
  if (!rows[0]?.begun) return [];
  const { rows: applied } = await database.query<{ name: string }>(
    'select name from knex_migrations order by id',
  );
  return applied.map(({ name }) => name);
}

/**
 * Checked without Knex: usually the database is up to date, and then Knex is not needed. A database that is ahead
 * is left alone, so that the processes of two versions can share it while one replaces the other.
 */
async function pendingIn(
  database: pg.Client,
  migrations: readonly NamedMigration[],
): Promise<readonly string[]> {
  const applied = new Set(await appliedTo(database));
  const names = migrations.map(([name]) => name);
  const pending = names.filter((name) => !applied.has(name));
  if (pending.length === 0) return pending;
  const unknown = [...applied].find((name) => !names.includes(name));
  if (unknown !== undefined) throw new OtherMigrationsError(unknown);
  return pending;
}

/**
 * Each in a transaction of its own, so that what one locks is free again before the next one looks through rows. An
 * empty database has nobody who waits, and is set up in one.
 */
async function runPending(
  databaseUrl: string,
  migrations: readonly NamedMigration[],
  pending: readonly string[],
): Promise<void> {
  const knex = connect(databaseUrl, { max: 1 });
  const settings = { migrationSource: sourceOf(migrations), disableTransactions: false };
  try {
    await knex.migrate.forceFreeMigrationsLock(settings);
    if (pending.length === migrations.length) await knex.migrate.latest(settings);
    else for (const name of pending) await knex.migrate.up({ ...settings, name });
  } finally {
    await knex.destroy();
  }
}

/** Once installed, the queue migrates itself whenever a worker starts. */
async function setUpQueue(database: pg.Client, databaseUrl: string): Promise<void> {
  const { rows } = await database.query(
    `select to_regclass('graphile_worker.migrations') is not null as there`,
  );
  if (rows[0]?.there) return;
  const { runMigrations } = await import('graphile-worker');
  await runMigrations({ connectionString: databaseUrl });
}

/**
 * Migrates a database. Servers that start at the same time are serialized by an advisory lock, which
 * PostgreSQL releases when its holder dies; Knex's own lock would remain.
 */
export async function migrate(databaseUrl: string, migrations: readonly NamedMigration[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const pending = await pendingIn(client, migrations);
    if (pending.length > 0) await runPending(databaseUrl, migrations, pending);
    await setUpQueue(client, databaseUrl);
  } finally {
    await client.end();
  }
}
