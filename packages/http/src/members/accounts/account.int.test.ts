import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberPassword } from '../../../testing/member-password.ts';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { storedText } from '../../../testing/stored-text.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

/** Lets a test act while a password is being verified. */
class WatchedPasswords extends QuickPasswords {
  meanwhile: (() => Promise<unknown>) | undefined;
  override async verify(hash: string | undefined, given: string): Promise<boolean> {
    const right = await super.verify(hash, given);
    const meanwhile = this.meanwhile;
    this.meanwhile = undefined;
    await meanwhile?.();
    return right;
  }
}

let server: TestServer;
const watched = new WatchedPasswords();
beforeAll(async () => {
  server = await testServer({
    env: { RATE_LIMITS: 'off' },
    swap: (container) => void container.rebind(port('passwords')).toConstantValue(watched),
  });
});
afterAll(() => server.close());

const password = 'Nestmates1!';
const newPassword = 'Nestmates2!';
const wrongLogin = { error: 'UNAUTHENTICATED', message: 'Invalid email or password' };
const login = (email: string, given = password) =>
  server.visitor().post('/api/login', { email, password: given });

describe('logging in', () => {
  it('opens a session for the e-mail, however it is written', async () => {
    const { email } = await server.member({ email: 'una@example.com', password, firstName: 'Una' });
    const reply = await login(`  ${email.toUpperCase()} `);
    expect([reply.status, reply.body.firstName]).toEqual([200, 'Una']);
  });

  it.each([
    [{ email: 'una', password }, 'email', 'Please enter a valid email address'],
    [{ email: '', password }, 'email', 'Please enter a valid email address'],
    [{ email: 7, password }, 'email', 'Please enter a valid email address'],
    [{ email: 'una@example.com', password: '' }, 'password', 'Password is required'],
    [{ email: 'una@example.com' }, 'password', 'Password is required'],
  ])('says what is wrong with %j', async (form, path, message) => {
    const reply = await server.visitor().post('/api/login', form);
    expect([reply.status, reply.body.issues]).toEqual([400, [{ path, message }]]);
  });

  it('opens no session for an account that is deleted at that moment', async () => {
    const member = await server.member({ password });
    watched.meanwhile = () => member.delete('/api/account', { password: memberPassword });
    const reply = await login(member.email);
    expect([reply.status, reply.body]).toEqual([401, wrongLogin]);
  });

  it('opens no session with a password that is replaced at that moment', async () => {
    const member = await server.member({ password });
    watched.meanwhile = async () => {
      const stored = server.container.get(port('members'));
      await stored.setPassword(member.id, await watched.hash(newPassword), new Date());
    };
    expect((await login(member.email)).status).toBe(401);
    expect((await login(member.email, newPassword)).status).toBe(200);
  });
});

describe('changing the password', () => {
  const change = async (form: object) =>
    (await server.member({ password })).post('/api/account/change-password', form);

  it('takes the new one from then on, and not the old one', async () => {
    const member = await server.member({ password });
    const reply = await member.post('/api/account/change-password', {
      currentPassword: password,
      newPassword,
    });
    expect([reply.status, reply.body]).toEqual([200, { message: 'Your password has been changed.' }]);
    expect((await login(member.email)).body).toEqual(wrongLogin);
    expect((await login(member.email, newPassword)).status).toBe(200);
  });

  it.each([
    [{ currentPassword: '', newPassword }, 'currentPassword', 'Current password is required'],
    [{ newPassword }, 'currentPassword', 'Current password is required'],
    [{ currentPassword: 'guessed', newPassword }, 'currentPassword', 'Current password is incorrect'],
    [
      { currentPassword: password, newPassword: '1234567' },
      'newPassword',
      'Password must be at least 8 characters',
    ],
  ])('says what is wrong with %j', async (form, path, message) => {
    const reply = await change(form);
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({ error: 'VALIDATION', message, issues: [{ path, message }] });
  });

  it('loses against one that came first with the same old password', async () => {
    const member = await server.member({ password });
    const first = 'The-first-1';
    watched.meanwhile = async () => {
      const stored = server.container.get(port('members'));
      await stored.setPassword(member.id, await watched.hash(first), new Date());
    };
    const reply = await member.post('/api/account/change-password', {
      currentPassword: password,
      newPassword,
    });
    expect(reply.status).toBe(409);
    expect((await login(member.email, first)).status).toBe(200);
    expect((await login(member.email, newPassword)).status).toBe(401);
  });
});

describe('deleting the account', () => {
  it('leaves nothing of her behind and the e-mail free', async () => {
    const member = await server.member({ email: 'vera@example.com', firstName: 'Veronika', password });
    const reply = await member.delete('/api/account', { password: memberPassword });
    expect([reply.status, reply.body]).toEqual([200, { message: 'Your account has been deleted.' }]);
    await server.runJobs();
    // No e-mail is left but the letter that says so.
    expect(await server.knex('sandbox_mail').where({ to: 'vera@example.com' }).delete()).toBe(1);
    expect(await storedText(server.knex)).not.toMatch(/vera@example|Veronika/);
    expect(
      (await server.visitor().post('/api/register', { email: 'vera@example.com', password })).status,
    ).toBe(200);
  });

  it('happens once when it is asked twice at once', async () => {
    const member = await server.member({ password });
    const replies = await Promise.all([
      member.delete('/api/account', { password: memberPassword }),
      member.delete('/api/account', { password: memberPassword }),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.every(({ status }) => status < 500)).toBe(true);
  });

  it('is no fault of ours when a change of the password comes too late', async () => {
    const member = await server.member({ password });
    watched.meanwhile = () => server.knex('users').where({ id: member.id }).delete();
    const reply = await member.post('/api/account/change-password', {
      currentPassword: password,
      newPassword,
    });
    expect(reply.status).toBe(409);
  });
});

describe('an admin', () => {
  it('is whoever is one by her column, or by the list of the configuration and a verified e-mail', async () => {
    const verified = { emailVerifiedAt: server.clock.now() };
    const members = await Promise.all([
      server.member({ isAdmin: true }),
      server.member({ email: 'support@nestmates.test', ...verified }),
      server.member({ email: 'admin@nestmates.test' }),
      server.member(verified),
    ]);
    const seen = await Promise.all(members.map(async (one) => (await one.get('/api/me')).body.isAdmin));
    expect(seen).toEqual([true, true, false, false]);
  });
});
