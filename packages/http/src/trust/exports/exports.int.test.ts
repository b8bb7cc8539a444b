import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Exports } from '@nestmates/application/trust/exports/exports.ts';
import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { sample } from '@nestmates/infrastructure/testing/sample-photos.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askForExport, downloadFrom, exportLinkOf, exportOf } from '../../../testing/export-setup.ts';
import { memberPassword } from '../../../testing/member-password.ts';
import { removeOldRows } from '../../../testing/remove-old-rows.ts';
import { send } from '../../../testing/send-photo.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exports-'));
  server = await testServer({ env: { DATA_DIR: folder, RATE_LIMITS: 'off' } });
});
beforeEach(() => rm(join(folder, 'exports'), { recursive: true, force: true }));
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const password = memberPassword;
const files = () => readdir(join(folder, 'exports')).catch(() => []);

describe('asking for it', () => {
  it('takes the password', async () => {
    const member = await server.member();
    const without = await member.post('/api/account/export');
    expect([without.status, without.body.error]).toEqual([403, 'PASSWORD_REQUIRED']);
    expect((await member.post('/api/account/export', { password: 'Wrong-One-1!' })).status).toBe(400);
    expect((await member.get('/api/account/exports')).body).toEqual([]);
  });

  it('is done once a day, however often it is asked at once', async () => {
    const member = await server.member();
    const replies = await Promise.all(Array.from({ length: 10 }, () => askForExport(member)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(429)]);
    expect(replies.find(({ status }) => status === 429)?.body).toMatchObject({
      error: 'RATE_LIMITED',
      message: 'You have asked for your data within the last 24 hours. You can ask again once a day.',
    });
    server.clock.forward(hours(23));
    const early = await askForExport(member);
    const wait = Number(early.headers.get('retry-after'));
    // Counted from a moment within the first request, so not to the second.
    expect([early.status, wait <= 3600, wait > 3000]).toEqual([429, true, true]);
    server.clock.forward(wait * 1000);
    expect((await askForExport(member)).status).toBe(200);
  });
});

it('who asked knew the password: the letter takes the account from them by “This was not me”', async () => {
  const member = await server.member();
  await exportOf(server, member);
  const { text } = await server
    .knex('sandbox_mail')
    .where({ to: member.email, subject: 'Your Nestmates data is ready' })
    .first('text');
  const token = /\/not-me\?token=([\w-]+)/.exec(text)?.[1];
  expect((await server.visitor().post('/api/account/not-me', { token })).status).toBe(200);
  expect((await member.get('/api/me')).status).toBe(401);
});

describe('the link', () => {
  it('is nobody else’s, works three times on one device, and is nothing afterwards', async () => {
    const [member, other] = [await server.member(), await server.member()];
    const link = await exportOf(server, member);
    expect((await downloadFrom(other, link)).status).toBe(404);
    expect((await downloadFrom(server.visitor(), link)).status).toBe(401);
    // The head alone is none of the three, and binds no device.
    const elsewhere = server.visitor();
    await elsewhere.post('/api/login', { email: member.email, password });
    for (const by of [elsewhere, member, member, member]) {
      expect((await by.send('HEAD', link)).status).toBe(200);
    }
    expect((await member.get('/api/account/exports')).body).toMatchObject([{ downloadsLeft: 3 }]);
    expect((await downloadFrom(member, link)).status).toBe(200);
    expect((await downloadFrom(elsewhere, link)).status).toBe(403);
    const replies = await Promise.all([1, 2, 3, 4].map(() => downloadFrom(member, link)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 404, 404]);
    expect((await member.get('/api/account/exports')).body).toMatchObject([
      { state: 'used-up', downloadsLeft: 0 },
    ]);
  });

  it('is gone after seven days, and the file with it', async () => {
    const member = await server.member();
    const link = await exportOf(server, member);
    expect(await files()).toHaveLength(1);
    server.clock.forward(days(7));
    expect((await downloadFrom(member, link)).status).toBe(404);
    await removeOldRows(server);
    expect(await files()).toEqual([]);
    expect(await server.knex('exports').where({ memberId: member.id })).toEqual([]);
  });

  it('is in the letter alone: neither the queue nor the table nor the log has it', async () => {
    const member = await server.member();
    const token = (await exportOf(server, member)).split('/').at(-1) ?? '';
    const { rows } = await server.knex.raw(
      `select (select json_agg(e) from exports e)::text || (select json_agg(j) from graphile_worker._private_jobs j)::text as all`,
    );
    expect(JSON.stringify([rows, server.log])).not.toContain(token);
  });
});

describe('the account’s deletion', () => {
  const remove = (member: Awaited<ReturnType<TestServer['member']>>) =>
    member.delete('/api/account', { password });

  it('removes the file', async () => {
    const member = await server.member();
    await exportOf(server, member);
    expect(await files()).toHaveLength(1);
    expect((await remove(member)).status).toBe(200);
    await server.runJobs();
    expect(await files()).toEqual([]);
  });

  it('leaves no file when it comes before the file is made', async () => {
    const member = await server.member();
    await askForExport(member);
    expect((await remove(member)).status).toBe(200);
    await server.runJobs();
    expect(await files()).toEqual([]);
  });

  it('leaves no file when it comes while the file is made', async () => {
    const member = await server.member();
    expect((await send(member, await sample.colours())).status).toBe(200);
    await server.runJobs();
    await askForExport(member);
    const store = server.container.get(port('photoStore'));
    const { read } = store;
    store.read = async (...which) => {
      store.read = read;
      expect((await remove(member)).status).toBe(200);
      return read.apply(store, which);
    };
    await server.runJobs();
    expect(await server.knex('exports').where({ memberId: member.id })).toEqual([]);
    expect(await files()).toEqual([]);
  });

  it('leaves no file that a process had written before it was killed', async () => {
    const member = await server.member();
    await exportOf(server, member);
    const [name] = await server.knex('exports').where({ memberId: member.id }).pluck('name');
    const [{ id: exportId }] = await server.knex('exports').where({ memberId: member.id });
    // Looks as though the process had ended before it noted the file, and the account was deleted before the next try.
    await server.knex('exports').where({ memberId: member.id }).delete();
    expect(await files()).toEqual([`${name}.zip`]);
    await server.container.get(Exports).make({ exportId, name });
    expect(await files()).toEqual([]);
  });
});

it('is made once, however often its job is done', async () => {
  const member = await server.member();
  await exportOf(server, member);
  const [{ id: exportId, name }] = await server.knex('exports').where({ memberId: member.id });
  await server.container.get(Exports).make({ exportId, name });
  await server.runJobs();
  const letters = await server
    .knex('sandbox_mail')
    .where({ to: member.email, subject: 'Your Nestmates data is ready' });
  expect(letters).toHaveLength(1);
  expect((await downloadFrom(member, await exportLinkOf(server, member))).status).toBe(200);
});
