import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordedTracing } from '../../../testing/recorded-tracing.ts';
import { traceCalls } from './call-spans.ts';

const { tracing, spans, around, forget } = recordedTracing();
let provider: Server;
let host: string;
let stop: () => void;
beforeEach(async () => {
  provider = createServer((request, response) => {
    if (request.url === '/lost') request.socket.destroy();
    else response.writeHead(202).end('taken');
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(provider.address() as AddressInfo).port}`;
  stop = traceCalls(tracing, { except: 'collector.example:4318' });
  forget();
});
afterEach(async () => {
  stop();
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
});

const byFetch = async (path: string) => void (await (await fetch(`http://${host}${path}`)).text());
const byHttp = (path: string) =>
  new Promise<void>((resolve, reject) => {
    get(`http://${host}${path}`, (response) => response.resume().once('close', resolve)).once(
      'error',
      reject,
    );
  });

it.each([
  ['fetch', byFetch],
  ['node:http', byHttp],
])('a call by %s is a span of its own within the job, without its path', async (_client, call) => {
  await tracing.within('job release', {}, () => call('/members/ana@nest.example?zip=97201'));
  const found = spans().find(({ name }) => name.startsWith('GET'));
  expect(found).toMatchObject({
    attributes: { 'http.request.method': 'GET', 'http.response.status_code': 202 },
  });
  expect(found && around(found)).toEqual(['job release']);
  expect(JSON.stringify(found?.attributes)).not.toContain('97201');
});

it.each([
  ['fetch', byFetch],
  ['node:http', byHttp],
])('a call by %s that is cut off has failed', async (_client, call) => {
  await tracing.within('job release', {}, () => call('/lost').catch(() => undefined));
  expect(spans().find(({ name }) => name.startsWith('GET'))?.status).toEqual({ code: 2 });
});

it('outside a trace no call begins one', async () => {
  await byFetch('/');
  expect(spans()).toEqual([]);
});
