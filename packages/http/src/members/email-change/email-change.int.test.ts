import { days, hours } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

let number = 0;
const anAddress = () => {
  number += 1;
  return `new-${number}@example.com`;
};
const dead = {
  status: 400,
  body: { error: 'VALIDATION', issues: [{ path: 'token', message: 'This link is invalid or has expired.' }] },
};
const taken = { status: 409, body: { error: 'EMAIL_TAKEN' } };

async function sentTo(email: string): Promise<readonly { subject: string; text: string }[]> {
  await server.runJobs();
  return server.knex('sandbox_mail').where({ to: email }).orderBy('id').select('subject', 'text');
}

async function linkIn(email: string, page: string): Promise<string> {
  const links = (await sentTo(email)).flatMap(
    ({ text }) => text.match(new RegExp(`/${page}\\?token=([\\w-]+)`))?.[1] ?? [],
  );
  const newest = links.at(-1);
  if (!newest) throw new Error(`There is no link to ${page} for ${email}`);
  return newest;
}

const ask = (member: TestMember, email: string) => member.put('/api/account/email', { email, password });
const confirm = (token: string) => server.visitor().post('/api/account/email/confirm', { token });
const takeBack = (token: string) => server.visitor().post('/api/account/email/take-back', { token });
const login = (email: string, given = password) =>
  server.visitor().post('/api/login', { email, password: given });
const emailOf = async ({ id }: TestMember) => (await server.knex('users').where({ id }).first('email')).email;

/** The link by which the change is taken back. */
async function changed(member: TestMember, email: string): Promise<string> {
  const old = await emailOf(member);
  expect((await ask(member, email)).status).toBe(200);
  expect((await confirm(await linkIn(email, 'confirm-email'))).status).toBe(200);
  return linkIn(old, 'take-back-email');
}

describe('another e-mail', () => {
  it('is the one of the account once it is confirmed from there, and verified with it', async () => {
    const member = await server.member({ firstName: 'Nora' });
    const email = anAddress();
    const asked = await ask(member, `  ${email.toUpperCase()} `);
    expect([asked.status, asked.body.message]).toEqual([
      200,
      'A link is on its way to your new email. Your account keeps the old one until you open it.',
    ]);
    expect(await emailOf(member)).toBe(member.email);
    const done = await confirm(await linkIn(email, 'confirm-email'));
    expect([done.status, done.body]).toEqual([200, { message: `Your email is ${email} now.` }]);
    expect((await member.get('/api/me')).body).toMatchObject({ email, emailVerified: true });
    expect([(await login(email)).status, (await login(member.email)).status]).toEqual([200, 401]);
  });

  it('is told to the one before, which does not learn it', async () => {
    const member = await server.member();
    const email = anAddress();
    await changed(member, email);
    const told = await sentTo(member.email);
    expect(told.map(({ subject }) => subject)).toEqual([
      'Another email was asked for at your Nestmates account',
      'Your Nestmates email was changed',
    ]);
    for (const { text } of told) {
      // Written so that nothing makes a link of it.
      expect(text).toContain('n… at example com');
      expect(text).not.toContain(email.split('@')[0]);
    }
  });

  it('needs the password', async () => {
    const member = await server.member();
    const email = anAddress();
    expect(await member.put('/api/account/email', { email })).toMatchObject({
      status: 403,
      body: { error: 'PASSWORD_REQUIRED' },
    });
    expect(await member.put('/api/account/email', { email, password: 'guessed' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'password' }] },
    });
    expect(await sentTo(email)).toEqual([]);
  });

  it('is not asked for by a visitor, and is not the same', async () => {
    expect((await server.visitor().put('/api/account/email', { email: anAddress(), password })).status).toBe(
      401,
    );
    const member = await server.member();
    expect(await ask(member, member.email)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'email' }] },
    });
  });

  it('is asked for with the same answer where it has an account, which only its owner learns', async () => {
    const [member, other] = [await server.member(), await server.member()];
    const free = await ask(member, anAddress());
    const known = await ask(member, other.email);
    expect([known.status, known.text]).toEqual([free.status, free.text]);
    expect(await confirm(await linkIn(other.email, 'confirm-email'))).toMatchObject(taken);
    expect([await emailOf(member), await emailOf(other)]).toEqual([member.email, other.email]);
  });

  it('is not asked for over and over at one address, whoever asks', async () => {
    const limited = await testServer({
      swap: (container) => void container.rebind(port('passwords')).toConstantValue(new QuickPasswords()),
    });
    const [one, other] = [await limited.member(), await limited.member()];
    const statuses: number[] = [];
    for (const member of [one, one, other, other])
      statuses.push((await ask(member, 'mine@example.com')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await ask(other, 'another@example.com')).status).toBe(200);
    await limited.close();
  });

  it('ends the links that were sent to the one before', async () => {
    const member = await server.member();
    await server.visitor().post('/api/password-reset-request', { email: member.email });
    const reset = await linkIn(member.email, 'reset-password');
    await changed(member, anAddress());
    const reply = await server
      .visitor()
      .post('/api/password-reset-confirm', { token: reset, newPassword: 'Nestmates2!' });
    expect(reply.status).toBe(400);
  });
});

describe('the link to the new address', () => {
  it('works for a day', async () => {
    const member = await server.member();
    const email = anAddress();
    await ask(member, email);
    const token = await linkIn(email, 'confirm-email');
    server.clock.forward(hours(24));
    expect(await confirm(token)).toMatchObject(dead);
    expect(await emailOf(member)).toBe(member.email);
  });

  it('says the same when it is opened again, and nothing once the account has another e-mail', async () => {
    const member = await server.member();
    const email = anAddress();
    await changed(member, email);
    const token = await linkIn(email, 'confirm-email');
    expect((await confirm(token)).status).toBe(200);
    await changed(member, anAddress());
    expect(await confirm(token)).toMatchObject(dead);
  });

  it('ends with the next one that is asked for', async () => {
    const member = await server.member();
    const [one, two] = [anAddress(), anAddress()];
    await ask(member, one);
    const older = await linkIn(one, 'confirm-email');
    await ask(member, two);
    expect(await confirm(older)).toMatchObject(dead);
  });

  it.each(['', 'guessed', '\u0000', 'x'.repeat(201)])('is nothing that was guessed: %j', async (token) => {
    expect((await confirm(token)).status).toBe(400);
    expect((await takeBack(token)).status).toBe(400);
  });

  it('does nothing for a member who was banned meanwhile', async () => {
    const member = await server.member();
    const email = anAddress();
    await ask(member, email);
    const token = await linkIn(email, 'confirm-email');
    await server.knex('restricted_members').insert({ memberId: member.id, kind: 'banned' });
    expect(await confirm(token)).toMatchObject(dead);
    expect(await emailOf(member)).toBe(member.email);
  });
});

describe('a change that is not confirmed yet', () => {
  const shown = async (member: TestMember) => (await member.get('/api/account/email')).body;
  const withdraw = (member: TestMember) => member.delete('/api/account/email');
  const stays = (email: string) => ({ status: 200, body: { message: `Your email stays ${email}.` } });

  it('is shown to its member while its link works', async () => {
    const [member, other] = [await server.member(), await server.member()];
    const email = anAddress();
    expect(await shown(member)).toEqual({ waiting: null });
    await ask(member, email);
    const { requestedAt } = await server
      .knex('email_changes')
      .where({ memberId: member.id })
      .first('requestedAt');
    const until = new Date(requestedAt.getTime() + hours(24)).toISOString();
    expect([await shown(member), await shown(other)]).toEqual([
      { waiting: { email, until } },
      { waiting: null },
    ]);
    server.clock.forward(hours(24));
    expect(await shown(member)).toEqual({ waiting: null });
  });

  it('is not shown once it is confirmed', async () => {
    const member = await server.member();
    await changed(member, anAddress());
    expect(await shown(member)).toEqual({ waiting: null });
  });

  it('ends with its link when it is withdrawn, which may be done twice', async () => {
    const member = await server.member();
    const email = anAddress();
    await ask(member, email);
    const token = await linkIn(email, 'confirm-email');
    expect([await withdraw(member), await withdraw(member)]).toMatchObject([
      stays(member.email),
      stays(member.email),
    ]);
    expect(await shown(member)).toEqual({ waiting: null });
    expect(await confirm(token)).toMatchObject(dead);
  });

  it('sends nothing if it is withdrawn before its e-mail was written', async () => {
    const member = await server.member();
    const email = anAddress();
    await ask(member, email);
    await withdraw(member);
    expect(await sentTo(email)).toEqual([]);
  });

  it('is withdrawn by nobody else, and nothing that was confirmed is', async () => {
    const [member, other] = [await server.member(), await server.member()];
    const [email, second] = [anAddress(), anAddress()];
    const back = await changed(other, second);
    await ask(member, email);
    expect(await withdraw(other)).toMatchObject(stays(second));
    expect((await server.visitor().delete('/api/account/email')).status).toBe(401);
    expect((await confirm(await linkIn(email, 'confirm-email'))).status).toBe(200);
    expect((await takeBack(back)).status).toBe(200);
  });

  it('is either confirmed or withdrawn, if both come at once', async () => {
    const rounds = Array.from({ length: 8 }, async () => {
      const member = await server.member();
      const email = anAddress();
      await ask(member, email);
      return { member, email };
    });
    const asked = await Promise.all(rounds);
    await server.runJobs();
    for (const { member, email } of asked) {
      const token = await linkIn(email, 'confirm-email');
      const [confirmed, withdrawn] = await Promise.all([confirm(token), withdraw(member)]);
      const now = await emailOf(member);
      expect([confirmed.status, now]).toEqual(now === email ? [200, email] : [400, member.email]);
      expect(withdrawn.status).toBe(200);
      const rows = await server.knex('email_changes').where({ memberId: member.id });
      expect(rows).toHaveLength(now === email ? 1 : 0);
    }
  });

  it('is one, if a member asks twice at once', async () => {
    const member = await server.member();
    const replies = await Promise.all([ask(member, anAddress()), ask(member, anAddress())]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await server.knex('email_changes').where({ memberId: member.id })).toHaveLength(1);
  });
});

describe('taking it back', () => {
  it('gives the account its old e-mail, logs out everywhere, and ends the password that somebody knew', async () => {
    const member = await server.member({ password });
    const email = anAddress();
    const token = await changed(member, email);
    const done = await takeBack(token);
    expect(done.status).toBe(200);
    expect(await emailOf(member)).toBe(member.email);
    expect((await member.get('/api/me')).status).toBe(401);
    expect([(await login(member.email)).status, (await login(email)).status]).toEqual([401, 401]);
    const reset = await linkIn(member.email, 'reset-password');
    await server.visitor().post('/api/password-reset-confirm', { token: reset, newPassword: 'Nestmates2!' });
    expect((await login(member.email, 'Nestmates2!')).status).toBe(200);
    // Opening it twice is no error, and does not end the new password.
    expect((await takeBack(token)).status).toBe(200);
    expect((await login(member.email, 'Nestmates2!')).status).toBe(200);
  });

  it('works for seven days', async () => {
    const member = await server.member();
    const email = anAddress();
    const token = await changed(member, email);
    server.clock.forward(days(7));
    expect(await takeBack(token)).toMatchObject(dead);
    expect(await emailOf(member)).toBe(email);
  });

  it('works after further changes, whose own links end with it', async () => {
    const member = await server.member();
    const [second, third] = [anAddress(), anAddress()];
    const mine = await changed(member, second);
    const theirs = await changed(member, third);
    expect((await takeBack(mine)).status).toBe(200);
    expect(await takeBack(theirs)).toMatchObject(dead);
    expect(await emailOf(member)).toBe(member.email);
  });

  it('cannot be undone by taking back a later change first', async () => {
    const member = await server.member();
    const [second, third] = [anAddress(), anAddress()];
    const mine = await changed(member, second);
    const theirs = await changed(member, third);
    expect((await takeBack(theirs)).status).toBe(200);
    expect(await emailOf(member)).toBe(second);
    expect((await takeBack(mine)).status).toBe(200);
    expect(await emailOf(member)).toBe(member.email);
  });
});

describe('the old e-mail', () => {
  it('is nobody else’s while it can be taken back: neither by registering nor by a change', async () => {
    const [member, other] = [await server.member(), await server.member()];
    await changed(member, anAddress());
    const register = () => server.visitor().post('/api/register', { email: member.email, password });
    expect(await register()).toMatchObject(taken);
    await ask(other, member.email);
    expect(await confirm(await linkIn(member.email, 'confirm-email'))).toMatchObject(taken);
    server.clock.forward(days(7));
    expect((await register()).status).toBe(200);
  });

  it('is the member’s own again whenever she likes', async () => {
    const member = await server.member();
    const between = anAddress();
    await changed(member, between);
    await ask(member, member.email);
    const token = await linkIn(member.email, 'confirm-email');
    expect((await confirm(token)).status).toBe(200);
    expect(await emailOf(member)).toBe(member.email);
    // Opening it twice is no error, and the address in between has no link by which it is the account's again.
    expect((await confirm(token)).status).toBe(200);
    expect((await sentTo(between)).filter(({ text }) => text.includes('/take-back-email'))).toEqual([]);
  });

  it('is not given back to whoever had the account in between, by no letter that was sent there', async () => {
    const member = await server.member();
    const between = anAddress();
    await changed(member, between);
    await ask(member, member.email);
    const [token, notMe] = [await linkIn(member.email, 'confirm-email'), await linkIn(between, 'not-me')];
    expect((await confirm(token)).status).toBe(200);
    expect((await server.visitor().post('/api/account/not-me', { token: notMe })).status).toBe(400);
    expect(await emailOf(member)).toBe(member.email);
  });

  it('stays with one of those who ask for it at once', async () => {
    const email = anAddress();
    const members = await Promise.all(Array.from({ length: 4 }, () => server.member()));
    const tokens: string[] = [];
    for (const member of members) {
      await ask(member, email);
      tokens.push(await linkIn(email, 'confirm-email'));
    }
    const statuses = (await Promise.all(tokens.map(confirm))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
    expect(await server.knex('users').where({ email })).toHaveLength(1);
  });
});

it('forgets nightly what can neither be confirmed nor taken back', async () => {
  const member = await server.member();
  await changed(member, anAddress());
  await ask(member, anAddress());
  const rows = () => server.knex('email_changes').where({ memberId: member.id }).orderBy('id');
  server.clock.forward(hours(24));
  await removeOldRows(server);
  expect(await rows()).toMatchObject([{ oldEmail: member.email }]);
  server.clock.forward(days(6));
  // It stays until a worker has noted its mailbox.
  await removeOldRows(server);
  expect(await rows()).toHaveLength(1);
  await server.runJobs();
  await removeOldRows(server);
  expect(await rows()).toEqual([]);
});
