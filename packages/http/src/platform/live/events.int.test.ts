import { eventIdOf } from '@nestmates/application/platform/live/event-id.ts';
import { retention } from '@nestmates/domain/platform/retention/retention.ts';
import { scaledTimeout } from '@nestmates/infrastructure/testing/time-factor.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { memberPassword } from '../../../testing/member-password.ts';
import { connect, mother } from '../../../testing/mothers.ts';
import { removeOldRows } from '../../../testing/remove-old-rows.ts';
import { StreamClient } from '../../../testing/stream-client.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  other = await server.anotherServer();
});
afterAll(() => server.close());

let open: StreamClient[] = [];
afterEach(() => {
  for (const client of open) client.close();
  open = [];
});

async function listen(visitor: Visitor, options?: ConstructorParameters<typeof StreamClient>[1]) {
  const client = new StreamClient(visitor, options);
  open.push(client);
  return client.open();
}

/** The member's page is served by the other server process. */
const listenOnOtherServer = (visitor: Visitor, options?: { path: string }) =>
  listen(visitor, { origin: () => other.origin, ...options });

async function pair(): Promise<[TestMember, TestMember]> {
  const [ana, bea] = [await mother(server, { firstName: 'Ana' }), await mother(server, { firstName: 'Bea' })];
  await connect(server, ana, bea);
  return [ana, bea];
}

const write = (from: TestMember, to: TestMember, message = 'Hello') =>
  from.post('/api/messages', { receiverId: to.id, message });
const messagesIn = (client: StreamClient) => client.events.filter(({ type }) => type === 'message');

describe('a stream of events', () => {
  it('has headers that keep proxies from buffering it', async () => {
    const { headers, events } = await listen(await mother(server));
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store, no-transform');
    expect(headers['x-accel-buffering']).toBe('no');
    expect(headers['content-encoding']).toBeUndefined();
    expect(events).toEqual([{ type: 'ready', missedNothing: false }]);
  });

  it('carries a message to both members, whichever servers they are at', async () => {
    const [ana, bea] = await pair();
    const [anas, beas] = [await listen(ana), await listenOnOtherServer(bea)];
    const sent = await write(ana, bea);
    await Promise.all([anas, beas].map((page) => page.until(() => messagesIn(page).length > 0)));
    expect(messagesIn(beas)).toEqual([{ type: 'message', userId: ana.id, messageId: sent.body.id }]);
    expect(messagesIn(anas)).toEqual([{ type: 'message', userId: bea.id, messageId: sent.body.id }]);
  });

  it('carries nothing of what others write to each other', async () => {
    const [[ana, bea], [cleo, dana]] = [await pair(), await pair()];
    const page = await listen(cleo);
    await write(ana, bea);
    await write(dana, cleo);
    await page.until(() => messagesIn(page).length > 0);
    expect(messagesIn(page)).toMatchObject([{ userId: dana.id }]);
  });

  it('resumes where it was cut off', async () => {
    const [ana, bea] = await pair();
    const page = await listenOnOtherServer(bea);
    await write(ana, bea, 'one');
    await page.until(() => messagesIn(page).length === 1);
    page.cut();
    await write(ana, bea, 'two');
    await write(ana, bea, 'three');
    await page.until(() => messagesIn(page).length === 3);
    const ids = page.received.filter(({ event }) => event.type === 'message').map(({ id }) => id);
    expect(ids).toEqual([1, 2, 3].map((number) => eventIdOf(bea.id, number)));
    expect(page.events.filter(({ type }) => type === 'ready').at(-1)).toEqual({
      type: 'ready',
      missedNothing: true,
    });
  });

  it('accepts the last event id as a query parameter, for pages that cannot set a header', async () => {
    const [ana, bea] = await pair();
    await write(ana, bea);
    await write(ana, bea);
    const page = await listen(bea, { path: `/api/events?after=${eventIdOf(bea.id, 1)}` });
    await page.until(() => messagesIn(page).length > 0);
    expect(page.events).toMatchObject([{ type: 'ready', missedNothing: true }, { type: 'message' }]);
  });

  it('begins where the page began: what came after its first answer follows, and nothing else', async () => {
    const [ana, bea] = await pair();
    expect((await bea.get('/api/me')).body.lastEventId).toBe(eventIdOf(bea.id, 0));
    await write(ana, bea, 'before');
    const { lastEventId } = (await bea.get('/api/me')).body;
    const { body } = await write(ana, bea, 'meanwhile');
    const page = await listenOnOtherServer(bea, { path: `/api/events?after=${lastEventId}` });
    await page.until(() => messagesIn(page).length > 0);
    expect(page.events).toEqual([
      { type: 'ready', missedNothing: true },
      { type: 'message', userId: ana.id, messageId: body.id },
    ]);
  });

  it('starts with the response of a login, too', async () => {
    const ana = await mother(server, { email: 'arriving@nestmates.test', password: 'Nestmates1!' });
    const phone = server.visitor();
    const login = { email: 'arriving@nestmates.test', password: 'Nestmates1!' };
    const { lastEventId } = (await phone.post('/api/login', login)).body;
    expect(lastEventId).toBe(eventIdOf(ana.id, 0));
    const page = await listen(phone, { path: `/api/events?after=${lastEventId}` });
    expect(page.events).toEqual([{ type: 'ready', missedNothing: true }]);
  });

  it.each([
    ['nonsense', () => 'nonsense'],
    ['a number that was never given', (id: number) => eventIdOf(id, 900)],
    ['what another member heard last', (id: number) => eventIdOf(id + 1, 1)],
  ])('says that something may be missed after %s', async (_, after) => {
    const [ana, bea] = await pair();
    await write(ana, bea);
    const page = await listen(bea, { path: `/api/events?after=${after(bea.id)}` });
    expect(page.events).toEqual([{ type: 'ready', missedNothing: false }]);
  });

  it('says so too when what came after is no longer kept', async () => {
    const [ana, bea] = await pair();
    await write(ana, bea);
    const page = await listen(bea);
    await write(ana, bea);
    await page.until(() => messagesIn(page).length > 0);
    const lastEventId = page.lastEventId;
    await write(ana, bea);
    server.clock.forward(retention.events.keptFor + 1000);
    await removeOldRows(server);
    const again = await listen(bea, { path: `/api/events?after=${lastEventId}` });
    expect(again.events).toEqual([{ type: 'ready', missedNothing: false }]);
    await write(ana, bea);
    await again.until(() => messagesIn(again).length > 0);
    expect(again.lastEventId).toBe(eventIdOf(bea.id, 4));
  });

  it('is none for a HEAD request, which waits for an end', async () => {
    const ana = await mother(server);
    const reply = await ana.send('HEAD', '/api/events');
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
  });
});

describe('the end of a stream', () => {
  const signedOut = { type: 'closed', reason: 'signed-out' };

  it('comes with the logout, also at another server', async () => {
    const ana = await mother(server);
    const pages = [await listen(ana), await listenOnOtherServer(ana)];
    await ana.post('/api/logout');
    for (const page of pages) {
      await page.until(() => page.ended);
      expect(page.events.at(-1)).toEqual(signedOut);
    }
  });

  it('comes for the other browsers when the password changes, and not for this one', async () => {
    const ana = await mother(server, { email: 'changing@nestmates.test', password: 'Nestmates1!' });
    const phone = server.visitor();
    await phone.post('/api/login', { email: 'changing@nestmates.test', password: 'Nestmates1!' });
    const [here, there] = [await listen(ana), await listenOnOtherServer(phone)];
    await ana.post('/api/account/change-password', {
      currentPassword: 'Nestmates1!',
      newPassword: 'Nestmates2!',
    });
    await there.until(() => there.ended);
    expect(there.events.at(-1)).toEqual(signedOut);
    expect(here.ended).toBe(false);
  });

  it('comes with the end of the account', async () => {
    const ana = await mother(server);
    const page = await listenOnOtherServer(ana);
    await ana.delete('/api/account', { password: memberPassword });
    await page.until(() => page.ended);
    expect(page.events.at(-1)).toEqual(signedOut);
  });

  it('comes to the oldest page of a member who has too many open', async () => {
    const ana = await mother(server);
    const pages: StreamClient[] = [];
    for (let n = 0; n < 9; n += 1) pages.push(await listen(ana));
    const [oldest, ...rest] = pages;
    await oldest?.until(() => oldest.ended);
    expect(oldest?.events.at(-1)).toEqual({ type: 'closed', reason: 'too-many' });
    expect(rest.some((page) => page.ended)).toBe(false);
  });

  it('comes with the end of the server, and the page goes on at another', async () => {
    const [ana, bea] = await pair();
    const third = await server.anotherServer();
    let origin = third.origin;
    const page = await listen(bea, { origin: () => origin });
    origin = server.origin;
    await third.close();
    await write(ana, bea);
    await page.until(() => messagesIn(page).length > 0);
    expect(page.opened).toBe(2);
  });
});

describe('the listening connection', () => {
  it('is opened again when it breaks, and no event is missed', async () => {
    const [ana, bea] = await pair();
    const pages = [await listen(bea), await listenOnOtherServer(bea)];
    for (let n = 1; n <= 5; n += 1) {
      await server.knex.raw(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'nestmates-events' and datname = current_database()`,
      );
      await write(ana, bea, `message ${n}`);
      await Promise.all(pages.map((page) => page.until(() => messagesIn(page).length === n)));
    }
    for (const page of pages) {
      expect(page.opened).toBe(1);
      const numbers = page.received.flatMap(({ id, event }) => (event.type === 'message' ? [id] : []));
      expect(numbers).toEqual([1, 2, 3, 4, 5].map((number) => eventIdOf(bea.id, number)));
    }
  });

  it('is one for each server process', async () => {
    await Promise.all([listen(await mother(server)), listen(await mother(server))]);
    const count = async () => {
      const { rows } = await server.knex.raw(
        `select count(*)::integer as n from pg_stat_activity
         where application_name = 'nestmates-events' and datname = current_database()`,
      );
      return rows[0].n;
    };
    await vi.waitFor(async () => expect(await count()).toBe(2), { timeout: scaledTimeout(20_000) });
  });
});
