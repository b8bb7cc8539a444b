import { afterAll, beforeAll, expect, it } from 'vitest';
import { mother } from '../../../testing/mothers.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
let ada: TestMember;
let cleo: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
  ada = await mother(server, { firstName: 'Ada' }, 'admin');
  cleo = await mother(server, { firstName: 'Cleo' }, 'unlocked');
  await ada.post('/api/admin/revoke', { email: cleo.email });
  await ada.post('/api/admin/codes', { code: 'summer-26', places: 5 });
  await ada.post('/api/admin/reset-user', { email: cleo.email });
});
afterAll(() => server.close());

const list = async (query = '') => {
  const { text, headers } = await ada.get(`/api/admin/audit${query}`);
  return { entries: JSON.parse(text), link: headers.get('link') };
};
const actions = async (query: string) =>
  (await list(query)).entries.map(({ action }: { action: string }) => action);

it('says who did what to whom, the newest first, in pages', async () => {
  const { entries } = await list();
  expect(entries).toMatchObject([
    { action: 'member.reset', admin: ada.email, member: cleo.email, detail: null },
    { action: 'early-access.code-created', admin: ada.email, member: null, detail: 'SUMMER-26, 5 places' },
    { action: 'early-access.revoke', admin: ada.email, member: cleo.email },
  ]);
  const { entries: first, link } = await list('?limit=2');
  expect(first).toHaveLength(2);
  const next = /<([^>]+)>; rel="next"/.exec(link ?? '')?.[1] ?? '';
  expect(JSON.parse((await ada.get(next)).text)).toMatchObject([{ action: 'early-access.revoke' }]);
});

it('is narrowed to an action, and to an administrator or member', async () => {
  expect(await actions('?action=member.reset')).toEqual(['member.reset']);
  expect(await actions(`?email=${cleo.email}`)).toEqual(['member.reset', 'early-access.revoke']);
  expect(await actions(`?email=${ada.email}&action=early-access.revoke`)).toEqual(['early-access.revoke']);
  expect(await actions('?email=nobody@nestmates.test')).toEqual([]);
});

it('is narrowed to a time, of which the end is not included', async () => {
  const [{ at }] = (await list()).entries;
  const justAfter = new Date(Date.parse(at) + 1).toISOString();
  expect(await actions(`?from=${justAfter}`)).toEqual([]);
  expect(await actions(`?from=${at}`)).toContain('member.reset');
  expect(await actions(`?until=${at}`)).not.toContain('member.reset');
  expect(await actions(`?until=${justAfter}`)).toHaveLength(3);
  expect((await ada.get('/api/admin/audit?from=yesterday')).status).toBe(400);
  const { text } = await ada.get(`/api/admin/audit.csv?from=${justAfter}`);
  expect(text.trim().split(/\r?\n/)).toHaveLength(1);
});

it('is exported as a table', async () => {
  const { text, headers } = await ada.get(`/api/admin/audit.csv?email=${cleo.email}`);
  expect(headers.get('content-type')).toContain('text/csv');
  const lines = text.trim().split(/\r?\n/);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('Administrator');
  expect(lines[1]).toContain('Reset user data');
});

it('cannot be changed, deleted or emptied, whoever asks', async () => {
  const audit = () => server.knex('audit');
  const refused = 'The audit cannot be changed';
  await expect(audit().update({ detail: 'nothing happened' })).rejects.toThrow(refused);
  await expect(audit().update({ adminId: null })).rejects.toThrow(refused);
  await expect(audit().update({ memberId: ada.id })).rejects.toThrow(refused);
  await expect(audit().delete()).rejects.toThrow(refused);
  await expect(server.knex.raw('truncate audit')).rejects.toThrow(refused);
  expect((await list()).entries).toHaveLength(3);
});

const password = 'Nestmates1!';

it('keeps the names of deleted accounts, and finds them by their e-mails', async () => {
  const [ida, mia] = [
    await mother(server, { firstName: 'Ida', password }, 'admin'),
    await mother(server, { firstName: 'Mia', lastName: 'Moss', password }, 'unlocked'),
  ];
  await ida.post('/api/admin/revoke', { email: mia.email });
  const before = await list(`?email=${mia.email}`);
  expect(before.entries).toMatchObject([{ admin: ida.email, member: mia.email, formerMember: null }]);
  for (const by of [mia, ida]) expect((await by.delete('/api/account', { password })).status).toBe(200);
  for (const email of [ida.email, mia.email.toUpperCase()]) {
    expect((await list(`?email=${email}`)).entries).toMatchObject([
      {
        action: 'early-access.revoke',
        admin: null,
        member: null,
        formerAdmin: 'Ida',
        formerMember: 'Mia Moss',
      },
    ]);
  }
  const { text } = await ada.get(`/api/admin/audit.csv?email=${mia.email}`);
  expect(text).toContain('Mia Moss (account deleted)');
  expect(text + JSON.stringify(await server.knex('audit'))).not.toContain(mia.email);
  const again = await mother(server, { firstName: 'Mia', email: mia.email });
  expect((await list(`?email=${again.email}`)).entries, 'a new account with the e-mail').toHaveLength(1);
  await expect(server.knex('audit').update({ memberName: 'Somebody else' })).rejects.toThrow(
    'cannot be changed',
  );
  await expect(server.knex('audit').update({ adminDigest: null })).rejects.toThrow('cannot be changed');
});
