import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeExport } from '@nestmates/application/trust/exports/exports.ts';
import { hours } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForExport, downloadFrom, exportLinkIn, exportOf } from '../../../testing/export-setup.ts';
import { runJob } from '../../../testing/job-by-name.ts';
import { tokenIn } from '../../../testing/links-in-mail.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const newPassword = 'Another1!kept';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exports-after-'));
  server = await testServer({
    env: { DATA_DIR: folder },
    swap: (container) => void container.rebind(port('passwords')).toConstantValue(new QuickPasswords()),
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Somebody who knows the password, in a browser of their own. */
async function intruderOf({ email }: TestMember): Promise<Visitor> {
  const intruder = server.visitor();
  expect((await intruder.post('/api/login', { email, password })).status).toBe(200);
  return intruder;
}

let count = 0;
const regain: Readonly<Record<string, (member: TestMember, intruder: Visitor) => Promise<number>>> = {
  async 'a reset by link'({ email }) {
    await server.visitor().post('/api/password-reset-request', { email });
    const token = await tokenIn(server, 'reset-password', email);
    return (await server.visitor().post('/api/password-reset-confirm', { token, newPassword })).status;
  },
  async 'taking the e-mail back'({ email: own }, intruder) {
    count += 1;
    const email = `export-intruder-${count}@example.com`;
    expect((await intruder.put('/api/account/email', { email, password })).status).toBe(200);
    const confirm = await tokenIn(server, 'confirm-email', email);
    await server.visitor().post('/api/account/email/confirm', { token: confirm });
    const token = await tokenIn(server, 'take-back-email', own);
    return (await server.visitor().post('/api/account/email/take-back', { token })).status;
  },
  async '“This was not me”'({ email }) {
    const token = await tokenIn(server, 'not-me', email);
    return (await server.visitor().post('/api/account/not-me', { token })).status;
  },
};

/** The owner, in a browser of their own, with a new password. */
async function ownerOf({ email }: TestMember): Promise<Visitor> {
  await server.visitor().post('/api/password-reset-request', { email });
  const token = await tokenIn(server, 'reset-password', email);
  await server.visitor().post('/api/password-reset-confirm', { token, newPassword });
  const owner = server.visitor();
  expect((await owner.post('/api/login', { email, password: newPassword })).status).toBe(200);
  return owner;
}

const askAs = (owner: Visitor) => owner.post('/api/account/export', { password: newPassword });
const filesIn = async () => (await readdir(join(folder, 'exports')).catch(() => [])).toSorted();
const lastMail = async () => (await server.knex('sandbox_mail').max('id as id').first())?.id ?? 0;
const readyLetters = (since: number) =>
  server
    .knex('sandbox_mail')
    .where({ subject: 'Your Nestmates data is ready' })
    .where('id', '>', since)
    .select('to', 'text');

describe.each(Object.entries(regain))('an export that an intruder has asked for, after %s', (_, getBack) => {
  it('has ended, with its link and its file, and its owner asks for one at once', async () => {
    const before = await filesIn();
    const member = await server.member();
    const intruder = await intruderOf(member);
    const link = await exportOf(server, member);
    expect((await downloadFrom(intruder, link)).status).toBe(200);
    expect(await getBack(member, intruder)).toBe(200);
    await server.runJobs();
    expect((await downloadFrom(intruder, link)).status).toBe(401);
    const owner = await ownerOf(member);
    expect((await downloadFrom(owner, link)).status).toBe(404);
    expect((await owner.get('/api/account/exports')).text).toBe('[]');
    expect(await filesIn()).toEqual(before);
    const last = await lastMail();
    expect((await askAs(owner)).status).toBe(200);
    await server.runJobs();
    const [letter] = await readyLetters(last);
    expect(letter?.to).toBe(member.email);
    expect((await downloadFrom(owner, exportLinkIn(letter?.text))).status).toBe(200);
  });

  it('is not made, nor told of, by a job that comes late', async () => {
    const before = await filesIn();
    const member = await server.member();
    const intruder = await intruderOf(member);
    expect((await askForExport(intruder)).status).toBe(200);
    const asked = { memberId: member.id };
    const { id: exportId, name } = await server.knex('exports').where(asked).first('id', 'name');
    expect(await getBack(member, intruder)).toBe(200);
    await server.runJobs();
    const last = await lastMail();
    await runJob(server.container, makeExport.name, { exportId, name });
    await server.runJobs();
    expect([await readyLetters(last), await filesIn()]).toEqual([[], before]);
    expect((await askAs(await ownerOf(member))).status).toBe(200);
    await server.runJobs();
  });
});

it('one from before anybody else was in goes on where the password is reset', async () => {
  const member = await server.member();
  const link = await exportOf(server, member);
  server.clock.forward(hours(25));
  expect((await downloadFrom(await ownerOf(member), link)).status).toBe(200);
});
