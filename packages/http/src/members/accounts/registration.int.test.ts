import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const password = 'Nestmates1!';
const taken = {
  error: 'EMAIL_TAKEN',
  message: 'An account with this email already exists. Try logging in.',
};

describe('registering', () => {
  it('opens an account and a session, and tells nothing that is secret', async () => {
    const visitor = server.visitor();
    const reply = await visitor.post('/api/register', { email: '  Nora@Example.com ', password });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ email: 'nora@example.com', plan: 'free', onboardingComplete: false });
    expect(reply.text).not.toMatch(/password|reset|argon|stripeCustomer/i);
    expect((await visitor.get('/api/me')).body).toEqual(reply.body);
  });

  it.each(['olga@example.com', 'OLGA@example.com', '  olga@EXAMPLE.com  '])(
    'refuses an e-mail that has an account, written as %j',
    async (email) => {
      await server.visitor().post('/api/register', { email: 'olga@example.com', password });
      const reply = await server.visitor().post('/api/register', { email, password });
      expect(reply.status).toBe(409);
      expect(reply.body).toMatchObject(taken);
      expect(reply.headers.getSetCookie()).toEqual([]);
    },
  );

  it('gives one account to eight who come with the same e-mail at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () =>
        server.visitor().post('/api/register', { email: 'petra@example.com', password }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    const accounts = await server.knex('users').where({ email: 'petra@example.com' });
    expect(accounts).toHaveLength(1);
  });

  it.each([
    ['nobody', 'email', 'Please enter a valid email address'],
    ['Sh0rt!', 'password', 'Password must be at least 8 characters'],
    ['nestmates1!', 'password', 'Password must contain at least one uppercase letter'],
    ['NESTMATES1!', 'password', 'Password must contain at least one lowercase letter'],
    ['Nestmates!', 'password', 'Password must contain at least one number'],
    ['Nestmates1', 'password', 'Password must contain at least one special character'],
    ['N1!'.padEnd(201, 'a'), 'password', 'Password must be under 200 characters'],
  ])('answers %.20j with its message on the field %s', async (given, path, message) => {
    const form = { email: 'quinn@example.com', password, [path]: given };
    const reply = await server.visitor().post('/api/register', form);
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({ error: 'VALIDATION', message, issues: [{ path, message }] });
  });

  it('names everything that is missing in words for a person', async () => {
    const reply = await server.visitor().post('/api/register', {});
    expect(reply.status).toBe(400);
    expect(reply.body.issues).toEqual([
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'password', message: 'Password is required' },
    ]);
  });

  it('refuses fields that it does not know, so that nobody makes herself an admin', async () => {
    const reply = await server
      .visitor()
      .post('/api/register', { email: 'rosa@example.com', password, isAdmin: true });
    expect(reply.status).toBe(400);
    expect(reply.body.issues).toEqual([{ path: 'isAdmin', message: 'This field is not known here' }]);
  });
});
