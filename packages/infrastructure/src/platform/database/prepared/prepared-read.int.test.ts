import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../testing/test-database.ts';
import { PreparedRead } from './prepared-read.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return () => client.end();
});

const read = (name: string, text: string, ...values: unknown[]) =>
  client.query(new PreparedRead({ name, text, values })).rows;

describe('a prepared read', () => {
  it('gives what the driver itself would give, the first time and every time', async () => {
    const text = `select $1::int as number, $2::text as "someText", $3::timestamptz as at, $4::text[] as words,
      $5::jsonb as box, $6::bool as truth, $7::bigint as big, null::text as nothing, $8::int[] as numbers,
      $9::bytea as bytes, timestamptz '-infinity' as never, $10::float8 as half,
      $11::bytea[] as pictures`;
    const values = [
      7,
      'line\nand "quotes" \\ – ümlaut 🙂',
      new Date('2026-03-01T10:00:00.120Z'),
      ['plain', 'with "quotes", comma', 'back\\slash', '', 'null', null],
      { a: [1, { b: null }] },
      false,
      '9007199254740993',
      [1, null, 3],
      Buffer.from([0, 255]),
      0.5,
      [Buffer.from([0, 34, 92]), null],
    ];
    const { rows } = await client.query(text, values);
    expect(await read('everything', text, ...values)).toEqual(rows);
    expect(await read('everything', text, ...values)).toEqual(rows);
    expect(await read('everything', text, ...values.map(() => null))).toEqual([
      { ...Object.fromEntries(Object.keys(rows[0]).map((name) => [name, null])), never: rows[0].never },
    ]);
  });

  it.each(['UTC', 'Asia/Kolkata', 'America/New_York'])('reads the same moment in %s', async (zone) => {
    await client.query(`set timezone to '${zone}'`);
    const at = new Date('2026-07-01T23:59:59.999Z');
    expect(await read('moment', 'select $1::timestamptz as at', at)).toEqual([{ at }]);
    expect(await read('moment', 'select $1::timestamptz as at', '2026-07-01 12:00:00+00')).toEqual([
      { at: new Date('2026-07-01T12:00:00Z') },
    ]);
  });

  it('has PostgreSQL describe its columns once for each connection', async () => {
    const described: unknown[] = [];
    const { connection } = client as unknown as { connection: pg.Connection };
    connection.on('rowDescription', (message) => described.push(message));
    for (let nth = 0; nth < 3; nth += 1) {
      expect(await read('once', 'select n from generate_series(1, $1::int) n', nth)).toHaveLength(nth);
    }
    expect(described).toHaveLength(1);
  });

  it('may change rows and give none', async () => {
    await client.query('create temp table shelf (word text)');
    const put = () => read('put', 'insert into shelf values ($1)', 'book');
    expect([await put(), await put()]).toEqual([[], []]);
    expect(await read('shelf', 'select word from shelf')).toEqual([{ word: 'book' }, { word: 'book' }]);
  });

  it('works again after it has failed', async () => {
    const divide = (by: unknown) => read('divide', 'select 6 / $1::int as n', by);
    for (let nth = 0; nth < 2; nth += 1) {
      await expect(divide('no number')).rejects.toMatchObject({ code: '22P02' });
      await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
      expect(await divide(2)).toEqual([{ n: 3 }]);
    }
    const nowhere = () => read('nowhere', 'delete from shelf_that_is_not_there');
    await expect(nowhere()).rejects.toMatchObject({ code: '42P01' });
    await client.query('create temp table shelf_that_is_not_there ()');
    expect(await nowhere()).toEqual([]);
  });

  it('refuses once, and then knows the new columns, when a table has changed under it', async () => {
    await client.query('create temp table box (a int); insert into box values (1)');
    const look = () => read('look', 'select * from box');
    expect(await look()).toEqual([{ a: 1 }]);
    await client.query('alter table box add b text');
    await expect(look()).rejects.toMatchObject({ code: '0A000' });
    expect(await look()).toEqual([{ a: 1, b: null }]);
  });

  it('fails when its connection is gone', async () => {
    client.on('error', () => undefined);
    await expect(read('leave', 'select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow();
    await expect(read('after', 'select 1')).rejects.toThrow();
  });
});
