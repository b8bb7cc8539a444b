import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileCache } from '../../testing/program.ts';
import { openCheckout, sendForm } from '../../testing/sandbox-payments.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const program = join(import.meta.dirname, '../admin.ts');

async function admin(...args: readonly string[]) {
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, DATABASE_URL: server.databaseUrl };
  const ran = promisify(execFile)(process.execPath, [program, ...args], { env });
  return ran.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
}

/** Of a payment, which has failed for good. */
async function failedEvent(): Promise<string> {
  const { url } = await openCheckout(server);
  await sendForm(server.visitor(), url, { outcome: 'pay' });
  await server.runJobs();
  const { id } = await server.knex('payment_events').orderBy('receivedAt', 'desc').first();
  const failed = { state: 'failed', attempts: 18, lastError: 'The provider is down', failedAt: new Date() };
  await server.knex('payment_events').where({ id }).update(failed);
  return id;
}

it('reads the stored events of the payment provider, and has them handled once more', {
  timeout: 120_000,
}, async () => {
  const [one, two] = [await failedEvent(), await failedEvent()];
  const listed = await admin('events', 'list', '--state', 'failed', '--json');
  expect(listed).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(listed.stdout)).toMatchObject([{ id: two }, { id: one, attempts: 18, state: 'failed' }]);
  expect((await admin('events', 'show', one)).stdout).toContain('lastError: The provider is down');

  expect(await admin('events', 'replay', one)).toMatchObject({
    code: 0,
    stdout: `${one} is handled once more\n`,
  });
  const states = () => server.knex('payment_events').orderBy('receivedAt').select('id', 'state');
  expect(await states()).toEqual([
    { id: one, state: 'waiting' },
    { id: two, state: 'failed' },
  ]);
  expect(JSON.parse((await admin('events', 'replay-failed', '--json')).stdout)).toEqual({ replayed: [two] });
  await server.runJobs();
  expect(await states()).toEqual([
    { id: one, state: 'handled' },
    { id: two, state: 'handled' },
  ]);
});

it('ends with 0, 1 or 2, and says why', { timeout: 120_000 }, async () => {
  expect(await admin('events', '--help')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('events list'),
  });
  expect(await admin('events', 'replay', 'evt_unknown')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('NOT_FOUND'),
  });
  expect(await admin('events', 'forget')).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('There is no command “events forget”'),
  });
  expect(await admin('events', 'list', '--limit', '0')).toMatchObject({ code: 2 });
});
