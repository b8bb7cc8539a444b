import { rounds } from '@nestmates/domain/testing/depth.ts';
import { scaledTimeout } from '@nestmates/infrastructure/testing/time-factor.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect, mother } from '../../../testing/mothers.ts';
import { type ServerProcess, serverProcess } from '../../../testing/server-process.ts';
import { StreamClient } from '../../../testing/stream-client.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let processes: ServerProcess[];
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  const { databaseUrl } = server;
  processes = await Promise.all([serverProcess({ databaseUrl }), serverProcess({ databaseUrl })]);
});
afterAll(async () => {
  await Promise.all(processes.map((each) => each.stop()));
  await server.close();
});

const cuts = rounds(100, 10);

it(`loses no event and repeats none over ${cuts} interruptions and a restart`, {
  timeout: scaledTimeout(120_000),
}, async () => {
  const [ana, bea] = [await mother(server), await mother(server)];
  await connect(server, ana, bea);
  let connections = 0;
  const page = new StreamClient(bea, {
    origin: () => {
      connections += 1;
      return processes[connections % processes.length]?.origin ?? '';
    },
  });
  await page.open();

  const sent: Promise<number>[] = [];
  const send = () => {
    const message = `message ${sent.length + 1}`;
    const reply = ana.post('/api/messages', { receiverId: bea.id, message });
    sent.push(
      reply.then(({ status, text, body }) => {
        if (status !== 200) throw new Error(`${message} was not taken: ${text}`);
        return Number(body.id);
      }),
    );
  };
  for (let n = 1; n <= cuts; n += 1) {
    send();
    page.cut();
    send();
    // Killed without draining, while a page may have its stream there.
    if (n === cuts / 2) {
      await processes[0]?.stop();
      processes[0] = await serverProcess({ databaseUrl: server.databaseUrl });
    }
    send();
    // Awaited in small groups, so that a busy server accepts every message: a refused one could not be
    // missing from the stream.
    await Promise.all([page.until(() => page.opened > n), ...sent.slice(-3)]);
  }
  const ids = (await Promise.all(sent)).sort((a, b) => a - b);
  const receivedIds = () =>
    page.events.flatMap((event) => (event.type === 'message' ? [event.messageId] : []));
  await page.until(() => receivedIds().length >= ids.length);
  page.close();

  expect(receivedIds()).toEqual(ids);
  expect(ids).toHaveLength(3 * cuts);
  const [first, ...more] = page.events.filter(({ type }) => type === 'ready');
  expect(first).toEqual({ type: 'ready', missedNothing: false });
  expect(more.length).toBeGreaterThanOrEqual(cuts);
  expect(new Set(more.map((event) => JSON.stringify(event)))).toEqual(
    new Set([JSON.stringify({ type: 'ready', missedNothing: true })]),
  );
});
