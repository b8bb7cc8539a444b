import { BannedAccounts } from '@nestmates/application/members/restrictions/banned-accounts.ts';
import { days } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { removeOldRows } from '../../../testing/remove-old-rows.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    env: { RATE_LIMITS: 'off' },
    swap: (container) => void container.rebind(port('passwords')).toConstantValue(new QuickPasswords()),
  });
});
afterAll(() => server.close());

async function changeTo(member: TestMember, email: string): Promise<void> {
  await member.put('/api/account/email', { email, password });
  await server.runJobs();
  const { text } = await server.knex('sandbox_mail').where({ to: email }).first('text');
  const token = text.match(/confirm-email\?token=([\w-]+)/)[1];
  expect((await server.visitor().post('/api/account/email/confirm', { token })).status).toBe(200);
}
/** A deletion waits until nobody can take the e-mail back any more. */
async function deleted(member: TestMember): Promise<void> {
  expect((await member.delete('/api/account', { password })).status).toBe(202);
  server.clock.forward(days(7));
  await server.runJobs();
  expect(await server.knex('users').where({ id: member.id })).toEqual([]);
}
const verified = (id: number, email: string) => ({ id, email, emailVerifiedAt: server.clock.now() });
const register = (email: string) => server.visitor().post('/api/register', { email, password });

it('a block outlives a changed e-mail, a deleted account and a registration with the first e-mail', async () => {
  const [ana, bea] = [await server.member(), await server.member()];
  const at = server.clock.now();
  await server.knex('blocks').insert({ blockerId: ana.id, blockedId: bea.id, createdAt: at });
  await changeTo(bea, 'bea-second@example.com');
  await deleted(bea);
  // Longer than a browser or an address is remembered.
  server.clock.forward(days(40));
  await removeOldRows(server);
  const again = await register(bea.email);
  expect(again.status).toBe(200);
  expect(await server.knex('blocks').where({ blockedId: again.body.id })).toMatchObject([
    { blockerId: ana.id },
  ]);
});

it('a ban is kept for every e-mail that the account had within a year, and ends for all of them', async () => {
  const member = await server.member({ emailVerifiedAt: server.clock.now() });
  const [second, third] = ['banned-second@example.com', 'banned-third@example.com'];
  await changeTo(member, second);
  await changeTo(member, third);
  const banned = server.container.get(BannedAccounts);
  const known = await register(third);
  await banned.add(verified(member.id, third), 1);
  // A stranger is not told that it is banned, nor which e-mails it had.
  for (const former of [member.email, second, third]) {
    const { status, text } = await register(former);
    expect([status, text]).toEqual([known.status, known.text]);
  }
  await deleted(member);
  const statuses = async () => {
    const replies = await Promise.all([member.email, second, third].map(register));
    return replies.map(({ status }) => status);
  };
  expect(await statuses()).toEqual([409, 409, 409]);
  server.clock.forward(days(365));
  await removeOldRows(server);
  expect(await statuses()).toEqual([200, 200, 200]);
});

it('a ban that is taken back is so for all e-mails of the account', async () => {
  const member = await server.member({ emailVerifiedAt: server.clock.now() });
  await changeTo(member, 'pardoned@example.com');
  const banned = server.container.get(BannedAccounts);
  await banned.add(verified(member.id, 'pardoned@example.com'), 2);
  await banned.release(2, []);
  expect(await server.knex('banned_emails')).toEqual([]);
});

it('nobody takes the e-mail of a banned account', async () => {
  const [banned, member] = [await server.member(), await server.member()];
  await server.container.get(BannedAccounts).add(verified(banned.id, banned.email), 3);
  await server.knex('users').where({ id: banned.id }).delete();
  await member.put('/api/account/email', { email: banned.email, password });
  await server.runJobs();
  const { text } = await server.knex('sandbox_mail').where({ to: banned.email }).first('text');
  const token = text.match(/confirm-email\?token=([\w-]+)/)[1];
  const reply = await server.visitor().post('/api/account/email/confirm', { token });
  expect([reply.status, reply.body.error]).toEqual([403, 'RESTRICTED']);
});
