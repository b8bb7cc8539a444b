import { stepAt } from '@nestmates/domain/members/second-factor/one-time-code.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { totpCodes } from '@nestmates/infrastructure/members/second-factor/totp-codes.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { subjectsTo } from '../../../testing/sent-emails.ts';
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const site = { rpId: 'nestmates.example', origin: 'http://nestmates.example' };
const elsewhere = [
  ['another site', { rpId: 'evil.example', origin: 'http://evil.example' }],
  ['another origin', { origin: 'http://evil.example' }],
  ['another port', { origin: 'http://nestmates.example:81' }],
  ['nobody who was verified', { verified: false }],
  ['another challenge', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
] as const;

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    env: { PUBLIC_URL: site.origin, ADMIN_SECOND_FACTOR: 'required' },
    swap: (container) => void container.rebind(port('passwords')).toConstantValue(new QuickPasswords()),
  });
});
afterAll(() => server.close());
beforeEach(() => server.clock.forward(minutes(61)));

const challengeFor = async (member: Visitor): Promise<string> =>
  String((await member.post('/api/account/passkeys/options', { password })).body.challenge);
const add = (member: Visitor, answer: unknown) => member.post('/api/account/passkeys', answer);

async function withPasskey(columns = {}) {
  const member = await server.member(columns);
  const device = new SoftwareAuthenticator(site);
  expect((await add(member, device.create(await challengeFor(member)))).status).toBe(200);
  return { member, device };
}

async function begun(visitor: Visitor = server.visitor()) {
  const { body } = await visitor.post('/api/login/passkey/options');
  return { visitor, challenge: String(body.challenge), body };
}
const finish = (visitor: Visitor, answer: unknown) => visitor.post('/api/login/passkey', answer);
const refused = { status: 400, body: { error: 'VALIDATION', issues: [{ path: 'passkey' }] } };
const wrong = {
  status: 401,
  body: { error: 'UNAUTHENTICATED', message: 'This passkey opens no account here. Please try again.' },
};
const passkeysOf = async (member: TestMember) =>
  (await member.get('/api/account/passkeys')).body as unknown as readonly { readonly id: number }[];

describe('adding a passkey', () => {
  it('takes the password, and is told by e-mail', async () => {
    const { member } = await withPasskey();
    expect((await member.post('/api/account/passkeys/options')).body.error).toBe('PASSWORD_REQUIRED');
    expect(await passkeysOf(member)).toMatchObject([{ device: expect.any(String), lastUsedAt: null }]);
    await server.runJobs();
    expect(await subjectsTo(server, member)).toEqual(['A passkey was added to your Nestmates account']);
  });

  it('asks for one that verifies its owner, and names what is known already', async () => {
    const { member, device } = await withPasskey();
    const { body } = await member.post('/api/account/passkeys/options', { password });
    expect(body).toMatchObject({
      rp: { id: site.rpId, name: 'Nestmates' },
      user: { name: member.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.id }],
    });
  });

  it.each(elsewhere)('takes none for %s', async (_, lie) => {
    const member = await server.member();
    const answer = new SoftwareAuthenticator(site).create(await challengeFor(member), lie);
    expect(await add(member, answer)).toMatchObject(refused);
    expect(await passkeysOf(member)).toEqual([]);
  });

  it('takes an answer once, in time, and from the session that was asked', async () => {
    const [one, other] = [await server.member(), await server.member()];
    const challenge = await challengeFor(one);
    expect(await add(other, new SoftwareAuthenticator(site).create(challenge))).toMatchObject(refused);
    expect((await add(one, new SoftwareAuthenticator(site).create(challenge))).status).toBe(200);
    expect(await add(one, new SoftwareAuthenticator(site).create(challenge))).toMatchObject(refused);
    const late = await challengeFor(one);
    server.clock.forward(minutes(5));
    expect(await add(one, new SoftwareAuthenticator(site).create(late))).toMatchObject(refused);
  });

  it('is asked for in two tabs at once, and each answer is taken once', async () => {
    const member = await server.member();
    const [first, second] = [await challengeFor(member), await challengeFor(member)];
    for (const challenge of [first, second]) {
      const answer = new SoftwareAuthenticator(site).create(challenge);
      expect((await add(member, answer)).status).toBe(200);
      expect(await add(member, new SoftwareAuthenticator(site).create(challenge))).toMatchObject(refused);
    }
    expect(await passkeysOf(member)).toHaveLength(2);
  });

  it('takes none that another account has', async () => {
    const { device } = await withPasskey();
    const thief = await server.member();
    expect(await add(thief, device.create(await challengeFor(thief)))).toMatchObject(refused);
  });
});

describe('a login by a passkey', () => {
  it('opens a session, which counts as one with two factors', async () => {
    const { member, device } = await withPasskey(columnsOf.admin);
    expect((await member.get('/api/admin/members')).body.error).toBe('SECOND_FACTOR_REQUIRED');
    const { visitor, challenge } = await begun();
    const done = await finish(visitor, device.get(challenge));
    expect([done.status, done.body.id, done.body.isAdmin]).toEqual([200, member.id, true]);
    expect((await visitor.get('/api/admin/members')).status).toBe(200);
    expect(await passkeysOf(member)).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });

  it('asks everybody the same, and names nobody’s passkey', async () => {
    await withPasskey();
    const { body } = await begun();
    expect(body).toMatchObject({ rpId: site.rpId, userVerification: 'required' });
    expect(body.allowCredentials ?? []).toEqual([]);
  });

  it.each(elsewhere)('is refused to %s', async (_, lie) => {
    const { device } = await withPasskey();
    const { visitor, challenge } = await begun();
    expect(await finish(visitor, device.get(challenge, lie))).toMatchObject(wrong);
    expect((await visitor.get('/api/me')).status).toBe(401);
  });

  it('is of the account that the device knows it for, or refused', async () => {
    const { member, device } = await withPasskey();
    const { body } = await member.post('/api/account/passkeys/options', { password });
    const { id: handle } = body.user as { readonly id: string };
    const right = await begun();
    expect((await finish(right.visitor, device.get(right.challenge, { userHandle: handle }))).status).toBe(
      200,
    );
    const other = await server.member();
    const others = await other.post('/api/account/passkeys/options', { password });
    const { id: foreign } = others.body.user as { readonly id: string };
    const { visitor, challenge } = await begun();
    expect(await finish(visitor, device.get(challenge, { userHandle: foreign }))).toMatchObject(wrong);
  });

  it('is refused to one that nobody has, with the same words', async () => {
    const { visitor, challenge } = await begun();
    expect(await finish(visitor, new SoftwareAuthenticator(site).get(challenge))).toMatchObject(wrong);
  });

  it('takes an answer once, in time, and from the browser that was asked', async () => {
    const { device } = await withPasskey();
    const { visitor, challenge } = await begun();
    expect(await finish(server.visitor(), device.get(challenge))).toMatchObject(wrong);
    const answer = device.get(challenge);
    expect((await finish(visitor, answer)).status).toBe(200);
    expect(await finish(visitor, answer)).toMatchObject(wrong);
    const late = await begun();
    server.clock.forward(minutes(5));
    expect(await finish(late.visitor, device.get(late.challenge))).toMatchObject(wrong);
  });

  it.each(['the older one first', 'the newer one first'])(
    'is begun in two tabs of a browser, and each is answered once, %s',
    async (order) => {
      const [{ device }, other] = [await withPasskey(), await withPasskey()];
      const { visitor, challenge: older } = await begun();
      const { challenge: newer } = await begun(visitor);
      const challenges = order === 'the older one first' ? [older, newer] : [newer, older];
      for (const challenge of challenges) {
        const answer = device.get(challenge);
        expect(await finish(server.visitor(), answer)).toMatchObject(wrong);
        expect((await finish(visitor, answer)).status).toBe(200);
        expect(await finish(visitor, answer)).toMatchObject(wrong);
        expect(await finish(visitor, other.device.get(challenge))).toMatchObject(wrong);
      }
    },
  );

  it('and one by password and code do not end each other', async () => {
    const { member, device } = await withPasskey();
    const { body } = await member.post('/api/account/totp', { password });
    const code = () => totpCodes.codeOf(String(body.secret), stepAt(server.clock.now()));
    expect((await member.post('/api/account/totp/confirm', { code: code() })).status).toBe(200);
    server.clock.forward(minutes(1));
    const browser = server.visitor();
    const before = await begun(browser);
    expect((await browser.post('/api/login', { email: member.email, password })).body).toEqual({
      secondFactor: true,
    });
    const after = await begun(browser);
    expect((await finish(browser, device.get(before.challenge))).status).toBe(200);
    expect((await browser.post('/api/login/second-factor', { code: code() })).status).toBe(200);
    expect((await finish(browser, device.get(after.challenge))).status).toBe(200);
  });

  it.each(['', 'bm90IGpzb24', 'W10', 'bnVsbA', 'eyJjaGFsbGVuZ2UiOjF9'])(
    'is refused to an answer that names no challenge (%j)',
    async (clientDataJSON) => {
      const { device } = await withPasskey();
      const { visitor, challenge } = await begun();
      const answer = device.get(challenge);
      const lie = { ...answer, response: { ...answer.response, clientDataJSON } };
      expect((await finish(visitor, lie)).status).toBe(clientDataJSON === '' ? 400 : 401);
      expect((await finish(visitor, answer)).status).toBe(200);
    },
  );

  it('is refused to a copy, which counts from where it was made', async () => {
    const { device } = await withPasskey();
    for (const counter of [5, 6]) {
      const { visitor, challenge } = await begun();
      expect((await finish(visitor, device.get(challenge, { counter }))).status).toBe(200);
    }
    const { visitor, challenge } = await begun();
    expect(await finish(visitor, device.get(challenge, { counter: 6 }))).toMatchObject(wrong);
  });
});

describe('removing a passkey', () => {
  it('takes the password, and nobody logs in with it any more', async () => {
    const { member, device } = await withPasskey();
    const [passkey] = await passkeysOf(member);
    const path = `/api/account/passkeys/${passkey?.id}`;
    expect((await member.delete(path)).body.error).toBe('PASSWORD_REQUIRED');
    expect((await (await server.member()).delete(path, { password })).status).toBe(404);
    expect((await member.delete(path, { password })).status).toBe(200);
    expect((await member.delete(path, { password })).status).toBe(404);
    const { visitor, challenge } = await begun();
    expect(await finish(visitor, device.get(challenge))).toMatchObject(wrong);
  });
});
