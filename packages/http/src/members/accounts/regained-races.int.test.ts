import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tokenIn } from '../../../testing/links-in-mail.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts';
import { confirmedSwap } from '../../../testing/swap-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

const site = { rpId: 'nestmates.example', origin: 'http://nestmates.example' };

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    env: { RATE_LIMITS: 'off', PUBLIC_URL: site.origin },
    swap: (container) => void container.rebind(port('passwords')).toConstantValue(new QuickPasswords()),
  });
});
afterAll(() => server.close());

async function untilWaiting(count: number): Promise<void> {
  const waiting = () =>
    server.knex.raw(
      "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
  while ((await waiting()).rows.length < count);
}

/** Both begin, and what they do to the member is done one after the other, in this order. */
async function inThisOrder<One, Other>(
  { id }: TestMember,
  first: () => Promise<One>,
  second: () => Promise<Other>,
): Promise<[One, Other]> {
  const held = await server.knex.transaction();
  await held.raw('select from users where id = ? for update', [id]);
  const one = first();
  await untilWaiting(1);
  const other = second();
  await untilWaiting(2);
  await held.rollback();
  return Promise.all([one, other]);
}

/** The account of a member who has e-mails from which it can be got back; somebody else is in it, too. */
async function withForeignEmail(given?: TestMember): Promise<TestMember> {
  const member = given ?? (await server.member());
  const email = `foreign-${member.id}@example.com`;
  await member.put('/api/account/email', { email, password });
  const token = await tokenIn(server, 'confirm-email', email);
  expect((await server.visitor().post('/api/account/email/confirm', { token })).status).toBe(200);
  return member;
}

it.each([
  ['take-back-email', '/api/account/email/take-back'],
  ['not-me', '/api/account/not-me'],
])('no deletion is carried out that was confirmed with the password before %s', async (page, path) => {
  const member = await withForeignEmail();
  if (page === 'not-me') await member.delete('/api/account', { password });
  const token = await tokenIn(server, page, member.email);
  const [regained, deleted] = await inThisOrder(
    member,
    () => server.visitor().post(path, { token }),
    () => member.delete('/api/account', { password }),
  );
  expect([regained.status, deleted.status]).toEqual([200, 400]);
  expect(await server.knex('users').where({ id: member.id }).first('email')).toEqual({ email: member.email });
});

it('no passkey is added by a session that ended before', async () => {
  const member = await withForeignEmail();
  const { body } = await member.post('/api/account/passkeys/options', { password });
  const answer = new SoftwareAuthenticator(site).create(String(body.challenge));
  const token = await tokenIn(server, 'take-back-email', member.email);
  const [regained, added] = await inThisOrder(
    member,
    () => server.visitor().post('/api/account/email/take-back', { token }),
    () => member.post('/api/account/passkeys', answer),
  );
  expect([regained.status, added.status]).toEqual([200, 409]);
  expect(await server.knex('passkeys').where({ memberId: member.id })).toEqual([]);
});

it('no plan is shared by a session that ended before', async () => {
  const { ana } = await confirmedSwap(server);
  const member = await withForeignEmail(ana);
  const { id: swapId } = await server.knex('babysitting_swaps').orderBy('id', 'desc').first('id');
  const token = await tokenIn(server, 'take-back-email', member.email);
  const [regained, shared] = await inThisOrder(
    member,
    () => server.visitor().post('/api/account/email/take-back', { token }),
    () => member.post('/api/shared-plans', { swapId }),
  );
  expect([regained.status, shared.status]).toEqual([200, 409]);
  expect(await server.knex('shared_plans').where({ memberId: member.id })).toEqual([]);
});

it('no calendar link is made by a session that ended before', async () => {
  const member = await withForeignEmail(await server.member(columnsOf.pro));
  const token = await tokenIn(server, 'take-back-email', member.email);
  const [regained, made] = await inThisOrder(
    member,
    () => server.visitor().post('/api/account/email/take-back', { token }),
    () => member.post('/api/calendar-link', { password }),
  );
  expect([regained.status, made.status]).toEqual([200, 409]);
  expect(await server.knex('calendar_links').where({ userId: member.id })).toEqual([]);
});

it('no data is asked for by a session that ended before', async () => {
  const member = await withForeignEmail();
  const token = await tokenIn(server, 'take-back-email', member.email);
  const [regained, asked] = await inThisOrder(
    member,
    () => server.visitor().post('/api/account/email/take-back', { token }),
    () => member.post('/api/account/export', { password }),
  );
  expect([regained.status, asked.status]).toEqual([200, 409]);
  expect(await server.knex('exports').where({ memberId: member.id })).toEqual([]);
});
