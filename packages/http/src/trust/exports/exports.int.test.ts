import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import { cronJobs } from '@nestmates/infrastructure/platform/jobs/ports.ts';
import { sample } from '@nestmates/infrastructure/testing/sample-photos.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberPassword } from '../../../testing/member-password.ts';
import { connect } from '../../../testing/mothers.ts';
import { insertListing, insertPaidOrder } from '../../../testing/order-setup.ts';
import { planner } from '../../../testing/playdate-setup.ts';
import { send } from '../../../testing/send-photo.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exports-'));
  server = await testServer({ env: { DATA_DIR: folder, RATE_LIMITS: 'off' } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const password = memberPassword;
const ask = (by: Visitor) => by.post('/api/account/export', { password });

async function linkOf({ email }: TestMember): Promise<string> {
  const mail = await server.knex('sandbox_mail').where({ to: email }).orderBy('id', 'desc').first('text');
  return `/api/account/exports/${/export=([\w-]+)/.exec(mail.text)?.[1]}`;
}

async function download(by: Visitor, path: string): Promise<{ status: number; bytes: Uint8Array }> {
  const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const reply = await fetch(server.origin + path, { headers: { cookie } });
  return { status: reply.status, bytes: new Uint8Array(await reply.arrayBuffer()) };
}

async function exported(by: TestMember): Promise<string> {
  expect((await ask(by)).status).toBe(200);
  await server.runJobs();
  return linkOf(by);
}

const textsOf = (bytes: Uint8Array): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]));

describe('the data that a member takes along', () => {
  it('is one file with everything of the member, and what others wrote', async () => {
    const [ana, bea] = [
      await planner(server, 'Ana', { bio: 'Hello <b>there</b>.' }),
      await planner(server, 'Bea'),
    ];
    await connect(server, ana, bea);
    const photo = await send(ana, await sample.colours());
    const others = await send(bea, await sample.colours());
    const listingId = await insertListing(server.knex, bea, { title: 'Balance bike' });
    await insertPaidOrder(server.knex, { buyer: ana, seller: bea }, { listingId });
    await server.knex('messages').insert({
      senderId: bea.id,
      receiverId: ana.id,
      message: 'See you at the pond!',
      timestamp: server.clock.now(),
    });
    const { status, bytes } = await download(ana, await exported(ana));
    expect(status).toBe(200);
    const files = textsOf(bytes);
    expect(Object.keys(files).toSorted()).toEqual([
      'calendar.ics',
      'data.json',
      'index.html',
      'orders.csv',
      'photos/photo-1.jpg',
    ]);
    const data = JSON.parse(files['data.json'] ?? '');
    expect(data.version).toBe(1);
    expect(data.account).toMatchObject([{ email: ana.email }]);
    expect(data.messages).toMatchObject([{ with: 'Bea', byYou: false, message: 'See you at the pond!' }]);
    expect(files['orders.csv']).toContain('Balance bike');
    expect(files['calendar.ics']).toMatch(/^BEGIN:VCALENDAR/);
    expect(files['index.html']).toContain('See you at the pond!');
    expect(files['index.html']).toContain('Hello &lt;b&gt;there&lt;/b&gt;.');
    expect([photo.status, others.status]).toEqual([200, 200]);
    const all = Object.values(files).join('\n');
    expect(all).not.toContain(String(others.body.profilePhotoUrl).split('/')[2]);
    expect(all).not.toContain(bea.email);
    expect(all).not.toContain(password);
  });

  it('has every section, also for whoever has given nothing', async () => {
    const member = await server.member();
    const files = textsOf((await download(member, await exported(member))).bytes);
    const sections = Object.entries(JSON.parse(files['data.json'] ?? ''));
    expect(sections.every(([, rows]) => rows !== undefined)).toBe(true);
    expect(sections.length).toBeGreaterThan(30);
  });
});

describe('asking for it', () => {
  it('takes the password', async () => {
    const member = await server.member();
    expect((await member.post('/api/account/export')).status).toBe(403);
    expect((await member.post('/api/account/export', { password: 'Wrong-One-1!' })).status).toBe(400);
    expect((await member.get('/api/account/exports')).body).toEqual([]);
  });

  it('is done once a day, however often it is asked at once', async () => {
    const member = await server.member();
    const replies = await Promise.all(Array.from({ length: 10 }, () => ask(member)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(429)]);
    expect(replies.find(({ status }) => status === 429)?.body.message).toMatch(/once a day/);
    server.clock.forward(hours(24));
    expect((await ask(member)).status).toBe(200);
  });
});

describe('the link', () => {
  it('is nobody else’s, works three times on one device, and ends after seven days', async () => {
    const [member, other] = [await server.member(), await server.member()];
    const link = await exported(member);
    expect((await download(other, link)).status).toBe(404);
    expect((await download(server.visitor(), link)).status).toBe(401);
    expect((await download(member, link)).status).toBe(200);
    const elsewhere = server.visitor();
    await elsewhere.post('/api/login', { email: member.email, password });
    expect((await download(elsewhere, link)).status).toBe(403);
    const replies = await Promise.all([1, 2, 3, 4].map(() => download(member, link)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    expect((await member.get('/api/account/exports')).body).toMatchObject([
      { state: 'used-up', downloadsLeft: 0 },
    ]);
  });

  it('is gone after seven days, and the file with it', async () => {
    const member = await server.member();
    const link = await exported(member);
    const before = (await readdir(join(folder, 'exports'))).length;
    server.clock.forward(days(7));
    expect((await download(member, link)).status).toBe(404);
    const sweep = server.container.getAll(cronJobs).find(({ name }) => name === 'exports.sweep');
    await sweep?.run();
    expect(before).toBeGreaterThan(0);
    expect(await readdir(join(folder, 'exports'))).toEqual([]);
  });

  it('is gone with the account, and the file too', async () => {
    const member = await server.member();
    await exported(member);
    expect(await readdir(join(folder, 'exports'))).toHaveLength(1);
    expect((await member.delete('/api/account', { password })).status).toBe(200);
    await server.runJobs();
    expect(await readdir(join(folder, 'exports'))).toEqual([]);
  });

  it('leaves no file when the account is deleted before it was made', async () => {
    const member = await server.member();
    await ask(member);
    expect((await member.delete('/api/account', { password })).status).toBe(200);
    await server.runJobs();
    expect(await readdir(join(folder, 'exports'))).toEqual([]);
  });
});
