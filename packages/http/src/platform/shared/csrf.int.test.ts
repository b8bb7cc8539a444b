import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportMember } from '../../../testing/case-setup.ts';
import { exampleRequests } from '../../../testing/requests-of.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { memberWithSelfies } from '../../../testing/selfie-check-setup.ts';
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

/** What an administrator looks at is in the audit before anything of it is seen. */
const looks = ['/api/admin/members/:id', '/api/admin/cases/:id', '/api/admin/checks/:id'];

const writes =
  /^\s*(insert|update|delete|with\s.*\b(insert|update|delete)\b|select\s+graphile_worker|truncate)/is;
/** How a statement changes which tables; itself where it does so in another way. */
const changesOf = (text: string): readonly string[] =>
  text.replaceAll('"', '').match(/\b(insert into|update|delete from|truncate)\s+\w+/gi) ?? [text];
const writtenDuring = async (work: () => Promise<unknown>): Promise<readonly string[]> =>
  (await server.statements.during(work)).filter((text) => writes.test(text));

const administrator = () => server.member({ hasUnlocked: true, isAdmin: true });

describe('a GET', () => {
  it('changes nothing, whoever asks, so that a link or an image can do no harm', async () => {
    for (const { endpoint } of server.routes) {
      if (endpoint.method !== 'get' || looks.includes(endpoint.path)) continue;
      for (const { path } of exampleRequests(endpoint)) {
        const member = await administrator();
        expect(await writtenDuring(() => member.get(path))).toEqual([]);
      }
    }
  });

  it('of an administrator who looks adds an entry to the audit, and nothing else', async () => {
    const [admin, reporter] = [await administrator(), await server.member({ ...columnsOf.premium })];
    const { member, checkId } = await memberWithSelfies(server, { firstName: 'Mia' });
    await reportMember(server, reporter, member);
    const { id: caseId } = await server.knex('cases').where({ memberId: member.id }).first('id');
    const shown = [member.id, Number(caseId), checkId];
    for (const [nth, look] of looks.entries()) {
      const entries = async () => Number((await server.knex('audit').count())[0]?.count);
      const before = await entries();
      const written = await writtenDuring(async () => {
        const { status } = await admin.get(look.replace(':id', String(shown[nth])));
        expect([look, status]).toEqual([look, 200]);
      });
      expect([look, written.flatMap(changesOf)]).toEqual([look, ['insert into audit']]);
      expect(await entries()).toBe(before + 1);
    }
  });
});
