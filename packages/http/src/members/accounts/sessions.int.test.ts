import { createHash } from 'node:crypto';
import { days, hours, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberPassword } from '../../../testing/member-password.ts';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { removeOldRows } from '../../../testing/remove-old-rows.ts';
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
const login = (visitor: Visitor, email: string) => visitor.post('/api/login', { email, password });
const status = async (visitor: Visitor) => (await visitor.get('/api/me')).status;

describe("a session's cookie", () => {
  it('is out of reach of scripts and of other sites', async () => {
    const { email } = await server.member({ password });
    const [line = ''] = (await login(server.visitor(), email)).headers.getSetCookie();
    const [pair, ...attributes] = line.split('; ');
    expect(pair).toMatch(/^nestmates=[\w-]{43}$/);
    expect(attributes).toEqual(['path=/', expect.stringMatching(/^expires=/), 'samesite=lax', 'httponly']);
  });

  it('is bound to this host and to TLS where there is TLS, also when it is taken back', async () => {
    const { email } = await httpsServer.member({ password });
    const visitor = httpsServer.visitor();
    const [line = ''] = (await login(visitor, email)).headers.getSetCookie();
    expect(line).toMatch(
      /^__Host-nestmates=[\w-]{43}; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/,
    );
    const [taken = ''] = (await visitor.post('/api/logout')).headers.getSetCookie();
    expect(taken).toBe(
      '__Host-nestmates=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT; samesite=lax; secure; httponly',
    );
  });

  it('holds another token at every login', async () => {
    const { email } = await server.member({ password });
    const tokens = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const visitor = server.visitor();
        await login(visitor, email);
        return visitor.cookies.get('nestmates');
      }),
    );
    expect(new Set(tokens).size).toBe(5);
  });

  it('is stored nowhere, only its SHA-256', async () => {
    const member = await server.member();
    const token = member.cookies.get('nestmates') ?? '';
    const stored = await storedText(server.knex);
    expect(stored).not.toContain(token);
    expect(stored).toContain(createHash('sha256').update(token).digest('base64url'));
  });
});

describe('a session lives', () => {
  it('for thirty days after it was last used', async () => {
    const member = await server.member();
    server.clock.forward(days(29));
    const reply = await member.get('/api/me');
    expect(reply.status).toBe(200);
    const expires = Date.parse(reply.headers.getSetCookie()[0]?.match(/expires=([^;]+)/)?.[1] ?? '');
    expect(Math.abs(expires - server.clock.now().getTime() - days(30))).toBeLessThan(minutes(1));
    server.clock.forward(days(29));
    expect(await status(member)).toBe(200);
    server.clock.forward(days(30) + minutes(1));
    expect(await status(member)).toBe(401);
  });

  it('without a write at every read', async () => {
    const member = await server.member();
    server.clock.forward(minutes(59));
    expect(await server.statements.during(() => member.get('/api/me'))).toHaveLength(1);
    server.clock.forward(hours(1));
    // The key of digests is read once in a process.
    await server.container.get(port('keyedDigests')).digest('email', 'ana@nestmates.test');
    // Once an hour the session is extended, and noted from where it is used.
    expect(await server.statements.during(() => member.get('/api/me'))).toEqual([
      expect.stringContaining('from users'),
      expect.stringContaining('update "sessions"'),
      expect.stringContaining('insert into account_traces'),
    ]);
    expect(await server.statements.during(() => member.get('/api/me'))).toHaveLength(1);
  });

  it('until it is deleted after its end, and not before', async () => {
    const ended = await server.member();
    server.clock.forward(days(20));
    const alive = await server.member();
    server.clock.forward(days(20));
    await removeOldRows(server);
    expect(await status(alive)).toBe(200);
    expect(await server.knex('sessions').where({ userId: ended.id })).toEqual([]);
  });
});

describe("a member's devices", () => {
  const devicesOf = async (visitor: Visitor) =>
    JSON.parse((await visitor.get('/api/account/sessions')).text) as {
      readonly id: number;
      readonly device: string;
      readonly lastSeenOn: string;
      readonly current: boolean;
    }[];
  const iPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';
  const loginFrom = async (email: string, userAgent: string) => {
    const browser = server.visitor();
    const headers = { 'user-agent': userAgent };
    await browser.send('post', '/api/login', { body: { email, password }, headers });
    return browser;
  };

  it('are listed in words, with the day they were last seen and which one asks', async () => {
    const { email } = await server.member({ password });
    const phone = await loginFrom(email, iPhone);
    const list = await devicesOf(phone);
    expect(list.filter(({ current }) => current)).toEqual([
      {
        id: expect.any(Number),
        device: 'Safari on iPhone',
        lastSeenOn: server.clock.now().toISOString().slice(0, 10),
        current: true,
      },
    ]);
    expect(list).toHaveLength(2);
  });

  it('are listed however long a browser speaks of itself', async () => {
    const { email } = await server.member({ password });
    const phone = await loginFrom(email, `${iPhone} ${'x'.repeat(4000)}`);
    expect((await devicesOf(phone)).map(({ device }) => device)).toContain('Safari on iPhone');
  });

  it('are logged out one by one, and never by another member', async () => {
    const { email } = await server.member({ password });
    const stranger = await server.member();
    const [here, there] = [await loginFrom(email, iPhone), await loginFrom(email, 'curl/8')];
    const id = (await devicesOf(there)).find(({ current }) => current)?.id;
    expect((await stranger.delete(`/api/account/sessions/${id}`, { password })).status).toBe(404);
    expect(await status(there)).toBe(200);
    expect((await here.delete(`/api/account/sessions/${id}`, { password })).status).toBe(200);
    expect([await status(here), await status(there)]).toEqual([200, 401]);
    expect((await here.delete(`/api/account/sessions/${id}`, { password })).status).toBe(404);
  });

  it('are logged out everywhere else at once', async () => {
    const member = await server.member({ password });
    const [here, there] = [await loginFrom(member.email, iPhone), await loginFrom(member.email, 'curl/8')];
    expect((await here.delete('/api/account/sessions', { password })).status).toBe(200);
    expect(await Promise.all([here, there, member].map(status))).toEqual([200, 401, 401]);
    expect(await devicesOf(here)).toHaveLength(1);
  });
});

describe('a session ends', () => {
  it.each(['login', 'register'])('when its browser opens another one: %s', async (call) => {
    const { email } = await server.member({ password });
    const browser = server.visitor();
    await login(browser, email);
    const before = server.visitor();
    before.cookies.set('nestmates', browser.cookies.get('nestmates') ?? '');
    const next = call === 'login' ? email : `next-${email}`;
    expect((await browser.post(`/api/${call}`, { email: next, password })).status).toBe(200);
    expect([await status(before), await status(browser)]).toEqual([401, 200]);
  });

  it('only for a login that succeeds', async () => {
    const { email } = await server.member({ password });
    const browser = server.visitor();
    await login(browser, email);
    await browser.post('/api/login', { email, password: 'wrong' });
    expect(await status(browser)).toBe(200);
  });

  it('at logout, and only this one', async () => {
    const here = await server.member({ password });
    const elsewhere = server.visitor();
    await login(elsewhere, here.email);
    const stolen = server.visitor();
    stolen.cookies.set('nestmates', here.cookies.get('nestmates') ?? '');
    const reply = await here.post('/api/logout');
    expect([reply.status, reply.body.message]).toEqual([200, "You've been successfully logged out."]);
    expect(here.cookies.has('nestmates')).toBe(false);
    expect(await status(stolen)).toBe(401);
    expect(await status(elsewhere)).toBe(200);
    expect((await here.post('/api/logout')).status).toBe(200);
  });

  it('everywhere else when the password is changed', async () => {
    const here = await server.member({ password });
    const [elsewhere, other] = [server.visitor(), await server.member()];
    await login(elsewhere, here.email);
    const form = { currentPassword: password, newPassword: 'Nestmates2!' };
    expect((await here.post('/api/account/change-password', form)).status).toBe(200);
    expect(await Promise.all([here, elsewhere, other].map(status))).toEqual([200, 401, 200]);
  });

  it('everywhere when the account is deleted', async () => {
    const here = await server.member({ password });
    const elsewhere = server.visitor();
    await login(elsewhere, here.email);
    await here.delete('/api/account', { password: memberPassword });
    expect(here.cookies.size).toBe(0);
    expect(await status(elsewhere)).toBe(401);
    expect((await login(server.visitor(), here.email)).status).toBe(401);
  });
});
