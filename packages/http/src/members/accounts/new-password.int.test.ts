import { days, hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTo, tokenIn } from '../../../testing/links-in-mail.ts';
import { meeting } from '../../../testing/meeting.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

const newPassword = 'Another1!kept';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    env: { RATE_LIMITS: 'off' },
    swap: (container) => void container.rebind(port('passwords')).toConstantValue(new QuickPasswords()),
  });
});
afterAll(() => server.close());

const sentTo = (email: string) => mailTo(server, email);
const tokenFor = (email: string, page: string) => tokenIn(server, page, email);

let number = 0;
/** An intruder who knows the password asks for an e-mail of theirs, and has its link. */
async function intruderAsks(member: TestMember): Promise<{ readonly email: string; readonly token: string }> {
  number += 1;
  const email = `intruder-${number}@example.com`;
  expect((await member.put('/api/account/email', { email, password })).status).toBe(200);
  return { email, token: await tokenFor(email, 'confirm-email') };
}

const confirm = (token: string) => server.visitor().post('/api/account/email/confirm', { token });
const emailOf = async ({ id }: TestMember) => (await server.knex('users').where({ id }).first('email')).email;

async function resetByLink({ email }: TestMember) {
  await server.visitor().post('/api/password-reset-request', { email });
  const token = await tokenFor(email, 'reset-password');
  return server.visitor().post('/api/password-reset-confirm', { token, newPassword });
}

describe('a new password ends a change of e-mail that waits', () => {
  it.each([
    ['by the link of a reset', resetByLink],
    [
      'by the member',
      (member: TestMember) =>
        member.post('/api/account/change-password', { currentPassword: password, newPassword }),
    ],
    [
      'by an administrator',
      async (member: TestMember) => {
        const admin = await server.member({ isAdmin: true });
        return admin.post('/api/admin/reset-password', { email: member.email, newPassword });
      },
    ],
  ])('%s', async (_, setPassword) => {
    const member = await server.member();
    const { token } = await intruderAsks(member);
    expect((await setPassword(member)).status).toBe(200);
    expect((await confirm(token)).status).toBe(400);
    expect(await emailOf(member)).toBe(member.email);
  });

  it('also one that is asked for at the same moment', async () => {
    const member = await server.member();
    await server.visitor().post('/api/password-reset-request', { email: member.email });
    const token = await tokenFor(member.email, 'reset-password');
    const [reset, asked] = await meeting(
      { server },
      (holding) => holding('users').where({ id: member.id }).forUpdate().first('id'),
      [
        () => server.visitor().post('/api/password-reset-confirm', { token, newPassword }),
        () => member.put('/api/account/email', { email: 'quick@example.com', password }),
      ],
    );
    expect([reset?.status, asked?.status]).toEqual([200, 400]);
    expect(await server.knex('email_changes').where({ memberId: member.id })).toEqual([]);
  });
});

describe('an account that its owner gets back', () => {
  const at = () => server.clock.now();
  async function addAccess({ id: memberId }: TestMember, createdAt: Date, name: string): Promise<void> {
    const key = { credentialId: `${name} ${memberId}`, publicKey: 'key', counter: 0, device: name };
    await server.knex('passkeys').insert({ memberId, ...key, createdAt });
  }
  const factor = (memberId: number, confirmedAt: Date) =>
    server
      .knex('second_factors')
      .insert({ memberId, secret: 'sealed', begunAt: confirmedAt, confirmedAt, lastStep: 1 });
  const devicesOf = async ({ id: memberId }: TestMember) =>
    (await server.knex('passkeys').where({ memberId })).map(({ device }) => device);

  async function takenBack(member: TestMember) {
    const { token } = await intruderAsks(member);
    await confirm(token);
    const back = await tokenFor(member.email, 'take-back-email');
    await addAccess(member, at(), 'theirs after the change');
    return server.visitor().post('/api/account/email/take-back', { token: back });
  }

  it('by taking the e-mail back loses what was added since a day before, and keeps what is older', async () => {
    const member = await server.member();
    await addAccess(member, later(at(), -days(3)), 'hers');
    await addAccess(member, later(at(), -hours(20)), 'theirs');
    await factor(member.id, later(at(), -hours(2)));
    expect((await takenBack(member)).status).toBe(200);
    expect(await devicesOf(member)).toEqual(['hers']);
    expect(await server.knex('second_factors').where({ memberId: member.id })).toEqual([]);
  });

  async function resetLink({ email }: TestMember): Promise<string> {
    await server.visitor().post('/api/password-reset-request', { email });
    return tokenFor(email, 'reset-password');
  }
  const keysOf = (token: string) => server.visitor().get(`/api/password-reset/${token}`);
  const idOf = async ({ id: memberId }: TestMember, device: string) =>
    (await server.knex('passkeys').where({ memberId, device }).first('id')).id as number;

  it('by a reset is shown what can get in, and a new e-mail not spelled out', async () => {
    server.clock.hold();
    const member = await server.member();
    await addAccess(member, later(at(), -days(3)), 'hers');
    await factor(member.id, later(at(), -days(2)));
    const { email } = await intruderAsks(member);
    const { status, body } = await keysOf(await resetLink(member));
    expect(status).toBe(200);
    expect(body).toEqual({
      askedAt: at().toISOString(),
      passkeys: [
        {
          id: await idOf(member, 'hers'),
          device: 'hers',
          createdAt: later(at(), -days(3)).toISOString(),
          lastUsedAt: null,
        },
      ],
      twoStep: true,
      twoStepAt: later(at(), -days(2)).toISOString(),
      pendingEmail: 'i…@example.com',
      pendingEmailAt: at().toISOString(),
      sessions: [{ device: 'An unknown browser', createdAt: expect.any(String) }],
    });
    expect(JSON.stringify(body)).not.toContain(email);
  });

  it('by a reset keeps what its owner names, and nothing else', async () => {
    const member = await server.member();
    await addAccess(member, later(at(), -days(3)), 'hers');
    await addAccess(member, later(at(), -hours(20)), 'also hers');
    await addAccess(member, later(at(), -days(40)), 'given away');
    await factor(member.id, later(at(), -days(2)));
    const token = await resetLink(member);
    const keep = { passkeys: [await idOf(member, 'hers'), await idOf(member, 'also hers')], twoStep: true };
    const reset = await server.visitor().post('/api/password-reset-confirm', { token, newPassword, keep });
    expect(reset.status).toBe(200);
    expect((await devicesOf(member)).toSorted()).toEqual(['also hers', 'hers']);
    expect(await server.knex('second_factors').where({ memberId: member.id })).toHaveLength(1);
  });

  it('by a reset keeps nothing where nothing is named', async () => {
    const member = await server.member();
    await addAccess(member, later(at(), -days(40)), 'hers');
    await factor(member.id, later(at(), -days(40)));
    expect((await resetByLink(member)).status).toBe(200);
    expect(await devicesOf(member)).toEqual([]);
    expect(await server.knex('second_factors').where({ memberId: member.id })).toEqual([]);
  });

  it('by a reset keeps no key that was added after the link was asked for, whoever names it', async () => {
    const member = await server.member();
    const token = await resetLink(member);
    server.clock.forward(minutes(1));
    await addAccess(member, at(), 'theirs');
    await factor(member.id, at());
    const keep = { passkeys: [await idOf(member, 'theirs')], twoStep: true };
    await server.visitor().post('/api/password-reset-confirm', { token, newPassword, keep });
    expect(await devicesOf(member)).toEqual([]);
    expect(await server.knex('second_factors').where({ memberId: member.id })).toEqual([]);
  });

  it("by a reset keeps nobody else's key by naming it", async () => {
    const [member, other] = [await server.member(), await server.member()];
    await addAccess(other, later(at(), -days(3)), 'of another');
    const keep = { passkeys: [await idOf(other, 'of another')], twoStep: false };
    const token = await resetLink(member);
    await server.visitor().post('/api/password-reset-confirm', { token, newPassword, keep });
    expect(await devicesOf(other)).toEqual(['of another']);
  });

  it('is not shown by a link that was used, has expired or never was', async () => {
    const [member, other] = [await server.member(), await server.member()];
    const [used, old] = [await resetLink(member), await resetLink(other)];
    await server.visitor().post('/api/password-reset-confirm', { token: used, newPassword });
    server.clock.forward(hours(1));
    for (const token of [used, old, 'never']) expect((await keysOf(token)).status).toBe(404);
  });
});

describe('the address of the account is told', () => {
  it('when another e-mail is asked for, which it does not learn', async () => {
    const member = await server.member();
    const { email } = await intruderAsks(member);
    const [told, ...more] = await sentTo(member.email);
    expect([told?.subject, more]).toEqual(['Another email was asked for at your Nestmates account', []]);
    expect(told?.text).toContain('i… at example com');
    expect(told?.text).not.toContain(email.split('@')[0]);
  });

  it.each([
    ['reset by link', resetByLink],
    [
      'changed',
      (member: TestMember) =>
        member.post('/api/account/change-password', { currentPassword: password, newPassword }),
    ],
  ])('when the password is %s', async (_, setPassword) => {
    const member = await server.member();
    await setPassword(member);
    const subjects = (await sentTo(member.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => / has a new password|^The password of /.test(subject))).toHaveLength(
      1,
    );
  });
});

it('guesses of the password are counted together, whichever call they are made by', async () => {
  const limited = await testServer({
    swap: (container) => void container.rebind(port('passwords')).toConstantValue(new QuickPasswords()),
  });
  const member = await limited.member();
  const guess = { password: 'guessed' };
  const calls = [
    () => member.post('/api/account/change-password', { currentPassword: 'guessed', newPassword }),
    () => member.post('/api/account/totp', guess),
    () => member.put('/api/account/email', { email: 'guess@example.com', ...guess }),
  ];
  const statuses: number[] = [];
  for (const call of [...calls, ...calls, ...calls, ...calls]) statuses.push((await call()).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  await limited.close();
});

it('five reset letters a day are sent to an address for browsers that it is not known from', async () => {
  const limited = await testServer();
  const { email } = await limited.member();
  const ask = async () => (await limited.visitor().post('/api/password-reset-request', { email })).status;
  const statuses: number[] = [];
  for (let asked = 0; asked < 6; asked += 1) {
    statuses.push(await ask());
    limited.clock.forward(hours(3));
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await limited.close();
});
