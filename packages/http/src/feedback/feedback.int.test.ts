import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

it('is stored unchanged, as new, with an id that cannot be guessed', async () => {
  const cleo = await server.member();
  const reply = await cleo.post('/api/feedback', {
    category: 'Suggestion',
    message: ' A dark map, please. ',
  });
  expect(reply).toMatchObject({ status: 200, body: { message: 'Thanks for your feedback!' } });
  const rows = await server.knex('feedback').where({ userId: cleo.id });
  expect(rows).toMatchObject([
    {
      id: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      category: 'Suggestion',
      message: 'A dark map, please.',
      status: 'new',
    },
  ]);
});

it('counts characters as the form does, and keeps the longest that it lets through', async () => {
  const cleo = await server.member();
  const send = (message: string) => cleo.post('/api/feedback', { category: 'Bug', message });
  expect((await send('🐣'.repeat(500))).status).toBe(200);
  expect(await send('x'.repeat(1001))).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'message', message: 'Message must be under 1000 characters' }] },
  });
});

it('is asked of members alone, and of each ten times an hour', async () => {
  const feedback = { category: 'Other', message: 'Hello' };
  expect((await server.visitor().post('/api/feedback', feedback)).status).toBe(401);
  const cleo = await server.member();
  for (let told = 0; told < 10; told += 1) {
    expect((await cleo.post('/api/feedback', feedback)).status).toBe(200);
  }
  const eleventh = await cleo.post('/api/feedback', feedback);
  expect(eleventh.status).toBe(429);
  expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('goes with the member who gave it', async () => {
  const cleo = await server.member();
  await cleo.post('/api/feedback', { category: 'Other', message: 'Goodbye' });
  await cleo.delete('/api/account');
  expect(await server.knex('feedback').where({ userId: cleo.id })).toEqual([]);
});
