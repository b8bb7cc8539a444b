import { MemoryMailer, resetTokenIn } from '@nestmates/application/testing/memory/memory-mailer.ts';
import { hours, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { storedText } from '../../../testing/stored-text.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
const emails = new MemoryMailer();
beforeAll(async () => {
  server = await testServer({
    env: { RATE_LIMITS: 'off', PUBLIC_URL: 'http://nestmates.example' },
    swap(container) {
      container.rebind(port('passwords')).toConstantValue(new QuickPasswords());
      container.rebind(port('mailer')).toConstantValue(emails);
    },
  });
});
afterAll(() => server.close());

const password = 'Nestmates1!';
const newPassword = 'Nestmates2!';
const dead = 'This password reset link is invalid or has expired.';

const request = (email: string) => server.visitor().post('/api/password-reset-request', { email });
const confirm = (token: string, chosen = newPassword) =>
  server.visitor().post('/api/password-reset-confirm', { token, newPassword: chosen });
const login = async (email: string, given: string) =>
  (await server.visitor().post('/api/login', { email, password: given })).status;

async function linkFor(email: string): Promise<string> {
  await request(email);
  await server.runJobs();
  return resetTokenIn(emails.to(email).at(-1));
}

describe('a reset link', () => {
  it('comes by mail to whoever has an account, and sets a new password', async () => {
    const { email } = await server.member({ password, firstName: 'Xenia' });
    const asked = await request(`  ${email.toUpperCase()} `);
    expect([asked.status, asked.body]).toEqual([
      200,
      { message: 'If an account exists for this email, a reset link is on its way.' },
    ]);
    await server.runJobs();
    const [received, ...more] = emails.to(email);
    expect(more).toEqual([]);
    expect(received?.subject).toBe('Reset your Nestmates password');
    expect(received?.text).toContain('Hi Xenia,');
    const token = resetTokenIn(received);
    expect(received?.html).toContain(`http://nestmates.example/reset-password?token=${token}`);
    const done = await confirm(token);
    expect([done.status, done.body]).toEqual([
      200,
      { message: 'Your password has been reset. You can now log in.' },
    ]);
    expect([await login(email, password), await login(email, newPassword)]).toEqual([401, 200]);
  });

  it('comes to nobody else', async () => {
    await request('nobody@example.com');
    await server.runJobs();
    expect(emails.to('nobody@example.com')).toEqual([]);
  });

  it('is stored nowhere as plain text, not even while its e-mail is queued', async () => {
    const { email } = await server.member({ password });
    await request(email);
    const queued = await storedText(server.knex);
    await server.runJobs();
    const token = resetTokenIn(emails.to(email).at(-1));
    expect(queued).not.toContain(token);
    const stored = await storedText(server.knex);
    expect(stored).not.toContain(token);
    expect(stored).toContain(server.container.get(port('tokens')).digest(token));
  });

  it('works for an hour', async () => {
    const [early, late] = [await server.member({ password }), await server.member({ password })];
    const links = [await linkFor(early.email), await linkFor(late.email)];
    server.clock.forward(hours(1) - minutes(1));
    expect((await confirm(links[0] ?? '')).status).toBe(200);
    server.clock.forward(minutes(1));
    const reply = await confirm(links[1] ?? '');
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({
      error: 'VALIDATION',
      message: dead,
      issues: [{ path: 'token', message: dead }],
    });
    expect(await login(late.email, password)).toBe(200);
  });

  it('works once', async () => {
    const { email } = await server.member({ password });
    const token = await linkFor(email);
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token, 'Nestlings3!')).status).toBe(400);
    expect(await login(email, newPassword)).toBe(200);
  });

  it('says that it was used already to whoever comes with it again, also to look at it', async () => {
    const { email } = await server.member({ password });
    const [older, token] = [await linkFor(email), await linkFor(email)];
    await confirm(token);
    const again = await confirm(token, 'Nestlings3!');
    const used =
      'This password reset link was used already. If it was not you who used it, ask for a new one.';
    expect([again.status, again.body.issues]).toEqual([400, [{ path: 'token', message: used }]]);
    const looked = await server.visitor().get(`/api/password-reset/${token}`);
    expect([looked.status, looked.body.message]).toEqual([404, used]);
    expect((await confirm(older)).body.message).toBe(dead);
  });

  it('works for one of eight concurrent calls', async () => {
    const { email } = await server.member({ password });
    const token = await linkFor(email);
    const chosen = Array.from({ length: 8 }, (_, nth) => `Chosen-by-${nth}`);
    const replies = await Promise.all(chosen.map((choice) => confirm(token, choice)));
    const winners = chosen.filter((_, nth) => replies[nth]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(7);
    expect(await login(email, winners[0] ?? '')).toBe(200);
  });

  it('becomes invalid when a newer one is sent, when the password is changed, and with the account', async () => {
    const member = await server.member({ password });
    const older = await linkFor(member.email);
    const newer = await linkFor(member.email);
    expect((await confirm(older)).status).toBe(400);
    const form = { currentPassword: password, newPassword };
    expect((await member.post('/api/account/change-password', form)).status).toBe(200);
    expect((await confirm(newer)).status).toBe(400);
    const last = await linkFor(member.email);
    await member.delete('/api/account', { password: newPassword });
    expect((await confirm(last)).status).toBe(400);
  });

  it('ends every session of hers, and of nobody else', async () => {
    const [member, other] = [await server.member({ password }), await server.member({ password })];
    await confirm(await linkFor(member.email));
    expect((await member.get('/api/me')).status).toBe(401);
    expect((await other.get('/api/me')).status).toBe(200);
  });

  it.each(['', 'nonsense', "' or true --", 'x'.repeat(300)])(
    'that is none is refused: %.20j',
    async (token) => {
      const reply = await confirm(token);
      expect([reply.status, reply.body.issues]).toEqual([400, [{ path: 'token', message: dead }]]);
    },
  );

  it('asks for a password of six characters, which is less than at registration', async () => {
    const { email } = await server.member({ password });
    const token = await linkFor(email);
    const message = 'Password must be at least 6 characters';
    const reply = await confirm(token, '12345');
    expect([reply.status, reply.body.issues]).toEqual([400, [{ path: 'newPassword', message }]]);
    expect((await confirm(token, 'nest-1')).status).toBe(200);
  });

  it('is not asked for without an e-mail', async () => {
    const message = 'Please enter a valid email address';
    const reply = await request('nobody');
    expect([reply.status, reply.body.issues]).toEqual([400, [{ path: 'email', message }]]);
  });
});

describe('asking for reset links', () => {
  it('is limited for one e-mail, whether it is known or not', async () => {
    const limited = await testServer();
    const { email } = await limited.member();
    for (const who of [email, 'nobody@example.com']) {
      const statuses = [];
      for (let nth = 0; nth < 7; nth += 1) {
        const reply = await limited.visitor().post('/api/password-reset-request', { email: who });
        statuses.push(reply.status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    }
    await limited.close();
  });
});
