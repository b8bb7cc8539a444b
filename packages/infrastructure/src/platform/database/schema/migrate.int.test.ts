import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../testing/test-database.ts';
import { migrations } from '../../../migrations.ts';
import { connect, type Knex } from '../knex.ts';
import { migrate, OtherMigrationsError } from './migrate.ts';

let database: TestDatabase;
let knex: Knex;
beforeEach(async () => {
  database = await testDatabase();
  knex = connect(database.url, { max: 1 });
});
afterEach(async () => {
  await knex.destroy();
  await database.drop();
});

const applied = () => knex('knex_migrations').orderBy('id').pluck('name');
const added = {
  up: async (db: Knex) => void (await db.raw('create table later (id integer primary key)')),
};

it('runs what is new, and nothing twice', async () => {
  const all = [...migrations, ['99991231T000000-later', added] as const];
  await migrate(database.url, all);
  await migrate(database.url, all);
  expect(await applied()).toEqual(all.map(([name]) => name));
  expect(await knex('later')).toEqual([]);
});

it('runs each in a transaction of its own, so that none holds the locks of another', async () => {
  const breaks = { up: () => Promise.reject(new Error('It breaks')) };
  const later = ['99991231T000000-later', added] as const;
  const all = [...migrations, later, ['99991231T000001-breaks', breaks] as const];
  await expect(migrate(database.url, all)).rejects.toThrow('It breaks');
  expect(await applied()).toEqual([...migrations.map(([name]) => name), later[0]]);
});

it('leaves a database alone that a newer version has migrated', async () => {
  await knex('knex_migrations').insert({
    name: '99991231T000000-later',
    batch: 2,
    migration_time: new Date(),
  });
  await migrate(database.url, migrations);
  expect(await applied()).toHaveLength(migrations.length + 1);
});

it('refuses a database with another history, and changes nothing in it', async () => {
  await knex('knex_migrations').update({ name: knex.raw(`'2026-11-20-' || id`) });
  const before = await applied();
  const refused = migrate(database.url, migrations);
  await expect(refused).rejects.toThrow(OtherMigrationsError);
  await expect(refused).rejects.toThrow('it has the migration 2026-11-20-1');
  expect(await applied()).toEqual(before);
});
