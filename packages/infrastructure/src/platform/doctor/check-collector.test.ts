import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { checkCollector } from './check-collector.ts';

let collector: Server;
let endpoint: string;
let answers = 200;
beforeEach(async () => {
  collector = createServer((request, response) => {
    const known = request.method === 'POST' && request.url === '/v1/traces';
    response.writeHead(known ? answers : 404).end();
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterEach(async () => {
  collector.closeAllConnections();
  await new Promise((resolve) => collector.close(resolve));
});

const check = (env: Readonly<Record<string, string>>) => checkCollector(readConfig(env));

it.each([
  [200, 'right', 'takes traces'],
  [401, 'wrong', 'correct OTEL_EXPORTER_OTLP_HEADERS'],
  [405, 'wrong', 'must lead to an OTLP receiver'],
])('of a collector that answers %i is %s', async (status, state, says) => {
  answers = status;
  const findings = await check({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  expect(findings).toMatchObject([{ state, says: expect.stringContaining(says) }]);
});

it('says that no collector answers', async () => {
  const findings = await check({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect(findings).toMatchObject([{ state: 'wrong', says: expect.stringContaining('cannot be called') }]);
});

it('says nothing where none is named', async () => {
  expect(await check({})).toEqual([]);
});
