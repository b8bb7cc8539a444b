import { withoutLinks } from '@nestmates/application/members/emails/without-links.ts';
import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mother } from '../../../testing/mothers.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { emailsTo } from '../../../testing/sent-emails.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

const password = 'Nestmates1!';
let server: TestServer;
let admin: TestMember;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off', ADMIN_EMAILS: 'named@example.com' } });
});
afterAll(() => server.close());

const administrator = () => server.member({ ...columnsOf.admin, firstName: 'Ada', password });
const audited = ({ id }: TestMember) => server.knex('audit').where({ memberId: id }).orderBy('id');

beforeAll(async () => {
  admin = await administrator();
});

describe('taking early access back', () => {
  const unlocked = async () => {
    const member = await mother(server, {}, 'unlocked');
    await server.knex('early_access_codes').insert({ code: 'EARLYBIRD', places: 100 }).onConflict().ignore();
    const redeemedAt = server.clock.now();
    await server
      .knex('early_access_redemptions')
      .insert({ userId: member.id, code: 'EARLYBIRD', redeemedAt });
    return member;
  };

  it('makes her a Free member at once, frees her place, and is written down', async () => {
    const cleo = await unlocked();
    expect((await cleo.get('/api/me')).body).toMatchObject({ plan: 'premium' });
    const reply = await admin.post('/api/admin/revoke', { email: ` ${cleo.email.toUpperCase()} ` });
    expect(reply).toMatchObject({ status: 200, body: { message: 'Access revoked' } });
    expect((await cleo.get('/api/me')).body).toMatchObject({
      plan: 'free',
      hasUnlocked: false,
      unlockedVia: null,
      unlockedAt: null,
    });
    expect(await server.knex('early_access_redemptions').where({ userId: cleo.id })).toEqual([]);
    expect(await audited(cleo)).toMatchObject([{ action: 'early-access.revoke', adminId: admin.id }]);
    const told = await server.knex('events').where({ memberId: cleo.id });
    expect(told.map(({ event }) => event)).toEqual([{ type: 'access' }]);
  });

  it('is done once when two administrators ask at once', async () => {
    const [cleo, other] = [await unlocked(), await administrator()];
    const replies = await Promise.all(
      [admin, other].map((each) => each.post('/api/admin/revoke', { email: cleo.email })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await audited(cleo)).toHaveLength(1);
  });

  it.each([
    ['an e-mail that nobody has', 'nobody@nestmates.test', 404, 'There is no member with this email.'],
    ['no e-mail', 'nobody', 400, 'Please enter a valid email address'],
  ])('refuses %s', async (_, email, status, message) => {
    const reply = await admin.post('/api/admin/revoke', { email });
    expect(reply.status).toBe(status);
    expect(reply.text).toContain(message);
  });

  it('refuses a member who has none, and an administrator her own', async () => {
    const free = await mother(server, {}, 'free');
    expect(await admin.post('/api/admin/revoke', { email: free.email })).toMatchObject({
      status: 404,
      body: { message: 'This member has no early access.' },
    });
    for (const call of ['revoke', 'reset-user', 'reset-password']) {
      const body = {
        email: admin.email,
        ...(call === 'reset-password' ? { newPassword: 'sparrow nest' } : {}),
      };
      expect(await admin.post(`/api/admin/${call}`, body)).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'email', message: 'You cannot do this to your own account.' }] },
      });
    }
    expect(await audited(admin)).toEqual([]);
  });
});

describe('resetting what a member has entered', () => {
  it('clears her profile, children and onboarding, ends her sessions, and tells her', async () => {
    const cleo = await mother(server, { firstName: 'Cleo', bio: 'Hello', lookingFor: ['Playdates'] });
    const reply = await admin.post('/api/admin/reset-user', { email: cleo.email });
    expect(reply).toMatchObject({ status: 200, body: { message: 'User data reset' } });
    expect((await cleo.get('/api/me')).status).toBe(401);
    expect(await server.knex('children').where({ userId: cleo.id })).toEqual([]);
    expect(await server.knex('users').where({ id: cleo.id }).first()).toMatchObject({
      email: cleo.email,
      firstName: null,
      city: null,
      latitude: null,
      bio: null,
      lookingFor: [],
      profilePhotoUrl: null,
      intakeBasicCompleted: false,
      parentingInfoCompleted: false,
      childrenAdded: false,
      onboardingComplete: false,
    });
    await server.runJobs();
    const [email] = await emailsTo(server, cleo);
    expect(email?.subject).toBe('Your Nestmates profile was reset');
    expect(email?.text).not.toContain('Cleo');
    expect(await audited(cleo)).toMatchObject([{ action: 'member.reset', adminId: admin.id }]);
  });

  it('takes her profile photo down', async () => {
    const cleo = await mother(server);
    const photo = { ownerId: cleo.id, usedAs: 'portrait', enteredAt: server.clock.now() };
    await server.knex('photos').insert({ name: `photo-${cleo.id}`, ...photo });
    await server.knex('users').where({ id: cleo.id }).update({ profilePhotoUrl: '/photos/hers' });
    await admin.post('/api/admin/reset-user', { email: cleo.email });
    expect(await server.knex('users').where({ id: cleo.id }).first('profilePhotoUrl')).toEqual({
      profilePhotoUrl: null,
    });
    expect(await server.knex('photos').where({ ownerId: cleo.id }).first('usedAs')).toEqual({ usedAs: null });
  });
});

describe('setting a new password for a member', () => {
  it('ends her sessions and links, lets her log in with it at once, and tells her', async () => {
    const cleo = await server.member({ ...columnsOf.free, password, resetToken: 'a link of hers' });
    const visitor = server.visitor();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await visitor.post('/api/login', { email: cleo.email, password: 'wrong' });
    }
    const body = { email: cleo.email, newPassword: 'Sparrows-nest' };
    expect(await admin.post('/api/admin/reset-password', body)).toMatchObject({
      status: 200,
      body: { message: 'Password reset' },
    });
    expect((await cleo.get('/api/me')).status).toBe(401);
    expect((await visitor.post('/api/login', { email: cleo.email, password })).status).toBe(401);
    expect((await visitor.post('/api/login', { email: cleo.email, password: 'Sparrows-nest' })).status).toBe(
      200,
    );
    expect(await server.knex('users').where({ id: cleo.id }).first('resetToken')).toEqual({
      resetToken: null,
    });
    await server.runJobs();
    const emails = await emailsTo(server, cleo);
    expect(emails.map(({ subject }) => subject)).toContain('Your Nestmates password was changed');
    expect(emails.map(({ text }) => text).join()).not.toContain('Sparrows-nest');
    expect(JSON.stringify(await audited(cleo))).not.toContain('Sparrows-nest');
  });

  it('needs six characters', async () => {
    const cleo = await mother(server);
    const reply = await admin.post('/api/admin/reset-password', { email: cleo.email, newPassword: 'short' });
    expect(reply).toMatchObject({
      status: 400,
      body: { issues: [{ message: 'Password must be at least 6 characters long' }] },
    });
  });
});

describe('the password of an administrator', () => {
  it('is set by nobody but herself', async () => {
    const other = await administrator();
    const named = await server.member({
      email: 'named@example.com',
      emailVerifiedAt: server.clock.now(),
      password,
    });
    for (const { email, id } of [other, named]) {
      const reply = await admin.post('/api/admin/reset-password', { email, newPassword: 'Sparrows-nest' });
      const message = 'Administrators choose a new password themselves, by “Forgot your password?”.';
      expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'email', message }] } });
      expect(await server.knex('audit').where({ memberId: id })).toEqual([]);
    }
    expect((await other.get('/api/me')).status).toBe(200);
  });
});

it('every administrator gets an e-mail when the password of a member is reset', async () => {
  const [other, cleo] = [await administrator(), await mother(server)];
  await admin.post('/api/admin/reset-password', { email: cleo.email, newPassword: 'Sparrows-nest' });
  await server.runJobs();
  for (const each of [admin, other]) {
    const email = (await emailsTo(server, each)).at(-1);
    expect(email?.subject).toBe('Nestmates: The password of a member was reset');
    expect(email?.text).toContain(withoutLinks(`${admin.email} has set a new password for ${cleo.email}.`));
  }
  expect((await emailsTo(server, cleo)).map(({ subject }) => subject)).toEqual([
    'Your Nestmates password was changed',
  ]);
});

describe("an administrator's password", () => {
  it('counts for ten minutes from her login, and is asked again then', async () => {
    const [ada, cleo] = [await administrator(), await mother(server)];
    const reset = () => ada.post('/api/admin/reset-user', { email: cleo.email });
    expect((await reset()).status).toBe(200);
    server.clock.forward(minutes(10));
    expect(await reset()).toMatchObject({
      status: 403,
      body: { error: 'PASSWORD_REQUIRED', requiresPassword: true },
    });
    expect(await ada.post('/api/admin/confirm-password', { password: 'Wrong1!' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'password', message: 'This password is incorrect' }] },
    });
    expect((await reset()).status).toBe(403);
    expect((await ada.post('/api/admin/confirm-password', { password })).status).toBe(200);
    expect((await reset()).status).toBe(200);
    server.clock.forward(minutes(9));
    expect((await reset()).status).toBe(200);
    server.clock.forward(minutes(1));
    expect((await reset()).status).toBe(403);
  });

  it('counts for the session in which she gave it, and no other', async () => {
    const [ada, cleo] = [await administrator(), await mother(server)];
    const elsewhere = server.visitor();
    await elsewhere.post('/api/login', { email: ada.email, password });
    server.clock.forward(minutes(11));
    await ada.post('/api/admin/confirm-password', { password });
    expect((await elsewhere.post('/api/admin/reset-user', { email: cleo.email })).status).toBe(403);
  });
});
