import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { connect } from './knex.ts';
import { migrationSource } from './migrations/index.ts';

const migrationLock = 7_261_001;

/**
 * Brings a database up to date. Servers that start together take turns by an advisory lock, which
 * PostgreSQL gives back by itself when its holder dies; Knex's own lock would stay behind.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const turn = new pg.Client({ connectionString: databaseUrl });
  await turn.connect();
  const knex = connect(databaseUrl, { max: 1 });
  try {
    await turn.query('select pg_advisory_lock($1)', [migrationLock]);
    const settings = { migrationSource, disableTransactions: false };
    const [, pending] = (await knex.migrate.list(settings)) as [unknown[], unknown[]];
    if (pending.length > 0) {
      await knex.migrate.forceFreeMigrationsLock(settings);
      await knex.migrate.latest(settings);
    }
    await runMigrations({ connectionString: databaseUrl });
  } finally {
    await knex.destroy();
    await turn.end();
  }
}
