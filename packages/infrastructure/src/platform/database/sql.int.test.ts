import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { connect, type Knex } from './knex.ts';
import { requireOneRow, sql } from './sql.ts';
import { KnexTransaction } from './transaction.ts';

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

it('tells a cast from a binding that has the name of its type', async () => {
  const text =
    'select :text as said_words, :words::text[] as words, :date::date::text as day, :text::text as again';
  const rows = await sql(new KnexTransaction(knex), text, {
    text: 'hi',
    words: ['a', 'b'],
    date: '2026-11-23',
  });
  expect(rows).toEqual([{ saidWords: 'hi', words: ['a', 'b'], day: '2026-11-23', again: 'hi' }]);
});

it('runs statements without compiling them', async () => {
  expect(await sql(new KnexTransaction(knex), 'show jit', {})).toEqual([{ jit: 'off' }]);
});

it('refuses a write that changed no row, or several', () => {
  requireOneRow([{ id: 1 }], 'Saving');
  requireOneRow(1, 'Saving');
  expect(() => requireOneRow(0, 'Saving')).toThrow('Saving changed 0 rows');
  expect(() => requireOneRow([{}, {}], 'Saving')).toThrow('Saving changed 2 rows');
});
