import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { migrations } from '../src/migrations.ts';
import { migrate } from '../src/platform/database/schema/migrate.ts';
import { databaseUrl, startTestEngine, withAdmin } from './test-database-engine.ts';

/** One engine and one migrated template per run; every test file clones the template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = await startTestEngine();
  const name = `nestmates_test_${randomBytes(4).toString('hex')}`;
  const end = async () => {
    await dropAll(engine.url, name);
    await engine.stop();
  };
  try {
    await withAdmin(engine.url, async (admin) => {
      await admin.query(`create database ${name}`);
      await migrate(databaseUrl(engine.url, name), migrations);
      await admin.query(`alter database ${name} with allow_connections false`);
    });
  } catch (error) {
    await end();
    throw error;
  }
  process.stdout.write(`Integration tests run on ${engine.name}.\n`);
  project.provide('testTemplate', { url: engine.url, strategy: engine.strategy, name });
  return end;
}

/** Clones have the template's name as prefix, so clones left by killed test files are dropped too. */
function dropAll(url: string, name: string): Promise<void> {
  return withAdmin(url, async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname::text, $1)',
      [name],
    );
    for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`);
  });
}
