import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { folderWithoutRoom } from '@nestmates/infrastructure/platform/disk/disk-full.ts';
import Koa from 'koa';
import { expect, it, onTestFinished } from 'vitest';
import { createMetrics } from '../platform/operations/metrics.ts';
import { operations } from '../platform/operations/operations.ts';
import { readinessOf } from './readiness.ts';

const megabyte = 1024 * 1024;
/** Room on the disks of these folders. */
const room: Readonly<Record<string, number>> = { data: 5 * megabyte, elsewhere: 900 * megabyte };

async function readyz(askDatabase: () => Promise<unknown>, folders: readonly string[]) {
  const readiness = readinessOf({
    askDatabase,
    folders,
    withoutRoom: (asked) => folderWithoutRoom(asked, async (folder) => room[folder]),
  });
  const app = new Koa();
  app.use((ctx, next) => {
    ctx.state.facts = {};
    return next();
  });
  app.use(operations({ readiness, metrics: createMetrics([]), metricsToken: undefined }));
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`);
  return [response.status, await response.json()];
}

const answers = async () => 1;
const isAway = async () => {
  throw new Error('ECONNREFUSED');
};

it('says that the server may have traffic', async () => {
  expect(await readyz(answers, ['elsewhere'])).toEqual([200, { status: 'ready' }]);
});

it('answers 503 with the folder whose disk is full', async () => {
  const reason = 'there is no room left in data';
  expect(await readyz(answers, ['elsewhere', 'data'])).toEqual([503, { status: 'not ready', reason }]);
});

it('answers 503 without a database', async () => {
  const reason = 'the database does not answer';
  expect(await readyz(isAway, ['elsewhere'])).toEqual([503, { status: 'not ready', reason }]);
});
