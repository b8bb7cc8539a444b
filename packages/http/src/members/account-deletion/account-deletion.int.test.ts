import { AccountDeletions } from '@nestmates/application/members/account-deletion/account-deletions.ts';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailChanged } from '../../../testing/email-changed.ts';
import { mailTo, tokenIn } from '../../../testing/links-in-mail.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { insertOrder } from '../../../testing/order-setup.ts';
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

const remove = (member: TestMember) => member.delete('/api/account', { password });
const takeBack = (token: string) => server.visitor().post('/api/account/email/take-back', { token });
const exists = async ({ id }: TestMember) =>
  (await server.knex('users').where({ id }).first('id')) !== undefined;
const shown = async (member: TestMember) => (await member.get('/api/account/deletion')).body;
const subjectsTo = async (email: string) => (await mailTo(server, email)).map(({ subject }) => subject);

async function passed(time: number): Promise<void> {
  server.clock.forward(time);
  await server.runJobs();
}

/** Whether the one who reads the e-mails to that address gets in by a new password. */
async function getsIn(email: string): Promise<boolean> {
  const token = await tokenIn(server, 'reset-password', email);
  const newPassword = 'Nestmates2!kept';
  await server.visitor().post('/api/password-reset-confirm', { token, newPassword });
  return (await server.visitor().post('/api/login', { email, password: newPassword })).status === 200;
}

describe('an account whose e-mail was changed lately', () => {
  it('is not deleted by an intruder: its owner takes the e-mail back, and the account stays', async () => {
    const member = await server.member();
    await emailChanged(server, member);
    await remove(member);
    expect((await takeBack(await tokenIn(server, 'take-back-email', member.email))).status).toBe(200);
    expect(await getsIn(member.email)).toBe(true);
    await passed(days(8));
    expect(await exists(member)).toBe(true);
  });

  it('is kept by “This was not me” in the letter that the old address gets at once', async () => {
    const member = await server.member();
    await emailChanged(server, member);
    await remove(member);
    const token = await tokenIn(server, 'not-me', member.email);
    expect((await server.visitor().post('/api/account/not-me', { token })).status).toBe(200);
    expect(await getsIn(member.email)).toBe(true);
    await passed(days(8));
    expect(await exists(member)).toBe(true);
  });

  it('is kept by a reset by link', async () => {
    const member = await server.member();
    const email = await emailChanged(server, member);
    await remove(member);
    await server.visitor().post('/api/password-reset-request', { email });
    expect(await getsIn(email)).toBe(true);
    await passed(days(8));
    expect(await exists(member)).toBe(true);
  });

  it('is kept by a new password, which the letter about it says', async () => {
    const member = await server.member();
    const email = await emailChanged(server, member);
    await remove(member);
    const newPassword = 'Nestmates2!kept';
    const change = { currentPassword: password, newPassword };
    expect((await member.post('/api/account/change-password', change)).status).toBe(200);
    expect(await shown(member)).toEqual({ scheduled: null });
    expect((await mailTo(server, email)).at(-1)?.text).toContain('a deletion of the account');
    await passed(days(8));
    expect(await exists(member)).toBe(true);
  });

  it('is deleted when the time has ended, which both addresses are told at once and at the end', async () => {
    const member = await server.member();
    const email = await emailChanged(server, member);
    server.clock.forward(days(2));
    const deletedAt = later(server.clock.now(), days(5));
    const reply = await remove(member);
    expect(reply).toMatchObject({
      status: 202,
      body: { reason: expect.stringContaining('take that back for 7 days') },
    });
    expect(Math.abs(Date.parse(String(reply.body.deletedAt)) - deletedAt.getTime())).toBeLessThan(60_000);
    expect(await shown(member)).toEqual({ scheduled: reply.body });
    const scheduled = 'Your Nestmates account will be deleted';
    for (const to of [member.email, email]) expect(await subjectsTo(to)).toContain(scheduled);

    await passed(days(4));
    expect(await exists(member)).toBe(true);
    await passed(days(1));
    expect(await exists(member)).toBe(false);
    for (const to of [member.email, email])
      expect((await subjectsTo(to)).at(-1)).toBe('Your Nestmates account is deleted');
    const { rows } = await server.knex.raw('select * from ended_links');
    expect(JSON.stringify(rows)).not.toContain('@');
  });

  it('stays as it is meanwhile: logged in, shown, and with what is arranged', async () => {
    const member = await server.member();
    await emailChanged(server, member);
    await remove(member);
    expect((await member.get('/api/me')).status).toBe(200);
    expect((await member.get(`/api/users/${member.id}`)).status).toBe(200);
    expect(await member.delete('/api/account/deletion')).toMatchObject({
      status: 200,
      body: { message: 'Your account stays.' },
    });
    expect(await shown(member)).toEqual({ scheduled: null });
    await passed(days(8));
    expect(await exists(member)).toBe(true);
  });

  it('is deleted once, although two processes come for it at once', async () => {
    const member = await server.member();
    await emailChanged(server, member);
    await remove(member);
    await server.runJobs();
    server.clock.forward(days(7));
    const deletions = server.container.get(AccountDeletions);
    const carryOut = () => deletions.carryOut({ memberId: member.id });
    await Promise.allSettled([carryOut(), carryOut(), carryOut()]);
    expect(await exists(member)).toBe(false);
    const told = (await subjectsTo(member.email)).filter((subject) => subject.endsWith('is deleted'));
    expect(told).toHaveLength(1);
  });

  it('is deleted only once an order is finished that is open when the time ends', async () => {
    const [member, seller] = [await server.member(), await server.member()];
    const order = await insertOrder(server.knex, { buyer: member, seller });
    const email = await emailChanged(server, member);
    expect((await remove(member)).status).toBe(202);
    await passed(days(7));
    expect(await exists(member)).toBe(true);
    expect((await subjectsTo(email)).at(-1)).toBe('Your Nestmates account will be deleted later');
    await server.knex('orders').where({ id: order }).delete();
    await passed(days(1));
    expect(await exists(member)).toBe(false);
  });

  it.each(['take-back-email', 'not-me'])(
    'is told to the first address, and by its old link (%s), where another change moved it beyond what is kept',
    async (page) => {
      const member = await server.member();
      await emailChanged(server, member);
      await passed(days(1));
      await remove(member);
      const token = await tokenIn(server, page, member.email);
      await passed(days(4));
      await emailChanged(server, member);
      await passed(days(4));
      await removeOldRows(server);
      await passed(days(3));
      expect(await exists(member)).toBe(false);
      expect((await subjectsTo(member.email)).at(-1)).toBe('Your Nestmates account is deleted');
      const path = page === 'not-me' ? '/api/account/not-me' : '/api/account/email/take-back';
      expect((await server.visitor().post(path, { token })).body.error).toBe('ACCOUNT_DELETED');
    },
  );

  it.each(['take-back-email', 'not-me'])(
    'says by an old link (%s) what happened and whom to write to',
    async (page) => {
      const member = await server.member();
      await emailChanged(server, member);
      await remove(member);
      const token = await tokenIn(server, page, member.email);
      await passed(days(7));
      const path = page === 'not-me' ? '/api/account/not-me' : '/api/account/email/take-back';
      expect(await server.visitor().post(path, { token })).toMatchObject({
        status: 409,
        body: {
          error: 'ACCOUNT_DELETED',
          message: expect.stringMatching(
            /^The account of this link was deleted on .+ please write to hello@nestmates\.test\.$/,
          ),
        },
      });
    },
  );
});

it('is deleted at once where no change of e-mail can be taken back any more', async () => {
  const member = await server.member();
  await emailChanged(server, member);
  server.clock.forward(days(7));
  expect(await remove(member)).toMatchObject({
    status: 200,
    body: { message: 'Your account has been deleted.' },
  });
  expect(await exists(member)).toBe(false);
});
