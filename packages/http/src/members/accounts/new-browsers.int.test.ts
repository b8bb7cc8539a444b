import { createHash } from 'node:crypto';
import { loginEmailsOn } from '@nestmates/domain/members/accounts/password-reset.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenIn } from '../../../testing/links-in-mail.ts';
import { memberPassword } from '../../../testing/member-password.ts';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { storedText } from '../../../testing/stored-text.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let server: TestServer;
let httpsServer: TestServer;
beforeAll(async () => {
  const options = {
    swap: (container: TestServer['container']) =>
      void container.rebind(port('passwords')).toConstantValue(new QuickPasswords()),
  };
  server = await testServer(options);
  httpsServer = await testServer({ ...options, env: { PUBLIC_URL: 'https://nestmates.example' } });
});
afterAll(() => Promise.all([server.close(), httpsServer.close()]));

const password = 'Nestmates1!';
const cookieName = 'nestmates-browser';
const subject = 'New login to your Nestmates account';
const login = (browser: Visitor, email: string) => browser.post('/api/login', { email, password });

async function registered(email: string): Promise<Visitor> {
  const browser = server.visitor();
  expect((await browser.post('/api/register', { email, password })).status).toBe(200);
  return browser;
}
async function emailsTo(email: string): Promise<readonly { readonly text: string }[]> {
  await server.runJobs();
  return server.knex('sandbox_mail').where({ to: email, subject }).orderBy('id');
}

describe("a browser's cookie", () => {
  it('is out of reach of scripts and of other sites, and kept longer than a session', async () => {
    const reply = await server.visitor().post('/api/register', { email: 'cookie@example.com', password });
    const [, line = ''] = reply.headers.getSetCookie();
    const [pair, path, expires = '', ...attributes] = line.split('; ');
    expect(pair).toMatch(/^nestmates-browser=[\w-]{43}$/);
    expect([path, ...attributes]).toEqual(['path=/', 'samesite=lax', 'httponly']);
    const kept = Date.parse(expires.replace('expires=', '')) - server.clock.now().getTime();
    expect(Math.abs(kept - days(400))).toBeLessThan(60_000);
  });

  it('is bound to this host and to TLS where there is TLS', async () => {
    const { email } = await httpsServer.member({ password });
    const [, line = ''] = (await login(httpsServer.visitor(), email)).headers.getSetCookie();
    expect(line).toMatch(
      /^__Host-nestmates-browser=[\w-]{43}; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/,
    );
  });

  it('outlives a logout and the account, by which a block is kept', async () => {
    const browser = await registered('leaving@example.com');
    await browser.post('/api/logout');
    expect([...browser.cookies.keys()]).toEqual([cookieName]);
    await login(browser, 'leaving@example.com');
    expect((await browser.delete('/api/account', { password: memberPassword })).status).toBe(200);
    expect([...browser.cookies.keys()]).toEqual([cookieName]);
  });

  it('is replaced where it is not one of ours', async () => {
    for (const forged of ['nonsense', 'x'.repeat(4000), 'a"b', '%00']) {
      const browser = server.visitor();
      browser.cookies.set(cookieName, forged);
      const { email } = await server.member({ password });
      expect((await login(browser, email)).status).toBe(200);
      expect(browser.cookies.get(cookieName)).toMatch(/^[\w-]{43}$/);
    }
  });

  it('is stored as a digest, which differs between the members of one browser', async () => {
    const browser = await registered('one@example.com');
    await browser.post('/api/register', { email: 'two@example.com', password });
    const token = browser.cookies.get(cookieName) ?? '';
    const stored = await storedText(server.knex);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(createHash('sha256').update(token).digest('base64url'));
    const rows = await server
      .knex('known_browsers as b')
      .join('users as u', 'u.id', 'b.memberId')
      .whereIn('u.email', ['one@example.com', 'two@example.com']);
    expect(new Set(rows.map(({ digest }) => digest)).size).toBe(2);
  });
});

describe('the e-mail about a login', () => {
  it('is not sent for the browser of the registration, also after a logout', async () => {
    const browser = await registered('same@example.com');
    await browser.post('/api/logout');
    await login(browser, 'same@example.com');
    expect(await emailsTo('same@example.com')).toEqual([]);
  });

  it('is sent for a new browser once, and also if that one logs out at once', async () => {
    await registered('new@example.com');
    const another = server.visitor();
    await login(another, 'new@example.com');
    await another.post('/api/logout');
    expect(await emailsTo('new@example.com')).toHaveLength(1);
    await login(another, 'new@example.com');
    expect(await emailsTo('new@example.com')).toHaveLength(1);
  });

  it('is not sent to a member who has switched it off, whose other e-mails stay on', async () => {
    const browser = await registered('off@example.com');
    const changed = await browser.put('/api/account/notifications', { loginEmails: false, password });
    expect(changed.body).toMatchObject({ loginEmails: false, messageEmails: true });
    await login(server.visitor(), 'off@example.com');
    expect(await emailsTo('off@example.com')).toEqual([]);
    expect((await browser.put('/api/account/notifications', {})).body).toMatchObject({ loginEmails: false });
  });

  it('is sent again to whoever has got the account back, for the browser of whoever was in it', async () => {
    const email = 'back@example.com';
    const home = await registered(email);
    server.clock.forward(days(2));
    const theirs = server.visitor();
    await login(theirs, email);
    await theirs.put('/api/account/notifications', { loginEmails: false, password });
    await home.post('/api/password-reset-request', { email });
    const newPassword = 'Another1!kept';
    const reset = { token: await tokenIn(server, 'reset-password', email), newPassword };
    expect((await home.post('/api/password-reset-confirm', reset)).status).toBe(200);
    await server.runJobs();
    const letters = await server.knex('sandbox_mail').where({ to: email }).orderBy('id').pluck('text');
    expect(letters.at(-1).replaceAll(/\s+/g, ' ')).toContain(loginEmailsOn);
    const before = (await emailsTo(email)).length;
    const loginAgain = async (browser: Visitor) =>
      expect((await browser.post('/api/login', { email, password: newPassword })).status).toBe(200);
    await loginAgain(home);
    expect(await emailsTo(email)).toHaveLength(before);
    await loginAgain(theirs);
    expect(await emailsTo(email)).toHaveLength(before + 1);
  });

  it('is not sent for a wrong password, which leaves no trace of the browser', async () => {
    await registered('wrong@example.com');
    const stranger = server.visitor();
    const reply = await stranger.post('/api/login', { email: 'wrong@example.com', password: 'wrong' });
    expect([reply.status, stranger.cookies.size]).toEqual([401, 0]);
    expect(await emailsTo('wrong@example.com')).toEqual([]);
  });

  it('is not written any more once the account is deleted, and nothing is left of its browsers', async () => {
    const browser = await registered('gone@example.com');
    const { id } = (await browser.get('/api/me')).body;
    await login(server.visitor(), 'gone@example.com');
    await browser.delete('/api/account', { password: memberPassword });
    expect(await emailsTo('gone@example.com')).toEqual([]);
    expect(await server.knex('known_browsers').where({ memberId: id })).toEqual([]);
  });

  it('is sent five times a day at most, and twenty browsers are kept of many that log in at once', async () => {
    await registered('many@example.com');
    const loginElsewhere = async () => (await login(server.visitor(), 'many@example.com')).status;
    // More at once would be too many attempts for one e-mail.
    for (let batch = 0; batch < 3; batch += 1) {
      const statuses = await Promise.all(Array.from({ length: 8 }, loginElsewhere));
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
    await loginElsewhere();
    const kept = await server
      .knex('known_browsers as b')
      .join('users as u', 'u.id', 'b.memberId')
      .where({ email: 'many@example.com' });
    expect(kept).toHaveLength(20);
    expect(await emailsTo('many@example.com')).toHaveLength(5);
  });
});
