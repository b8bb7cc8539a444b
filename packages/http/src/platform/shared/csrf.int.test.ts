import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleRequests } from '../../../testing/requests-of.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off', PUBLIC_URL: 'https://nestmates.example' } });
});
afterAll(() => server.close());

const foreign = { error: 'FORBIDDEN', message: 'This request came from another site.' };

const logout = async (headers: Record<string, string>) =>
  (await server.signedInAs('free')).send('POST', '/api/logout', { headers });

describe('a change that another site asks for', () => {
  it.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'nonsense' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://nestmates.example' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'https://nestmates.example.evil.example' },
    { Origin: 'http://nestmates.example' },
    { Origin: 'https://nestmates.example:8443' },
  ])('is refused: %j', async (headers) => {
    const reply = await logout(headers);
    expect(reply.status).toBe(403);
    expect(reply.body).toEqual(foreign);
  });

  it.each([
    {},
    { 'Sec-Fetch-Site': 'same-origin' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'https://nestmates.example' },
  ])('is none when our own pages or no browser ask: %j', async (headers) => {
    expect((await logout(headers)).status).toBe(200);
  });

  it('is refused for every call that changes something, before anything is looked at', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    for (const { endpoint } of server.routes) {
      if (endpoint.method === 'get') continue;
      for (const { path, options } of exampleRequests(endpoint)) {
        const member = await server.signedInAs('unlocked');
        const statements = await server.statements.during(async () => {
          const reply = await member.send(endpoint.method, path, { ...options, headers });
          expect([path, reply.status]).toEqual([path, 403]);
        });
        expect(statements).toEqual([]);
      }
    }
  });
});

describe('a GET', () => {
  it('changes nothing, whoever asks, so that a link or an image can do no harm', async () => {
    const writes = /^\s*(insert|update|delete|with\s.*\b(insert|update|delete)\b|select\s+graphile_worker)/is;
    for (const { endpoint } of server.routes) {
      if (endpoint.method !== 'get') continue;
      for (const { path } of exampleRequests(endpoint)) {
        const member = await server.member({ hasUnlocked: true, isAdmin: true });
        const statements = await server.statements.during(() => member.get(path));
        expect(statements.filter((text) => writes.test(text))).toEqual([]);
      }
    }
  });
});
