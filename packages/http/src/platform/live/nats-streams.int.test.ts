import { hasNats, natsServer } from '@nestmates/infrastructure/testing/nats-server.ts';
import { recordedTracing } from '@nestmates/infrastructure/testing/recorded-tracing.ts';
import { expect, it, onTestFinished } from 'vitest';
import { connect, mother } from '../../../testing/mothers.ts';
import { StreamClient } from '../../../testing/stream-client.ts';
import { testServer } from '../../../testing/test-server.ts';

async function carriesMessages(): Promise<void> {
  const broker = await natsServer();
  onTestFinished(() => broker.stop());
  const { tracing, named, around } = recordedTracing();
  const server = await testServer({ tracing, env: { NATS_URL: broker.url } });
  onTestFinished(() => server.close());
  const other = await server.anotherServer();
  const [ana, bea] = [await mother(server, { firstName: 'Ana' }), await mother(server, { firstName: 'Bea' })];
  await connect(server, ana, bea);
  const page = await new StreamClient(bea, { origin: () => other.origin }).open();
  onTestFinished(() => page.close());
  const sent = await ana.post('/api/messages', { receiverId: bea.id, message: 'Hello' });
  await page.until(() => page.events.some(({ type }) => type === 'message'));
  expect(page.events).toContainEqual({ type: 'message', userId: ana.id, messageId: sent.body.id });
  expect(around(named('send event'))[0]).toBe('POST /api/messages');
}

// Where no broker is installed, events by PostgreSQL are tested alone.
it.each(hasNats ? ['NATS'] : [])(
  '%s carries a message to a page of another server, and its trace',
  carriesMessages,
);
it.each(hasNats ? [] : ['nats-server'])('%s is not installed here', () => expect(hasNats).toBe(false));
