import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { GraphileJobs } from '@nestmates/infrastructure/platform/jobs/graphile-jobs.ts';
import { startWorker, type Worker } from '@nestmates/infrastructure/platform/jobs/worker.ts';
import { SandboxClock } from '@nestmates/infrastructure/platform/server-time/sandbox-clock.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../../testing/test-server.ts';
import { createLog } from '../../../platform/operations/log.ts';

let server: TestServer;
let worker: Worker;
beforeAll(async () => {
  server = await testServer({
    swap(container) {
      container.rebind(port('clock')).toService(SandboxClock);
      container
        .rebind(port('jobs'))
        .toResolvedValue(
          (transaction, sandboxClock) => new GraphileJobs(transaction, sandboxClock),
          [KnexTransaction, port('clock')],
        );
    },
  });
  const { databaseUrl, container } = server;
  worker = await startWorker({
    databaseUrl,
    handlers: container.getAll(port('jobHandlers')),
    cronJobs: container.getAll(port('cronJobs')),
    log: createLog('silent'),
  });
});
afterAll(async () => {
  await worker.stop();
  await server.close();
});

const told = async () => new Date(String((await server.visitor().get('/sandbox/clock')).body.now)).getTime();
const advance = (advanceSeconds: unknown) => server.visitor().post('/sandbox/clock', { advanceSeconds });

it('tells the time of the application, and moves it forward', async () => {
  const before = await told();
  const { status, body } = await advance(7200);
  expect(status).toBe(200);
  expect(body.isDone).toBe(true);
  expect(new Date(String(body.now)).getTime()).toBeGreaterThanOrEqual(before + hours(2));
  expect(await told()).toBeGreaterThanOrEqual(before + hours(2));
  expect(server.container.get(port('clock')).now().getTime()).toBeGreaterThanOrEqual(before + hours(2));
});

it('is told with every answer, so that the money clock on a page follows it', async () => {
  const { headers, body } = await advance(60);
  const [header, now] = [headers.get('server-time') ?? '', String(body.now)].map(Date.parse);
  expect(Math.abs(Number(now) - Number(header))).toBeLessThan(hours(0.5));
  await advance(7200);
  const later = Date.parse((await server.visitor().get('/api/plans')).headers.get('server-time') ?? '');
  expect(later).toBeGreaterThanOrEqual(Number(now) + hours(2));
});

it('takes the form of the ledger’s page', async () => {
  const before = await told();
  const { status, headers } = await server.visitor().send('POST', '/sandbox/clock', {
    raw: 'advanceSeconds=60',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([status, headers.get('location')]).toEqual([303, '/sandbox/payments']);
  expect(await told()).toBeGreaterThanOrEqual(before + 60_000);
});

it('has a page with a form of its own, which comes back to it', async () => {
  const asBrowser = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };
  const { text, headers } = await server.visitor().get('/sandbox/clock', asBrowser);
  expect(headers.get('content-type')).toMatch(/^text\/html/);
  expect(text).toContain(server.container.get(port('clock')).now().toUTCString().slice(0, 16));
  const moved = await server.visitor().send('POST', '/sandbox/clock', {
    raw: 'page=clock&advanceSeconds=3600',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([moved.status, moved.headers.get('location')]).toEqual([303, '/sandbox/clock']);
});

it('goes forward only, by whole seconds', async () => {
  const before = await told();
  for (const span of [-1, 1.5, '', 'soon', null, 1e12, undefined]) {
    expect(await advance(span)).toMatchObject({ status: 400, body: { error: 'VALIDATION' } });
  }
  expect(await told()).toBeLessThan(before + hours(1));
});
