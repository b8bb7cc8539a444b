import pg from 'pg';
import { connect, type Knex } from './knex.ts';
import type { NamedMigration } from './migration-order.ts';

const migrationLock = 7_261_001;

const sourceOf = (migrations: readonly NamedMigration[]): Knex.MigrationSource<NamedMigration> => ({
  getMigrations: async () => [...migrations],
  getMigrationName: ([name]) => name,
  getMigration: async ([, migration]) => migration,
});

/** Checked without Knex: usually the database is up to date, and then Knex is not needed. */
async function isUpToDate(database: pg.Client, migrations: readonly NamedMigration[]): Promise<boolean> {
  const { rows } = await database.query(`select to_regclass('knex_migrations') is not null as begun`);
  if (!rows[0]?.begun) return false;
  const { rows: applied } = await database.query<{ name: string }>('select name from knex_migrations');
  const names = new Set(applied.map(({ name }) => name));
  return migrations.every(([name]) => names.has(name));
}

async function runPending(databaseUrl: string, migrations: readonly NamedMigration[]): Promise<void> {
  const knex = connect(databaseUrl, { max: 1 });
  const settings = { migrationSource: sourceOf(migrations), disableTransactions: false };
  try {
    await knex.migrate.forceFreeMigrationsLock(settings);
    await knex.migrate.latest(settings);
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
    if (!(await isUpToDate(client, migrations))) await runPending(databaseUrl, migrations);
    await setUpQueue(client, databaseUrl);
  } finally {
    await client.end();
  }
}
