import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberPassword } from '../../../testing/member-password.ts';
import { mother } from '../../../testing/mothers.ts';
import { subjectsTo } from '../../../testing/sent-emails.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

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
  await cleo.delete('/api/account', { password: memberPassword });
  expect(await server.knex('feedback').where({ userId: cleo.id })).toEqual([]);
});

describe('feedback as administrators see it', () => {
  let ada: TestMember;
  let cleo: TestMember;
  beforeAll(async () => {
    await server.knex('feedback').delete();
    ada = await mother(server, { firstName: 'Ada' }, 'admin');
    cleo = await mother(server, { firstName: 'Cleo' });
    for (const [category, message] of [
      ['Bug', 'It hangs.'],
      ['Suggestion', 'A map, please.'],
      ['Bug', '<b>It</b> hangs again.'],
    ]) {
      await cleo.post('/api/feedback', { category, message });
    }
  });

  const list = async (query = '') => {
    const { text, headers } = await ada.get(`/api/admin/feedback${query}`);
    return { items: JSON.parse(text), next: /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] };
  };
  const messages = async (query: string) =>
    (await list(query)).items.map(({ message }: { message: string }) => message);
  const setStatus = (id: string, status: string) =>
    ada.send('patch', `/api/admin/feedback/${id}/status`, { body: { status } });

  it('is listed with who told it, the newest first, in pages, and narrowed', async () => {
    const { items } = await list();
    expect(items).toMatchObject([
      {
        message: '<b>It</b> hangs again.',
        status: 'new',
        userId: cleo.id,
        user: { firstName: 'Cleo', email: cleo.email },
      },
      { message: 'A map, please.' },
      { message: 'It hangs.' },
    ]);
    expect(await messages('?category=Bug')).toEqual(['<b>It</b> hangs again.', 'It hangs.']);
    expect(await messages('?status=resolved')).toEqual([]);
    expect((await ada.get('/api/admin/feedback?status=done')).status).toBe(400);
    const { next = '' } = await list('?limit=2');
    expect(JSON.parse((await ada.get(next)).text)).toMatchObject([{ message: 'It hangs.' }]);
  });

  it('changes from any status to any, which is written down', async () => {
    const [{ id }] = (await list('?category=Suggestion')).items;
    for (const status of ['resolved', 'new', 'in_review', 'new', 'resolved', 'in_review']) {
      expect((await setStatus(id, status)).body).toMatchObject({ id, status });
    }
    await setStatus(id, 'in_review');
    const audit = await server.knex('audit').where({ action: 'feedback.status' }).orderBy('id');
    expect(audit).toHaveLength(6);
    expect(audit.at(-1)).toMatchObject({ adminId: ada.id, memberId: cleo.id });
    expect(audit.at(-1).detail).toBe(`Suggestion ${id}: resolved to in_review`);
    expect(await setStatus(id, 'done')).toMatchObject({ status: 400 });
    expect(await setStatus(randomUUID(), 'new')).toMatchObject({ status: 404 });
    expect(await setStatus('1', 'new')).toMatchObject({ status: 400 });
  });

  it('brings her one e-mail of thanks when it is resolved, unless she has switched that off', async () => {
    const thanks = async () =>
      (await subjectsTo(server, cleo)).filter((subject) => subject === 'Thank you for your feedback').length;
    await server.runJobs();
    const before = await thanks();
    const [{ id }, other] = (await list('?category=Bug')).items;
    await Promise.all([setStatus(id, 'resolved'), setStatus(id, 'resolved')]);
    await server.runJobs();
    expect(await thanks()).toBe(before + 1);
    await setStatus(id, 'new');
    await setStatus(id, 'resolved');
    await server.runJobs();
    expect(await thanks()).toBe(before + 1);
    await cleo.send('put', '/api/account/notifications', { body: { feedbackEmails: false } });
    await setStatus(other.id, 'resolved');
    await server.runJobs();
    expect(await thanks()).toBe(before + 1);
  });
});
