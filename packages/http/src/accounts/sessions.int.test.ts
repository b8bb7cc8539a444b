import { createHash } from 'node:crypto';
import { days, hours, minutes } from '@nestmates/domain/shared/time.ts';
import { passwords, sessionStore } from '@nestmates/infrastructure/accounts/ports.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QuickPasswords } from '../../testing/quick-passwords.ts';
import { storedText } from '../../testing/stored-text.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import type { Visitor } from '../../testing/visitor.ts';

let server: TestServer;
let httpsServer: TestServer;
beforeAll(async () => {
  const options = {
    swap: (container: TestServer['container']) =>
      void container.rebind(passwords).toConstantValue(new QuickPasswords()),
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
    expect(await server.statements.during(() => member.get('/api/me'))).toHaveLength(2);
    expect(await server.statements.during(() => member.get('/api/me'))).toHaveLength(1);
  });

  it('until it is deleted after its end, and not before', async () => {
    const ended = await server.member();
    server.clock.forward(days(20));
    const alive = await server.member();
    server.clock.forward(days(20));
    await server.container.get(sessionStore).sweep(server.clock.now());
    expect(await status(alive)).toBe(200);
    expect(await server.knex('sessions').where({ userId: ended.id })).toEqual([]);
  });
});

describe('a session ends', () => {
  it('at logout, and only this one', async () => {
    const here = await server.member({ password });
    const elsewhere = server.visitor();
    await login(elsewhere, here.email);
    const stolen = server.visitor();
    stolen.cookies.set('nestmates', here.cookies.get('nestmates') ?? '');
    const reply = await here.post('/api/logout');
    expect([reply.status, reply.body.message]).toEqual([200, "You've been successfully logged out."]);
    expect(here.cookies.size).toBe(0);
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
    await here.delete('/api/account');
    expect(here.cookies.size).toBe(0);
    expect(await status(elsewhere)).toBe(401);
    expect((await login(server.visitor(), here.email)).status).toBe(401);
  });
});
