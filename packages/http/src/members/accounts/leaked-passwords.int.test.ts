import { MemoryMailer, resetTokenIn } from '@nestmates/application/testing/memory/memory-mailer.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mother } from '../../../testing/mothers.ts';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
const emails = new MemoryMailer();
beforeAll(async () => {
  server = await testServer({
    env: { RATE_LIMITS: 'off' },
    swap(container) {
      container.rebind(port('passwords')).toConstantValue(new QuickPasswords());
      container.rebind(port('mailer')).toConstantValue(emails);
    },
  });
});
afterAll(() => server.close());

const password = 'Nestmates1!';
const leaked = 'Password1!';
const refusal = (path: string) => {
  const message = 'This password is easy to guess or has leaked elsewhere. Please choose another one.';
  return { status: 400, body: { error: 'VALIDATION', message, issues: [{ path, message }] } };
};
const login = async (email: string, given: string) =>
  (await server.visitor().post('/api/login', { email, password: given })).status;

it('nobody registers with one, whether the e-mail has an account or not', async () => {
  const { email } = await server.member();
  for (const given of [email, 'nobody@example.com']) {
    const reply = await server.visitor().post('/api/register', { email: given, password: leaked });
    expect(reply).toMatchObject(refusal('password'));
  }
  expect(await server.knex('users').where({ email: 'nobody@example.com' })).toEqual([]);
});

it('nobody changes to one, and who has one already logs in with it', async () => {
  const member = await server.member({ password: leaked });
  const form = { currentPassword: leaked, newPassword: 'Sunshine22!' };
  expect(await member.post('/api/account/change-password', form)).toMatchObject(refusal('newPassword'));
  expect(await login(member.email, leaked)).toBe(200);
});

it('a reset link sets none, and works for another password afterwards', async () => {
  const { email } = await server.member({ password });
  await server.visitor().post('/api/password-reset-request', { email });
  await server.runJobs();
  const token = resetTokenIn(emails.to(email).at(-1));
  const confirm = (newPassword: string) =>
    server.visitor().post('/api/password-reset-confirm', { token, newPassword });
  expect(await confirm('letmein')).toMatchObject(refusal('newPassword'));
  expect((await confirm('Nestmates2!')).status).toBe(200);
});

it('an administrator sets none for a member', async () => {
  const admin = await mother(server, { isAdmin: true });
  await admin.post('/api/admin/confirm-password', { password });
  const { email } = await server.member({ password });
  const reply = await admin.post('/api/admin/reset-password', { email, newPassword: 'Welcome1' });
  expect(reply).toMatchObject(refusal('newPassword'));
  expect(await login(email, password)).toBe(200);
});

it('no leaked password is in the log', () => {
  expect(JSON.stringify(server.log)).not.toMatch(/Password1!|letmein|Welcome1/i);
});
