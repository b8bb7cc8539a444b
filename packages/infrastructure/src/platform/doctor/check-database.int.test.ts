import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sharingPooler } from '../../../testing/sharing-pooler.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { readConfig } from '../config/config.ts';
import { connect, type Knex } from '../database/knex.ts';
import { checkDatabase, clockFinding, findingsOf } from './check-database.ts';

let database: TestDatabase;
let other: TestDatabase;
let operator: Knex;
beforeAll(async () => {
  [database, other] = await Promise.all([testDatabase(), testDatabase()]);
  operator = connect(database.url, { max: 1 });
});
afterAll(async () => {
  await operator.destroy();
  await Promise.all([database.drop(), other.drop()]);
});

const addressWith = (change: Partial<URL>): string => Object.assign(new URL(database.url), change).href;

async function wrongOnes(env: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const findings = await checkDatabase(readConfig(env));
  return findings.filter(({ state }) => state === 'wrong').map(({ says }) => says);
}

describe('the doctor at the database', () => {
  it('finds nothing wrong where all is right, and says what it has looked at', async () => {
    const findings = await checkDatabase(readConfig({ DATABASE_URL: database.url }));
    expect(findings.map(({ state }) => state)).toEqual(findings.map(() => 'right'));
    expect(findings.length).toBeGreaterThanOrEqual(5);
  });

  it('has nothing to ask where the embedded one serves', async () => {
    expect(await checkDatabase(readConfig({}))).toMatchObject([{ state: 'unknown' }]);
  });

  it.each([
    ['nobody listens', { port: '9' }],
    ['there is no such host', { hostname: 'nowhere.invalid' }],
    ['there is no such database', { pathname: '/nothing' }],
  ] satisfies [string, Partial<URL>][])('says which one cannot be used when %s', async (_, change) => {
    const url = addressWith(change);
    expect(await wrongOnes({ DATABASE_URL: url })).toEqual([
      expect.stringContaining(
        `The database at ${new URL(url).host}${new URL(url).pathname} cannot be used (`,
      ),
    ]);
  });

  it('never repeats the password', async () => {
    const said = await wrongOnes({ DATABASE_URL: addressWith({ password: 'hunter2', port: '9' }) });
    expect(said.join()).not.toContain('hunter2');
  });

  it('finds that PostgreSQL takes no changes', async () => {
    const set = (value: string) =>
      operator.raw(`do $$ begin
        execute format('alter database %I set default_transaction_read_only = ${value}', current_database());
      end $$`);
    await set('on');
    const said = await wrongOnes({ DATABASE_URL: database.url });
    await set('off');
    expect(said).toEqual([expect.stringContaining('takes no changes')]);
  });

  it('finds that our role may not migrate', async () => {
    const role = `reader_${process.pid}`;
    await operator.raw(`create role ${role} login password 'reads'`);
    onTestFinished(async () => void (await operator.raw(`drop role ${role}`)));
    expect(await wrongOnes({ DATABASE_URL: addressWith({ username: role, password: 'reads' }) })).toEqual([
      expect.stringContaining('grant it create on its schema and create on the database'),
    ]);
  });

  it('finds a pooler where PostgreSQL itself is needed', async () => {
    const pooler = await sharingPooler(database.url);
    expect(await wrongOnes({ DATABASE_URL: pooler })).toContainEqual(
      expect.stringMatching(/^DATABASE_URL leads to a pooler/),
    );
    expect(await wrongOnes({ DATABASE_URL: database.url, DATABASE_DIRECT_URL: pooler })).toContainEqual(
      expect.stringMatching(/^DATABASE_DIRECT_URL leads to a pooler/),
    );
  });

  it('finds two addresses of two databases', async () => {
    expect(await wrongOnes({ DATABASE_URL: database.url, DATABASE_DIRECT_URL: other.url })).toEqual([
      expect.stringContaining('lead to different databases'),
    ]);
  });
});

describe('what PostgreSQL tells', () => {
  const told = {
    version: 160_003,
    versionName: '16.3',
    encoding: 'UTF8',
    isStandby: false,
    isReadOnly: false,
    mayCreate: true,
    mayAddSchemas: true,
    maxConnections: 100,
    now: 0,
    had: ['pg_trgm', 'btree_gin', 'plpgsql'],
  };
  const said = (change: Partial<typeof told>, env = {}) =>
    findingsOf({ ...told, ...change }, readConfig(env), 0)
      .filter(({ state }) => state === 'wrong')
      .map(({ says }) => says);

  it('is all right as it should be', () => expect(said({})).toEqual([]));

  it.each([
    [{ version: 140_012, versionName: '14.12' }, 'PostgreSQL 14.12 is too old: use 15 or later.'],
    [{ encoding: 'SQL_ASCII' }, 'has the encoding SQL_ASCII'],
    [{ had: ['btree_gin'] }, 'lacks pg_trgm'],
    [{ isStandby: true }, 'is a replica'],
    [{ mayCreate: false }, 'grant it create on its schema, or'],
    [{ mayAddSchemas: false }, 'grant it create on the database, or'],
    [{ maxConnections: 15 }, 'DATABASE_POOL=10 is more than PostgreSQL has'],
  ])('is wrong with %o', (change, sentence) => {
    expect(said(change)).toEqual([expect.stringContaining(sentence)]);
  });

  it('is its clock, which may be off by five seconds either way', () => {
    expect([-5000, 0, 5000].map((skew) => clockFinding(skew).state)).toEqual(['right', 'right', 'right']);
    expect([-5001, 60_000].map((skew) => clockFinding(skew).state)).toEqual(['wrong', 'wrong']);
    expect(clockFinding(-60_000).says).toContain('60 s apart');
  });
});
