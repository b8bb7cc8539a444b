import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTo, tokenIn } from '../../../testing/links-in-mail.ts';
import { meeting } from '../../../testing/meeting.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { confirmedSwap } from '../../../testing/swap-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

const newPassword = 'Another1!kept';
const invalid = {
  status: 400,
  body: {
    issues: [
      {
        path: 'token',
        message:
          'This link was used already, or is older than 7 days. If somebody else may be in your account, ask for a new password.',
      },
    ],
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    env: { RATE_LIMITS: 'off' },
    swap: (container) => void container.rebind(port('passwords')).toConstantValue(new QuickPasswords()),
  });
});
afterAll(() => server.close());

const notMe = (token: string) => server.visitor().post('/api/account/not-me', { token });
const isSignedIn = async (member: TestMember) => (await member.get('/api/me')).status === 200;
const passwordOpens = async ({ email }: TestMember) =>
  (await server.visitor().post('/api/login', { email, password })).status === 200;
const emailOf = async ({ id }: TestMember) => (await server.knex('users').where({ id }).first('email')).email;

async function addPasskey({ id: memberId }: TestMember, device: string, ago: number): Promise<void> {
  const key = { credentialId: `${device} ${memberId}`, publicKey: 'key', counter: 0, device };
  await server.knex('passkeys').insert({ memberId, ...key, createdAt: later(server.clock.now(), -ago) });
}

let number = 0;
/** An intruder in the member's session asks for an e-mail of their own. The account's address is told. */
async function intruderAsks(member: TestMember): Promise<string> {
  number += 1;
  const email = `stranger-${number}@example.com`;
  expect((await member.put('/api/account/email', { email, password })).status).toBe(200);
  return email;
}

async function intruderChanges(member: TestMember): Promise<string> {
  const email = await intruderAsks(member);
  const token = await tokenIn(server, 'confirm-email', email);
  expect((await server.visitor().post('/api/account/email/confirm', { token })).status).toBe(200);
  return email;
}

describe('“This was not me”', () => {
  it('ends sessions, the password, what was added in 30 days and what waits, and opens the reset', async () => {
    const member = await server.member();
    await addPasskey(member, 'hers', days(31));
    await addPasskey(member, 'theirs', days(29));
    const theirs = await intruderAsks(member);
    const token = await tokenIn(server, 'not-me', member.email);

    expect(await notMe(token)).toMatchObject({
      status: 200,
      body: { message: 'Your account is secured. Choose a new password by the link we have sent.' },
    });
    expect(await isSignedIn(member)).toBe(false);
    expect(await passwordOpens(member)).toBe(false);
    const devices = await server.knex('passkeys').where({ memberId: member.id }).select('device');
    expect(devices).toEqual([{ device: 'hers' }]);
    const confirming = { token: await tokenIn(server, 'confirm-email', theirs) };
    expect((await server.visitor().post('/api/account/email/confirm', confirming)).status).toBe(400);

    const reset = { token: await tokenIn(server, 'reset-password', member.email), newPassword };
    expect((await server.visitor().post('/api/password-reset-confirm', reset)).status).toBe(200);
    const login = { email: member.email, password: newPassword };
    expect((await server.visitor().post('/api/login', login)).status).toBe(200);
  });

  it('gives an e-mail back that was taken meanwhile, and sends the reset there alone', async () => {
    const member = await server.member();
    await intruderAsks(member);
    const token = await tokenIn(server, 'not-me', member.email);
    const theirs = await intruderChanges(member);
    const before = await mailTo(server, theirs);

    expect((await notMe(token)).status).toBe(200);
    expect(await emailOf(member)).toBe(member.email);
    await tokenIn(server, 'reset-password', member.email);
    expect(await mailTo(server, theirs)).toEqual(before);
  });

  it('is no right of an address that the account has lost again', async () => {
    const member = await server.member();
    const theirs = await intruderChanges(member);
    await member.post('/api/account/change-password', { currentPassword: password, newPassword });
    const token = await tokenIn(server, 'not-me', theirs);
    const back = { token: await tokenIn(server, 'take-back-email', member.email) };
    expect((await server.visitor().post('/api/account/email/take-back', back)).status).toBe(200);

    expect(await notMe(token)).toMatchObject(invalid);
    expect(await emailOf(member)).toBe(member.email);
  });

  it('is no right of an address that was given up longer than seven days ago', async () => {
    const member = await server.member();
    await intruderChanges(member);
    server.clock.forward(days(7));
    await addPasskey(member, 'new phone', 0);
    const { id: memberId, email } = member;
    // A letter that was written late: its link is younger than the change of e-mail.
    await server
      .knex('not_me_links')
      .where({ memberId, email })
      .update({ expiresAt: later(server.clock.now(), days(1)) });
    expect(await notMe(await tokenIn(server, 'not-me', email))).toMatchObject(invalid);
    expect(await server.knex('passkeys').where({ memberId })).toHaveLength(1);
  });

  it('works once, for seven days', async () => {
    const [used, old, late] = [await server.member(), await server.member(), await server.member()];
    for (const member of [used, old, late]) await intruderAsks(member);
    const tokens = new Map<TestMember, string>();
    for (const member of [used, old, late]) tokens.set(member, await tokenIn(server, 'not-me', member.email));
    const by = (member: TestMember) => notMe(tokens.get(member) ?? expect.unreachable('no link'));

    expect((await by(used)).status).toBe(200);
    expect(await by(used)).toMatchObject(invalid);
    server.clock.forward(days(7) - hours(1));
    expect((await by(old)).status).toBe(200);
    server.clock.forward(hours(1));
    expect(await by(late)).toMatchObject(invalid);
    expect(await notMe('unknown')).toMatchObject(invalid);
  });

  it('does it once for two taps at the same moment', async () => {
    const member = await server.member();
    await intruderAsks(member);
    const token = await tokenIn(server, 'not-me', member.email);
    const answers = await meeting(
      { server },
      (holding) => holding('users').where({ id: member.id }).forUpdate().first('id'),
      [() => notMe(token), () => notMe(token)],
    );
    expect(answers.map((answer) => answer?.status).toSorted()).toEqual([200, 400]);
    const mails = await mailTo(server, member.email);
    expect(mails.filter(({ subject }) => subject === 'Reset your Nestmates password')).toHaveLength(1);
  });

  it('is open to whoever is banned', async () => {
    const member = await server.member();
    await intruderAsks(member);
    const token = await tokenIn(server, 'not-me', member.email);
    await server.knex('restricted_members').insert({ memberId: member.id, kind: 'banned' });
    expect((await notMe(token)).status).toBe(200);
  });
});

describe('the link is in every letter about safety', () => {
  it.each([
    [
      'a new password',
      (member: TestMember) =>
        member.post('/api/account/change-password', { currentPassword: password, newPassword }),
    ],
    [
      'a login in a new browser',
      async (member: TestMember) => {
        const login = { email: member.email, password };
        await server.visitor().post('/api/login', login);
        return server.visitor().post('/api/login', login);
      },
    ],
    [
      'another e-mail that is asked for',
      (member: TestMember) => member.put('/api/account/email', { email: `for-${member.email}`, password }),
    ],
  ])('%s', async (_, change) => {
    const member = await server.member();
    expect((await change(member)).status).toBe(200);
    expect(await tokenIn(server, 'not-me', member.email)).toBeTruthy();
  });

  it('a calendar link', async () => {
    const { ana } = await confirmedSwap(server);
    expect((await ana.post('/api/calendar-link', { password })).status).toBe(200);
    expect(await tokenIn(server, 'not-me', ana.email)).toBeTruthy();
  });
});
