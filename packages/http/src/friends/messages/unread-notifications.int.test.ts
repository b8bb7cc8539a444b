import { MemoryMailer } from '@nestmates/application/testing/memory/memory-mailer.ts';
import { minutes, seconds } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, mother } from '../../../testing/mothers.ts';
import { PushBrowser, PushService } from '../../../testing/push-browser.ts';
import type { MemberColumns } from '../../../testing/roles.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let service: PushService;
const emails = new MemoryMailer();
beforeAll(async () => {
  service = await PushService.start();
  server = await testServer({
    env: { RATE_LIMITS: 'off', PUSH_HOSTS: service.origin },
    swap: (container) => container.rebind(port('mailer')).toConstantValue(emails),
  });
});
afterAll(async () => {
  await server.close();
  service.stop();
});
beforeEach(() => {
  service.received.length = 0;
});

async function advance(span: number): Promise<void> {
  server.clock.forward(span);
  await server.runJobs();
}

async function pair(
  columns: MemberColumns = {},
  plan: 'pro' | 'free' = 'pro',
): Promise<[TestMember, TestMember]> {
  const ana = await mother(server, { firstName: 'Ana' });
  const bea = await mother(server, { firstName: 'Bea', ...columns }, plan);
  await connect(server, ana, bea);
  return [ana, bea];
}

const write = async (from: TestMember, to: TestMember, message = 'a secret between us') =>
  Number((await from.post('/api/messages', { receiverId: to.id, message })).body.id);
const emailsTo = (member: TestMember) => emails.to(member.email);
let browsers = 0;
async function subscribe(member: TestMember): Promise<PushBrowser> {
  browsers += 1;
  const browser = new PushBrowser(`${service.origin}/browser/${browsers}`);
  const reply = await member.post('/api/push/subscriptions', browser.subscription);
  expect(reply.status).toBe(200);
  return browser;
}
const pushedTo = ({ endpoint }: PushBrowser) =>
  service.received.filter(({ path }) => endpoint.endsWith(path));

describe('an e-mail about unread messages', () => {
  it("is sent after ten minutes, with the sender's name and no text of the message", async () => {
    const [ana, bea] = await pair();
    await write(ana, bea);
    await advance(seconds(5));
    await advance(minutes(9));
    expect(emailsTo(bea)).toEqual([]);
    await advance(minutes(1));
    const [email, ...more] = emailsTo(bea);
    expect(more).toEqual([]);
    expect(email?.subject).toBe('A new message from Ana');
    expect(email?.text).toContain(`${server.origin}/messages`);
    expect(`${email?.text}${email?.html}`).not.toContain('secret');
  });

  it('is one for several senders, and is not delayed by a long conversation', async () => {
    const [ana, bea] = await pair();
    const cleo = await mother(server, { firstName: 'Cleo' });
    await connect(server, cleo, bea);
    await write(cleo, bea);
    for (let n = 0; n < 4; n += 1) {
      await write(ana, bea);
      await advance(minutes(3));
    }
    expect(emailsTo(bea).map(({ subject }) => subject)).toEqual(['5 new messages from Ana and Cleo']);
  });

  it('can be switched off, and on again', async () => {
    const [ana, bea] = await pair();
    const off = await bea.put('/api/account/notifications', { messageEmails: false });
    expect(off.body).toMatchObject({ messageEmails: false });
    await write(ana, bea);
    await advance(minutes(30));
    expect(emailsTo(bea)).toEqual([]);
    await bea.put('/api/account/notifications', { messageEmails: true });
    await write(ana, bea);
    await advance(minutes(30));
    expect(emailsTo(bea)).toHaveLength(1);
  });

  it('is not sent to a member who cannot read the messages', async () => {
    const [ana, free] = await pair({}, 'free');
    const [cleo, parted] = await pair();
    await write(ana, free);
    await write(cleo, parted);
    await parted.delete(`/api/matches/${cleo.id}`);
    await advance(minutes(30));
    expect([emailsTo(free), emailsTo(parted)]).toEqual([[], []]);
  });

  it('is sent once when its job runs twice', async () => {
    const [ana, bea] = await pair();
    await write(ana, bea);
    await advance(seconds(5));
    await server.knex.raw(
      `select graphile_worker.add_job('messages.plan-digest', json_build_object('memberId', ?::integer))
       from generate_series(1, 3)`,
      [bea.id],
    );
    await advance(minutes(10));
    expect(emailsTo(bea)).toHaveLength(1);
  });
});

describe('a push notification', () => {
  it('names the sender, without the text', async () => {
    const [ana, bea] = await pair();
    const browser = await subscribe(bea);
    await write(ana, bea);
    await advance(seconds(5));
    const [pushed, ...more] = pushedTo(browser);
    expect(more).toEqual([]);
    expect(browser.read(pushed?.body ?? Buffer.alloc(0))).toEqual({
      title: 'Ana sent you a message',
      path: `/messages/${ana.id}`,
      topic: `message-${ana.id}`,
      memberId: bea.id,
    });
    const { publicKey } = (await bea.get('/api/account/notifications')).body.push as { publicKey: string };
    expect(pushed?.headers).toMatchObject({ ttl: '86400', urgency: 'high', topic: `message-${ana.id}` });
    expect(pushed?.headers.authorization).toContain(`k=${publicKey}`);
    const claims = /t=[^.]+\.([^.]+)\./.exec(pushed?.headers.authorization ?? '')?.[1] ?? '';
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: service.origin,
      sub: 'mailto:hello@nestmates.test',
    });
  });

  it('is one for a burst of messages, and none for those that were read at once', async () => {
    const [ana, bea] = await pair();
    const browser = await subscribe(bea);
    for (let n = 0; n < 5; n += 1) await write(ana, bea);
    await advance(seconds(5));
    expect(pushedTo(browser)).toHaveLength(1);
    const id = await write(ana, bea);
    await bea.post(`/api/messages/${ana.id}/read`, { upTo: id });
    await advance(seconds(5));
    expect(pushedTo(browser)).toHaveLength(1);
  });

  it('reaches each of her browsers, and none of anybody else', async () => {
    const [ana, bea] = await pair();
    const [phone, laptop, anas] = [await subscribe(bea), await subscribe(bea), await subscribe(ana)];
    await write(ana, bea);
    await advance(seconds(5));
    expect([phone, laptop, anas].map((browser) => pushedTo(browser).length)).toEqual([1, 1, 0]);
  });

  it.each([404, 410])('removes a browser whose service answers %s', async (status) => {
    const [ana, bea] = await pair();
    const browser = await subscribe(bea);
    service.answers.set(new URL(browser.endpoint).pathname, status);
    await write(ana, bea);
    await advance(seconds(5));
    expect(pushedTo(browser)).toHaveLength(1);
    expect((await bea.get('/api/account/notifications')).body.push).toMatchObject({ devices: 0 });
  });

  it.each([500, 429, 302])(
    'is tried again when the service answers %s, and follows it nowhere',
    async (status) => {
      const [ana, bea] = await pair();
      const [broken, whole] = [await subscribe(bea), await subscribe(bea)];
      const path = new URL(broken.endpoint).pathname;
      service.answers.set(path, status);
      await write(ana, bea);
      await advance(seconds(5));
      expect([pushedTo(broken).length, pushedTo(whole).length]).toEqual([1, 1]);
      service.answers.delete(path);
      await advance(minutes(1));
      expect([pushedTo(broken).length, pushedTo(whole).length]).toEqual([2, 1]);
    },
  );

  it('is not retried once it is too old', async () => {
    const [ana, bea] = await pair();
    const browser = await subscribe(bea);
    service.answers.set(new URL(browser.endpoint).pathname, 503);
    await write(ana, bea);
    await advance(seconds(5));
    await advance(minutes(90));
    expect(pushedTo(browser)).toHaveLength(1);
  });

  it('ends with the session of its browser', async () => {
    const [ana, bea] = await pair();
    const browser = await subscribe(bea);
    await bea.post('/api/logout');
    await write(ana, bea);
    await advance(seconds(5));
    expect(pushedTo(browser)).toEqual([]);
  });

  it('goes to whoever signed in last at that browser', async () => {
    const [ana, bea] = await pair();
    const browser = await subscribe(bea);
    await ana.post('/api/push/subscriptions', browser.subscription);
    await write(ana, bea);
    await advance(seconds(5));
    expect(pushedTo(browser)).toEqual([]);
    await write(bea, ana);
    await advance(seconds(5));
    expect(pushedTo(browser)).toHaveLength(1);
  });
});

describe('subscribing', () => {
  it('is undone by its address, by its owner alone', async () => {
    const [ana, bea] = await pair();
    const { endpoint } = await subscribe(bea);
    const path = `/api/push/subscriptions?endpoint=${encodeURIComponent(endpoint)}`;
    await ana.delete(path);
    expect((await bea.get('/api/account/notifications')).body.push).toMatchObject({ devices: 1 });
    expect((await bea.delete(path)).status).toBe(200);
    expect((await bea.delete(path)).status).toBe(200);
    expect((await bea.get('/api/account/notifications')).body.push).toMatchObject({ devices: 0 });
  });

  it('keeps the ten newest browsers', async () => {
    const bea = await mother(server);
    const [oldest] = [await subscribe(bea)];
    for (let n = 0; n < 10; n += 1) await subscribe(bea);
    expect((await bea.get('/api/account/notifications')).body.push).toMatchObject({ devices: 10 });
    const left = await server.knex('push_devices').where({ endpoint: oldest?.endpoint ?? '' });
    expect(left).toEqual([]);
  });

  it.each([
    ['an address of ours', { endpoint: 'https://127.0.0.1/' }],
    ['a service that nobody knows', { endpoint: 'https://push.example/' }],
    ['no address', { endpoint: 'nonsense' }],
    ['a script', { endpoint: 'javascript:alert(1)' }],
    ['a very long address', { endpoint: `https://fcm.googleapis.com/${'x'.repeat(1000)}` }],
    ['an unknown field', { more: 1 }],
    ['no keys', { keys: undefined }],
    ['a key that is no point', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }],
    ['a short key', { keys: { p256dh: 'B', auth: 'A'.repeat(22) } }],
  ])('with %s is refused', async (_, change) => {
    const bea = await mother(server);
    const { subscription } = new PushBrowser(`${service.origin}/refused`);
    const reply = await bea.post('/api/push/subscriptions', { ...subscription, ...change });
    expect(reply).toMatchObject({ status: 400, body: { error: 'VALIDATION' } });
  });
});
