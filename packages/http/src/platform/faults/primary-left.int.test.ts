import { connect, type Knex } from '@nestmates/infrastructure/platform/database/knex.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let operator: Knex;
beforeAll(async () => {
  server = await testServer();
  operator = connect(server.databaseUrl, { max: 2 });
});
afterAll(async () => {
  await operator.destroy();
  await server.close();
});

const registered = async (email: string) => {
  const { status, headers } = await server.visitor().post('/api/register', { email, password: 'Nestling1!' });
  return { status, retryAfter: headers.get('retry-after') };
};
const setReadOnly = (value: 'on' | 'off') =>
  operator.raw(`do $$ begin
    execute format('alter database %I set default_transaction_read_only = ${value}', current_database());
  end $$`);
const terminateOthers = () =>
  operator.raw(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
const unavailable = { status: 503, retryAfter: '2' };

describe('after a switchover', () => {
  it('a change answers 503 with Retry-After while only the old primary is there, and succeeds at the new one', async () => {
    await setReadOnly('on');
    await terminateOthers();
    expect(await registered('early@nestmates.test')).toEqual(unavailable);
    await setReadOnly('off');
    expect(await registered('early@nestmates.test')).toEqual({ status: 200, retryAfter: null });
  });
});

describe('a connection that PostgreSQL ends', () => {
  it('answers 503 with Retry-After where a request waits for it, and the next one has another', async () => {
    const holder = await operator.transaction();
    await holder.raw('lock table users in access exclusive mode');
    const waiting = registered('cut@nestmates.test');
    // Asked outside of the holder's transaction, which would go on seeing the connections of its first look.
    const ours = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await operator.raw(`select 1 ${ours}`)).rows.length).toBeGreaterThan(0);
    await operator.raw(`select pg_terminate_backend(pid) ${ours}`);
    expect(await waiting).toEqual(unavailable);
    await holder.rollback();
    expect(await registered('cut@nestmates.test')).toEqual({ status: 200, retryAfter: null });
  });
});
