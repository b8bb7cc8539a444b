import type { Endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { exampleRequests } from '../../../testing/requests-of.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

const allowed = ({ method }: Endpoint): number => (method === 'get' ? 3 : 8);

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    swap: (container) => container.rebind(port('passwords')).toConstantValue(new QuickPasswords()),
  });
});
afterAll(() => server.close());

const password = 'Nestmates1!';
const everywhere = () => server.member({ ...columnsOf.unlocked, isAdmin: true, password });

/** It is read once in a process, by whatever needs it first. */
const readsKeyOfDigests = () =>
  server.container.get(port('keyedDigests')).digest('email', 'tess@example.com');

describe('how often the database is asked', () => {
  it('is once for /api/me', async () => {
    const member = await everywhere();
    expect(await server.statements.during(() => member.get('/api/me'))).toHaveLength(1);
  });

  it('is once for a visitor whose cookie is no session', async () => {
    const member = await everywhere();
    await member.post('/api/logout');
    member.cookies.set('nestmates', 'nonsense');
    expect(await server.statements.during(() => member.get('/api/me'))).toHaveLength(1);
    member.cookies.clear();
    expect(await server.statements.during(() => member.get('/api/me'))).toHaveLength(0);
  });

  it('is at most three times for any GET and eight times for any change, limits and session included', async () => {
    const tooMany: string[] = [];
    await readsKeyOfDigests();
    for (const { endpoint } of server.routes) {
      for (const { path, options } of exampleRequests(endpoint)) {
        // Nobody registers who is signed in.
        const caller = path === '/api/register' ? server.visitor() : await everywhere();
        const statements = await server.statements.ownDuring(() =>
          caller.send(endpoint.method, path, options),
        );
        if (statements.length > allowed(endpoint)) {
          tooMany.push(`${endpoint.method} ${path}: ${statements.length}`);
        }
      }
    }
    expect(tooMany).toEqual([]);
  });

  it('is at most three times for a seller whom nothing has shown, counting the profile included', async () => {
    const member = await everywhere();
    const seller = await server.member({ ...columnsOf.premium, shopName: 'Little Acorns' });
    const statements = await server.statements.during(async () => {
      expect((await member.get(`/api/users/${seller.id}`)).status).toBe(200);
    });
    expect(statements).toHaveLength(3);
    expect(await server.knex('shown_strangers').where({ viewerId: member.id })).toHaveLength(1);
  });

  it('is at most eight times for every change of an account that succeeds', async () => {
    const member = await everywhere();
    const visitor = server.visitor();
    await readsKeyOfDigests();
    const email = 'sara@example.com';
    const successes = {
      register: () => visitor.post('/api/register', { email, password }),
      login: () => visitor.post('/api/login', { email, password }),
      'reset request': () => visitor.post('/api/password-reset-request', { email }),
      'change password': () =>
        member.post('/api/account/change-password', {
          currentPassword: password,
          newPassword: 'Nestmates2!',
        }),
      'delete account': () => member.delete('/api/account', { password: 'Nestmates2!' }),
    };
    for (const [name, call] of Object.entries(successes)) {
      const statements = await server.statements.during(async () => {
        expect([name, (await call()).status]).toEqual([name, 200]);
      });
      expect([name, statements.length <= 8 || statements]).toEqual([name, true]);
    }
  });

  it('is at most eight times for a block of a stranger, who is counted and paid for with a swipe', async () => {
    const [member, stranger] = [await server.member(columnsOf.free), await everywhere()];
    const statements = await server.statements.during(async () => {
      expect((await member.post(`/api/blocks/${stranger.id}`)).status).toBe(200);
    });
    expect(statements.filter((text) => /swipes|note_strangers/.test(text))).toHaveLength(2);
    expect(statements.length <= 8 || statements).toBe(true);
  });

  it('notices a statement that goes around the query builder', async () => {
    const seen = await server.statements.during(async () => {
      const connection = await server.knex.client.acquireConnection();
      await connection.query('select 1 as around');
      await server.knex.client.releaseConnection(connection);
      await server.knex.transaction((trx) => trx.raw('select 2 as through'));
    });
    expect(seen).toEqual(['select 1 as around', 'select 2 as through']);
  });
});
