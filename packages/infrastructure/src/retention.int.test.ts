import {
  type RetentionKind,
  retention,
  retentionKinds,
} from '@nestmates/domain/platform/retention/retention.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { connect, type Knex } from './platform/database/knex.ts';
import { KnexTransaction } from './platform/database/transaction.ts';
import { oldRowsIn, oldRowsOf } from './platform/retention/remove-old-rows.ts';
import { retained } from './retained.ts';
import { tables } from './tables.ts';

let database: TestDatabase;
let knex: Knex;
beforeAll(async () => {
  database = await testDatabase();
  knex = connect(database.url, { max: 4 });
});
afterAll(async () => {
  await knex.destroy();
  await database.drop();
});

/** Removed with what is not in the database, by their services. */
const byServices: readonly (readonly [table: string, kind: RetentionKind])[] = [
  ['case_mailboxes', 'keptCases'],
  ['evidence', 'evidence'],
  ['exports', 'exports'],
  ['kept_sales', 'keptDebts'],
  ['selfie_pictures', 'selfies'],
];

const tablesThere = async (): Promise<readonly string[]> => {
  const { rows } = await knex.raw(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'knex\\_%'`,
  );
  return rows.map(({ name }: { name: string }) => name).toSorted();
};

const tablesSaid = (): readonly string[] => [
  ...new Set([...retained, ...byServices].map(([table]) => table)),
  ...tables.filter(({ stays }) => stays !== undefined).map(({ name }) => name),
];

describe('how long rows are kept', () => {
  it('is said for every table of the database, once', async () => {
    expect(tablesSaid().toSorted()).toEqual(await tablesThere());
  });

  it('is found to be missing for a table that nobody has named', async () => {
    await knex.raw('create table planted (at timestamptz)');
    const there = await tablesThere();
    await knex.raw('drop table planted');
    expect(there.filter((table) => !tablesSaid().includes(table))).toContain('planted');
  });

  it('is enforced for every kind that the privacy page shows', () => {
    const kinds = [...retained.map(([, { kind }]) => kind), ...byServices.map(([, kind]) => kind)];
    expect([...new Set(kinds)].toSorted()).toEqual(retentionKinds.toSorted());
  });
});

const given = { now: '2026-03-01T12:00:00Z', before: '2026-02-01T12:00:00Z', limit: 1000 };

describe('what is old', () => {
  const rules = retained.map(([table, rows]) => [`${rows.kind} in ${table}`, table, rows] as const);

  it.each(rules)('is found by an index: %s', async (_, table, rows) => {
    const transaction = await knex.transaction();
    await transaction.raw('set local enable_seqscan = off');
    const { rows: lines } = await transaction.raw(
      `explain ${oldRowsOf(table, rows).replaceAll('::', ':: ')}`,
      given,
    );
    await transaction.rollback();
    const plan = lines.map((line: Record<string, string>) => line['QUERY PLAN']).join('\n');
    expect(plan).not.toContain(`Seq Scan on ${table}`);
    expect(plan).toMatch(/Index|Bitmap/);
  });
});

const attempts = retained.find(([table]) => table === 'attempts')?.[1];

describe('a removal', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const when = { now, before: later(now, -retention.attempts.keptFor), limit: 100 };

  it('takes as many as it is told, and leaves what is young', async () => {
    if (!attempts) throw new Error('Attempts are kept for ever');
    await knex.raw(
      `insert into attempts (what, who, count, resets_at)
       select 'test', nth::text, 1, ?::timestamptz + (nth - 250) * interval '1 second' from generate_series(1, 300) nth`,
      [now],
    );
    const rows = oldRowsIn(new KnexTransaction(knex), 'attempts', attempts);
    expect([await rows.remove(when), await rows.remove(when), await rows.remove(when)]).toEqual([
      100, 100, 50,
    ]);
    const [youngest] = await knex('attempts').orderBy('resetsAt').limit(1);
    expect(youngest).toMatchObject({ resetsAt: later(now, 1000) });
    await knex('attempts').delete();
  });

  it('by two processes at once takes each row once, and neither waits for the other', async () => {
    if (!attempts) throw new Error('Attempts are kept for ever');
    await knex.raw(
      `insert into attempts (what, who, count, resets_at)
       select 'test', nth::text, 1, ?::timestamptz - interval '1 day' from generate_series(1, 150) nth`,
      [now],
    );
    const [one, other] = [new KnexTransaction(knex), new KnexTransaction(knex)];
    const taken = await one.run(async () => {
      const first = await oldRowsIn(one, 'attempts', attempts).remove(when);
      // While the first has not ended: what it holds is left to it.
      return [first, await oldRowsIn(other, 'attempts', attempts).remove(when)];
    });
    expect(taken).toEqual([100, 50]);
    expect(await knex('attempts')).toEqual([]);
  });
});
