import { KeyRotation } from '@nestmates/application/platform/encryption/key-rotation.ts';
import { stepAt } from '@nestmates/domain/members/second-factor/one-time-code.ts';
import { minutes, seconds } from '@nestmates/domain/platform/shared/time.ts';
import { totpCodes } from '@nestmates/infrastructure/members/second-factor/totp-codes.ts';
import { AesEncryption } from '@nestmates/infrastructure/platform/encryption/aes-encryption.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { subjectsTo } from '../../../testing/sent-emails.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const swap = (container: TestServer['container']) =>
  void container.rebind(port('passwords')).toConstantValue(new QuickPasswords());

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ swap });
});
afterAll(() => server.close());
// The limits of the tests before have ended, and no code was used in this half minute.
beforeEach(() => server.clock.forward(minutes(61)));

interface WithApp {
  readonly member: TestMember;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

const codeNow = (secret: string, off = 0) => totpCodes.codeOf(secret, stepAt(server.clock.now()) + off);

/** The secret of an app that is to be confirmed. */
const begun = async (member: TestMember): Promise<string> =>
  String((await member.post('/api/account/totp', { password })).body.secret);

/** A member who has turned it on; the half minute of that code is over. */
async function withApp(columns = {}): Promise<WithApp> {
  const member = await server.member(columns);
  const secret = await begun(member);
  const confirmed = await member.post('/api/account/totp/confirm', { code: codeNow(secret) });
  expect(confirmed.status).toBe(200);
  server.clock.forward(seconds(60));
  return { member, secret, recoveryCodes: confirmed.body.recoveryCodes as readonly string[] };
}

async function begunLogin({ email }: TestMember, visitor: Visitor = server.visitor()): Promise<Visitor> {
  const reply = await visitor.post('/api/login', { email, password });
  expect([reply.status, reply.body]).toEqual([200, { secondFactor: true }]);
  return visitor;
}
const finish = (visitor: Visitor, code: string) => visitor.post('/api/login/second-factor', { code });
const wrong = { status: 400, body: { error: 'VALIDATION', issues: [{ path: 'code' }] } };
const notBegun = { status: 401, body: { error: 'UNAUTHENTICATED', message: 'Please log in again.' } };

describe('turning it on', () => {
  it('takes the password, then a code of the app, and shows ten recovery codes once', async () => {
    const member = await server.member();
    expect((await member.post('/api/account/totp')).body.error).toBe('PASSWORD_REQUIRED');
    const { body: app } = await member.post('/api/account/totp', { password });
    expect(app.uri).toContain(`otpauth://totp/Nestmates:${encodeURIComponent(member.email)}?secret=`);
    expect(app.uri).toContain(app.secret);
    expect((await member.get('/api/account/totp')).body).toEqual({ onSince: null, recoveryCodesLeft: 0 });
    expect(await member.post('/api/account/totp/confirm', { code: '000000' })).toMatchObject(wrong);
    const code = codeNow(String(app.secret));
    const { body } = await member.post('/api/account/totp/confirm', {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    const codes = body.recoveryCodes as readonly string[];
    expect(new Set(codes).size).toBe(10);
    for (const each of codes) expect(each).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
    const shown = await member.get('/api/account/totp');
    expect(shown.body).toEqual({ onSince: expect.any(String), recoveryCodesLeft: 10 });
    await server.runJobs();
    expect(await subjectsTo(server, member)).toEqual(['Two-step login is on for your Nestmates account']);
  });

  it('does not ask at a login before it is confirmed', async () => {
    const member = await server.member();
    await member.post('/api/account/totp', { password });
    expect((await server.visitor().post('/api/login', { email: member.email, password })).body.id).toBe(
      member.id,
    );
  });

  it('keeps neither the secret nor a recovery code as text', async () => {
    const { member, secret, recoveryCodes } = await withApp();
    const rows = await server.knex.raw(
      `select f::text as text from second_factors f where member_id = :id
       union all select c::text from recovery_codes c where member_id = :id`,
      { id: member.id },
    );
    const stored = JSON.stringify(rows.rows);
    for (const text of [secret, ...recoveryCodes.flatMap((code) => [code, code.replaceAll('-', '')])]) {
      expect(stored).not.toContain(text);
      expect(JSON.stringify(server.log)).not.toContain(text);
    }
  });

  it('is refused while it is on, and leaves that app as it is', async () => {
    const { member, secret } = await withApp();
    expect((await member.post('/api/account/totp', { password })).status).toBe(409);
    expect((await finish(await begunLogin(member), codeNow(secret))).status).toBe(200);
  });

  it('takes a code once, however many come at once', async () => {
    const member = await server.member();
    const code = codeNow(await begun(member));
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => member.post('/api/account/totp/confirm', { code })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await server.knex('recovery_codes').where({ memberId: member.id })).toHaveLength(10);
  });
});

describe('a login', () => {
  it('opens no session before the code, and one with it', async () => {
    const { member, secret } = await withApp();
    const visitor = await begunLogin(member);
    expect((await visitor.get('/api/me')).status).toBe(401);
    const done = await finish(visitor, codeNow(secret));
    expect([done.status, done.body.id]).toEqual([200, member.id]);
    expect((await visitor.get('/api/me')).status).toBe(200);
  });

  it('says as before that a password is wrong, and asks for no code', async () => {
    const { member } = await withApp();
    const reply = await server.visitor().post('/api/login', { email: member.email, password: 'guessed' });
    expect([reply.status, reply.body.message]).toEqual([401, 'Invalid email or password']);
  });

  it('takes each code once: not again, not the one before it, and of many at once one', async () => {
    const { member, secret } = await withApp();
    const code = codeNow(secret);
    const visitors: Visitor[] = [];
    for (let n = 0; n < 4; n += 1) visitors.push(await begunLogin(member));
    const statuses = (await Promise.all(visitors.map((visitor) => finish(visitor, code)))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 400, 400, 400]);
    expect(await finish(await begunLogin(member), codeNow(secret, -1))).toMatchObject(wrong);
    server.clock.forward(seconds(30));
    expect((await finish(await begunLogin(member), codeNow(secret))).status).toBe(200);
  });

  it.each([-2, 2])('takes no code that is %d half minutes off', async (off) => {
    const { member, secret } = await withApp();
    expect(await finish(await begunLogin(member), codeNow(secret, off))).toMatchObject(wrong);
  });

  it('takes each recovery code once, tells the member, and no code of somebody else', async () => {
    const [one, other] = [await withApp(), await withApp()];
    const [code = ''] = one.recoveryCodes;
    expect(await finish(await begunLogin(other.member), code)).toMatchObject(wrong);
    expect((await finish(await begunLogin(one.member), code.toUpperCase())).status).toBe(200);
    expect(await finish(await begunLogin(one.member), code)).toMatchObject(wrong);
    expect((await one.member.get('/api/account/totp')).body.recoveryCodesLeft).toBe(9);
    await server.runJobs();
    expect(await subjectsTo(server, one.member)).toContain(
      'A recovery code of your Nestmates account was used',
    );
  });

  it('is to be begun again after five wrong codes, and ten are enough for a quarter of an hour', async () => {
    const { member, secret } = await withApp();
    const visitor = await begunLogin(member);
    for (let n = 0; n < 5; n += 1) expect(await finish(visitor, `00000${n}`)).toMatchObject(wrong);
    expect(await finish(visitor, codeNow(secret))).toMatchObject(notBegun);
    const second = await begunLogin(member);
    for (let n = 0; n < 5; n += 1) expect(await finish(second, `10000${n}`)).toMatchObject(wrong);
    expect((await finish(await begunLogin(member), codeNow(secret))).status).toBe(429);
    server.clock.forward(minutes(16));
    expect((await finish(await begunLogin(member), codeNow(secret))).status).toBe(200);
  });

  it('is not kept from a browser that the member has used, by somebody who has the password', async () => {
    const { member, secret } = await withApp();
    const own = await begunLogin(member);
    expect((await finish(own, codeNow(secret))).status).toBe(200);
    for (let round = 0; round < 2; round += 1) {
      const stranger = await begunLogin(member);
      for (let n = 0; n < 5; n += 1) await finish(stranger, `20000${n}`);
    }
    server.clock.forward(seconds(60));
    await begunLogin(member, own);
    expect((await finish(own, codeNow(secret))).status).toBe(200);
  });

  it('has ended after ten minutes, once it was finished, and in another browser', async () => {
    const { member, secret } = await withApp();
    const late = await begunLogin(member);
    server.clock.forward(minutes(10));
    expect(await finish(late, codeNow(secret))).toMatchObject(notBegun);
    const visitor = await begunLogin(member);
    expect((await finish(visitor, codeNow(secret))).status).toBe(200);
    server.clock.forward(seconds(30));
    expect(await finish(visitor, codeNow(secret))).toMatchObject(notBegun);
    expect(await finish(server.visitor(), codeNow(secret))).toMatchObject(notBegun);
  });

  it('ends with the password that it was begun with', async () => {
    const { member, secret } = await withApp();
    const visitor = await begunLogin(member);
    const form = { currentPassword: password, newPassword: 'Nestmates2!' };
    expect((await member.post('/api/account/change-password', form)).status).toBe(200);
    expect(await finish(visitor, codeNow(secret))).toMatchObject(notBegun);
  });

  it('by a cookie that no script reads, which opens nothing else', async () => {
    const { member } = await withApp();
    const reply = await server.visitor().post('/api/login', { email: member.email, password });
    const cookies = reply.headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^nestmates-login=[\w-]{43};.*httponly/i);
    const token = cookies[0]?.match(/=([\w-]+);/)?.[1] ?? '';
    const thief = server.visitor();
    thief.cookies.set('nestmates', token);
    expect((await thief.get('/api/me')).status).toBe(401);
  });
});

describe('new recovery codes', () => {
  const path = '/api/account/totp/recovery-codes';

  it('take the password and a code of the app, replace the earlier ones, and are told by e-mail', async () => {
    const { member, secret, recoveryCodes } = await withApp();
    const code = codeNow(secret);
    expect((await member.post(path, { code })).body.error).toBe('PASSWORD_REQUIRED');
    expect((await member.post(path, { code, password: 'guessed' })).status).toBe(400);
    expect(await member.post(path, { code: '000000', password })).toMatchObject(wrong);
    const renewed = await member.post(path, { code, password });
    const codes = renewed.body.recoveryCodes as readonly string[];
    expect(new Set([...codes, ...recoveryCodes]).size).toBe(20);
    expect((await member.get('/api/account/totp')).body.recoveryCodesLeft).toBe(10);
    expect(await finish(await begunLogin(member), recoveryCodes[0] ?? '')).toMatchObject(wrong);
    expect((await finish(await begunLogin(member), codes[0] ?? '')).status).toBe(200);
    await server.runJobs();
    expect(await subjectsTo(server, member)).toContain(
      'There are new recovery codes for your Nestmates account',
    );
  });

  it('come by no recovery code, and by a code of the app once, however many come at once', async () => {
    const { member, secret, recoveryCodes } = await withApp();
    expect(await member.post(path, { code: recoveryCodes[0], password })).toMatchObject(wrong);
    const code = codeNow(secret);
    const replies = await Promise.all(Array.from({ length: 4 }, () => member.post(path, { code, password })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect(await server.knex('recovery_codes').where({ memberId: member.id })).toHaveLength(10);
  });

  it('are not there while it is off, nor before it is confirmed', async () => {
    const member = await server.member();
    expect((await member.post(path, { code: '123456', password })).status).toBe(404);
    const secret = await begun(member);
    expect((await member.post(path, { code: codeNow(secret), password })).status).toBe(404);
  });
});

describe('turning it off', () => {
  it('takes the password and a code, and a login needs nothing else then', async () => {
    const { member, secret } = await withApp();
    const code = codeNow(secret, 1);
    expect((await member.delete('/api/account/totp', { code })).body.error).toBe('PASSWORD_REQUIRED');
    for (const code of ['000000', '', undefined]) {
      expect(await member.delete('/api/account/totp', { password, code })).toMatchObject(wrong);
    }
    expect((await member.delete('/api/account/totp', { password, code })).status).toBe(200);
    expect((await member.delete('/api/account/totp', { password, code })).status).toBe(404);
    const reply = await server.visitor().post('/api/login', { email: member.email, password });
    expect(reply.body.id).toBe(member.id);
    expect(await server.knex('recovery_codes').where({ memberId: member.id })).toEqual([]);
  });

  it('sends a login that waits for its code back to the password, whatever it brings', async () => {
    const { member, secret, recoveryCodes } = await withApp();
    const [own, withRecoveryCode, wrongOne] = [
      await begunLogin(member),
      await begunLogin(member),
      await begunLogin(member),
    ];
    await member.delete('/api/account/totp', { password, code: recoveryCodes[0] });
    expect(await finish(own, codeNow(secret))).toMatchObject(notBegun);
    expect(await finish(withRecoveryCode, String(recoveryCodes[1]))).toMatchObject(notBegun);
    expect(await finish(wrongOne, '000000')).toMatchObject(notBegun);
    expect((await own.get('/api/me')).status).toBe(401);
    expect((await own.post('/api/login', { email: member.email, password })).body.id).toBe(member.id);
  });

  it('takes a recovery code in place of the app, and a wrong one uses none up', async () => {
    const { member, recoveryCodes } = await withApp();
    expect((await member.delete('/api/account/totp', { password, code: 'ABCD-EFGH-IJKL-MNOP' })).status).toBe(
      400,
    );
    expect((await member.get('/api/account/totp')).body.recoveryCodesLeft).toBe(10);
    expect((await member.delete('/api/account/totp', { password, code: recoveryCodes[0] })).status).toBe(200);
  });

  it('happens to one that was turned on after an e-mail was taken away, when that is taken back', async () => {
    const member = await server.member();
    await member.put('/api/account/email', { email: 'thief@example.com', password });
    await server.runJobs();
    const linkTo = async (to: string, page: string) =>
      (await server.knex('sandbox_mail').where({ to }).orderBy('id', 'desc').first('text')).text.match(
        new RegExp(`${page}\\?token=([\\w-]+)`),
      )[1];
    const token = await linkTo('thief@example.com', 'confirm-email');
    await server.visitor().post('/api/account/email/confirm', { token });
    await server.runJobs();
    const back = await linkTo(member.email, 'take-back-email');
    await member.post('/api/account/totp/confirm', { code: codeNow(await begun(member)) });
    expect((await server.visitor().post('/api/account/email/take-back', { token: back })).status).toBe(200);
    expect(await server.knex('second_factors').where({ memberId: member.id })).toEqual([]);
  });
});

describe('administrators', () => {
  const required = () => server.anotherServer({ ADMIN_SECOND_FACTOR: 'required' });
  const statistics = '/api/admin/members';

  it('need it where it is required, can turn it on, and administer in that session at once', async () => {
    const other = await required();
    const admin = await other.member(columnsOf.admin);
    const refused = await admin.get(statistics);
    expect([refused.status, refused.body.error]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
    expect((await admin.get('/api/me')).body).toMatchObject({ isAdmin: false, mustUseSecondFactor: true });
    const turnedOn = await admin.post('/api/account/totp/confirm', { code: codeNow(await begun(admin)) });
    const [recoveryCode] = turnedOn.body.recoveryCodes as readonly string[];
    expect((await admin.get('/api/me')).body).toMatchObject({ isAdmin: true, mustUseSecondFactor: false });
    expect((await admin.get(statistics)).status).toBe(200);
    await admin.delete('/api/account/totp', { password, code: recoveryCode });
    expect((await admin.get(statistics)).status).toBe(401);
  });

  it('do not in a session that was opened without it, also if the account has it', async () => {
    const other = await required();
    const { member, secret } = await withApp(columnsOf.admin);
    const visitor = other.visitor();
    await begunLogin(member, visitor);
    expect((await finish(visitor, codeNow(secret))).body).toMatchObject({ isAdmin: true });
    expect((await visitor.get(statistics)).status).toBe(200);
    await server.knex('sessions').where({ userId: member.id }).update({ secondFactorAt: null });
    expect((await visitor.get(statistics)).status).toBe(401);
  });

  it('do not need it where it is only offered', async () => {
    const admin = await server.member(columnsOf.admin);
    expect((await admin.get('/api/me')).body).toMatchObject({ isAdmin: true, mustUseSecondFactor: false });
    expect((await admin.get(statistics)).status).toBe(200);
  });
});

it('stays while its key is rotated, also if a rotation is broken off, and then does without the old key', async () => {
  const apps = [await withApp(), await withApp(), await withApp()];
  const key = { id: '2026', key: 'k'.repeat(43) };
  const rotated = await server.anotherServer({ ENCRYPTION_KEYS: `${key.id}:${key.key}` });
  const [first] = apps;
  if (!first) throw new Error('Nobody has an app');
  // Half of a rotation: what is new is read beside what is old.
  const finishes = async ({ member, secret }: WithApp) => {
    const visitor = rotated.visitor();
    await begunLogin(member, visitor);
    return (await finish(visitor, codeNow(secret))).status;
  };
  const [logins, renewed] = await Promise.all([
    Promise.all(apps.map(finishes)),
    rotated.container.get(KeyRotation).run(),
  ]);
  expect(logins).toEqual([200, 200, 200]);
  expect(renewed).toBeGreaterThanOrEqual(3);
  expect(await rotated.container.get(KeyRotation).run()).toBe(0);
  const without = new AesEncryption(async () => [key]);
  for (const { member, secret } of apps) {
    const row = await server.knex('second_factors').where({ memberId: member.id }).first('secret');
    expect(await without.open({ kind: 'totp', id: member.id }, row.secret)).toBe(secret);
  }
});
