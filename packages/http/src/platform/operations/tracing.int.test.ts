import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { recordedTracing } from '@nestmates/infrastructure/testing/recorded-tracing.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, mother } from '../../../testing/mothers.ts';
import { StreamClient } from '../../../testing/stream-client.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

const { tracing, spans, named, around, forget } = recordedTracing();
const traceOf = (name: string) => named(name).spanContext().traceId;

let server: TestServer;
let other: TestServer;
let ana: TestMember;
let bea: TestMember;
beforeAll(async () => {
  server = await testServer({ tracing, env: { RATE_LIMITS: 'off' } });
  other = await server.anotherServer();
  [ana, bea] = [await mother(server, { firstName: 'Ana' }), await mother(server, { firstName: 'Bea' })];
  await connect(server, ana, bea);
});
afterAll(() => server.close());

describe('a message that is sent', () => {
  beforeAll(async () => {
    const page = await new StreamClient(bea, { origin: () => other.origin }).open();
    forget();
    await ana.post('/api/messages', { receiverId: bea.id, message: 'Words of the message' });
    await page.until(() => page.events.some(({ type }) => type === 'message'));
    server.clock.forward(hours(2));
    await server.runJobs();
    page.close();
  });

  it('is one trace from the tap to the page of the other, on another server', () => {
    // Events from before may be sent meanwhile.
    const sent = spans().find(
      (span) => span.name === 'send event' && span.spanContext().traceId === traceOf('POST /api/messages'),
    );
    expect(sent && around(sent).slice(0, 2)).toEqual(['POST /api/messages', 'Messages.send']);
    expect(named('POST /api/messages').parentSpanContext).toBeUndefined();
  });

  it('shows use case, transaction and statements within each other', () => {
    const inserted = spans().find(({ attributes }) =>
      /insert into "?messages/.test(String(attributes['db.query.text'])),
    );
    expect(inserted && around(inserted)).toEqual(['POST /api/messages', 'Messages.send', 'transaction']);
  });

  it('shows the jobs that it has added', () => {
    const trace = traceOf('POST /api/messages');
    const jobs = spans().filter(
      (span) => span.name.startsWith('job ') && span.spanContext().traceId === trace,
    );
    expect(jobs).not.toEqual([]);
  });

  it('names neither its words nor its members in any span', () => {
    const all = JSON.stringify(spans().map(({ name, attributes, events }) => ({ name, attributes, events })));
    expect(all).not.toContain('Words of the message');
    expect(all).not.toContain(ana.email);
  });

  it('has its trace in the line of the log', () => {
    const line = server.log.find(({ route, method }) => route === '/api/messages' && method === 'POST');
    expect(line).toMatchObject({ trace: traceOf('POST /api/messages') });
  });
});

it('continues no trace of the caller', async () => {
  forget();
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  await server.visitor().get('/api/me', { headers: { traceparent } });
  expect(traceOf('GET /api/me')).not.toBe('a'.repeat(32));
});

it('puts an event into the trace of its change alone, not into that of the first page', async () => {
  const page = await new StreamClient(bea, { origin: () => other.origin }).open();
  const begun = traceOf('GET /api/events');
  forget();
  await ana.post('/api/messages', { receiverId: bea.id, message: 'Once more' });
  await page.until(() => page.events.some(({ type }) => type === 'message'));
  expect(spans().filter((span) => span.spanContext().traceId === begun)).toEqual([]);
  page.close();
});

it('records no probes, and counts none', async () => {
  forget();
  await server.visitor().get('/readyz');
  expect(spans()).toEqual([]);
});

it('sends an event in the trace of its change also to a page that was away and reads it from the log', async () => {
  const page = await new StreamClient(bea, { origin: () => other.origin }).open();
  page.close();
  forget();
  await ana.post('/api/messages', { receiverId: bea.id, message: 'Words of another message' });
  const again = new StreamClient(bea, { origin: () => other.origin });
  again.lastEventId = page.lastEventId;
  await again.open();
  await again.until(() => again.events.some(({ type }) => type === 'message'));
  again.close();
  expect(traceOf('send event')).toBe(traceOf('POST /api/messages'));
});
