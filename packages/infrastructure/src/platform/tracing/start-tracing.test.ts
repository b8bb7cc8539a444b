import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withoutTracing } from '@nestmates/application/platform/tracing/tracing.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { startTracing } from './start-tracing.ts';

interface Received {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly text: string;
}

let received: Received[] = [];
let collector: Server;
let endpoint: string;
beforeEach(async () => {
  received = [];
  collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    received.push({ path: request.url, authorization: request.headers.authorization, text });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterEach(async () => {
  collector.closeAllConnections();
  await new Promise((resolve) => collector.close(resolve));
});

const configured = (more: Readonly<Record<string, string>> = {}) =>
  readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, ...more });

it('sends what was recorded when it stops, with the headers and the name that are configured', async () => {
  const { tracing, stop } = await startTracing(
    configured({ OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20t0ken', OTEL_SERVICE_NAME: 'worker' }),
  );
  tracing.within('job release', {}, () => undefined);
  await stop();
  expect(received).toMatchObject([{ path: '/v1/traces', authorization: 'Bearer t0ken' }]);
  const [resourceSpans] = JSON.parse(received[0]?.text ?? '').resourceSpans;
  expect(resourceSpans.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'worker' },
  });
  expect(resourceSpans.scopeSpans[0].spans).toMatchObject([{ name: 'job release' }]);
});

it('records no trace that the sampling leaves out', async () => {
  const { tracing, stop } = await startTracing(configured({ OTEL_TRACES_SAMPLER_ARG: '0' }));
  tracing.within('job release', {}, () => {
    expect(tracing.traceId).toBeUndefined();
    tracing.within('transaction', {}, () => undefined);
  });
  await stop();
  expect(received).toEqual([]);
});

it('works on and stops when no collector answers', async () => {
  const { tracing, stop } = await startTracing(
    readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }),
  );
  expect(tracing.within('job release', {}, () => 'released')).toBe('released');
  await stop();
});

it('is off where no collector is named', async () => {
  expect((await startTracing(readConfig({}))).tracing).toBe(withoutTracing);
});
