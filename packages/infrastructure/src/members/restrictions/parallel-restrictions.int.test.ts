import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { shownPhoto } from '../../platform/access/restriction-sql.ts';
import { connect, type Knex } from '../../platform/database/knex.ts';

let database: TestDatabase;
let knex: Knex;
beforeAll(async () => {
  database = await testDatabase();
  knex = connect(database.url, { max: 1 });
});
afterAll(async () => {
  await knex.destroy();
  await database.drop();
});

/** Makes plans as for a big table, however few members there are. */
const asIfBig = `
  set local parallel_setup_cost = 0; set local parallel_tuple_cost = 0;
  set local min_parallel_table_scan_size = 0; set local max_parallel_workers_per_gather = 2`;

it('several processes may read profile photos', async () => {
  const transaction = await knex.transaction();
  try {
    await transaction.raw(asIfBig);
    const { rows } = await transaction.raw(`explain select ${shownPhoto('u')} from users u`);
    expect(JSON.stringify(rows)).toContain('Parallel Seq Scan on users');
  } finally {
    await transaction.rollback();
  }
});
