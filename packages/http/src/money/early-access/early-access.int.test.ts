import { hours, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberPassword } from '../../../testing/member-password.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const codes = () => server.knex('early_access_codes');
beforeEach(async () => {
  await server.knex('early_access_redemptions').delete();
  await codes().delete();
  await codes().insert({ code: 'EARLYBIRD', places: 2 });
});

const free = () => server.member({ ...columnsOf.free });
const closed = {
  error: 'EARLYBIRD_CLOSED',
  message: 'The Early Bird promotion has ended, but we have more giveaways coming soon!',
};

describe('unlocking', () => {
  it('makes a member Premium at once, and says by what and when', async () => {
    const cleo = await free();
    const reply = await cleo.post('/api/unlock', { code: ' earlybird ' });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ hasUnlocked: true, unlockedVia: 'EARLYBIRD', plan: 'premium' });
    expect(Date.parse(String(reply.body.unlockedAt))).not.toBeNaN();
    expect((await cleo.get('/api/me')).body).toMatchObject(reply.body);
  });

  it('waits until her profile is finished', async () => {
    const newcomer = await server.signedInAs('onboarding');
    const reply = await newcomer.post('/api/unlock', { code: 'EARLYBIRD' });
    expect([reply.status, reply.body.error]).toEqual([403, 'ONBOARDING_INCOMPLETE']);
  });

  it('succeeds again for a member who is unlocked, and takes no second place', async () => {
    const cleo = await free();
    const first = await cleo.post('/api/unlock', { code: 'EARLYBIRD' });
    for (const code of ['EARLYBIRD', 'ANYTHING']) {
      expect(await cleo.post('/api/unlock', { code })).toMatchObject({ status: 200, body: first.body });
    }
    expect((await (await free()).post('/api/unlock', { code: 'EARLYBIRD' })).status).toBe(200);
  });

  it('takes one place when one member asks many times at once', async () => {
    const cleo = await free();
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => cleo.post('/api/unlock', { code: 'EARLYBIRD' })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await server.knex('early_access_redemptions')).toHaveLength(1);
    const told = await server.knex('events').where({ memberId: cleo.id });
    expect(told.map(({ event }) => event)).toEqual([{ type: 'access' }]);
  });

  it('refuses a code that nobody made', async () => {
    const reply = await (await free()).post('/api/unlock', { code: 'LATEBIRD' });
    expect(reply).toMatchObject({
      status: 404,
      body: { error: 'INVALID_CODE', message: 'Please check your code and try again.' },
    });
  });

  it('is closed when all places are taken, and open again when one is given back', async () => {
    const [first, second, third] = await Promise.all([free(), free(), free()]);
    await first.post('/api/unlock', { code: 'EARLYBIRD' });
    await second.post('/api/unlock', { code: 'EARLYBIRD' });
    expect(await third.post('/api/unlock', { code: 'EARLYBIRD' })).toMatchObject({
      status: 409,
      body: closed,
    });
    expect((await third.get('/api/me')).body).toMatchObject({ hasUnlocked: false, plan: 'free' });
    await first.delete('/api/account', { password: memberPassword });
    expect((await third.post('/api/unlock', { code: 'EARLYBIRD' })).status).toBe(200);
  });

  it.each([
    ['before it opens', { opensAt: new Date(Date.now() + hours(24)) }],
    ['after it has closed', { closesAt: new Date(Date.now() - hours(24)) }],
  ])('is closed %s', async (_, times) => {
    await codes().update(times);
    expect(await (await free()).post('/api/unlock', { code: 'EARLYBIRD' })).toMatchObject({
      status: 409,
      body: closed,
    });
  });

  it('lets nobody guess for long', async () => {
    const cleo = await free();
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await cleo.post('/api/unlock', { code: `GUESS${guess}` })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
    server.clock.forward(minutes(16));
    expect((await cleo.post('/api/unlock', { code: 'EARLYBIRD' })).status).toBe(200);
  });

  it('needs at most eight statements', async () => {
    const cleo = await free();
    const seen = await server.statements.during(() => cleo.post('/api/unlock', { code: 'EARLYBIRD' }));
    expect(seen.length).toBeLessThanOrEqual(8);
  });
});

describe('the early-access list', () => {
  it('is for admins', async () => {
    for (const role of ['free', 'premium', 'unlocked'] as const) {
      expect((await (await server.signedInAs(role)).get('/admin/early-access')).status).toBe(403);
    }
    expect((await server.visitor().get('/admin/early-access')).status).toBe(401);
  });

  it('names everyone who is unlocked, the latest first', async () => {
    await server.knex('users').update({ hasUnlocked: false });
    const [first, second] = await Promise.all([free(), free()]);
    await first.post('/api/unlock', { code: 'EARLYBIRD' });
    server.clock.forward(minutes(1));
    await second.post('/api/unlock', { code: 'EARLYBIRD' });
    const { body } = await (await server.signedInAs('admin')).get('/admin/early-access');
    expect(body).toMatchObject({
      totalCount: 2,
      users: [
        { email: second.email, unlockedVia: 'EARLYBIRD' },
        { email: first.email, unlockedVia: 'EARLYBIRD' },
      ],
    });
  });
});

describe('the codes', () => {
  const admin = () => server.signedInAs('admin');
  const codeNamed = (text: string, name: string) =>
    JSON.parse(text).find(({ code }: { code: string }) => code === name);

  it('are created, used and closed, and whoever has used one keeps what it opened', async () => {
    const [ada, cleo] = [await admin(), await free()];
    const created = await ada.post('/api/admin/codes', { code: ' spring-26 ', places: 2 });
    expect(codeNamed(created.text, 'SPRING-26')).toMatchObject({ places: 2, used: 0, open: true });
    expect((await cleo.post('/api/unlock', { code: 'spring-26' })).status).toBe(200);
    const closing = await ada.post('/api/admin/codes/close', { code: 'spring-26' });
    expect(codeNamed(closing.text, 'SPRING-26')).toMatchObject({ used: 1, open: false });
    expect((await (await free()).post('/api/unlock', { code: 'SPRING-26' })).body).toMatchObject(closed);
    expect((await cleo.get('/api/me')).body).toMatchObject({ plan: 'premium' });
    expect(await ada.post('/api/admin/codes/close', { code: 'SPRING-26' })).toMatchObject({
      status: 409,
      body: { error: 'CODE_NOT_OPEN' },
    });
  });

  it('end at the time that was chosen', async () => {
    const ada = await admin();
    const closesAt = new Date(server.clock.now().getTime() + hours(1)).toISOString();
    await ada.post('/api/admin/codes', { code: 'ONEHOUR', places: 2, closesAt });
    server.clock.forward(hours(1));
    expect((await (await free()).post('/api/unlock', { code: 'ONEHOUR' })).body).toMatchObject(closed);
  });

  it('have names of their own', async () => {
    const [ada, other] = [await admin(), await admin()];
    const replies = await Promise.all(
      [ada, other].map((each) => each.post('/api/admin/codes', { code: 'twins', places: 2 })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    [{ code: 'abc', places: 2 }, 'Please use 4 to 30 letters, digits and dashes'],
    [{ code: 'früh dran', places: 2 }, 'Please use 4 to 30 letters, digits and dashes'],
    [{ code: 'x'.repeat(31), places: 2 }, 'Please use 4 to 30 letters, digits and dashes'],
    [{ code: 'SPRING', places: 0 }, 'Please use a whole number from 1 to 100000'],
    [{ code: 'SPRING', places: 1.5 }, 'Please use a whole number from 1 to 100000'],
    [{ code: 'SPRING', places: 100_001 }, 'Please use a whole number from 1 to 100000'],
    [{ code: 'SPRING', places: 2, closesAt: '2020-01-01T00:00:00Z' }, 'Please choose a time in the future'],
    [{ code: 'SPRING', places: 2, closesAt: 'soon' }, 'Please choose a date and time'],
  ])('are refused when they are not possible: %o', async (body, message) => {
    expect(await (await admin()).post('/api/admin/codes', body)).toMatchObject({
      status: 400,
      body: { issues: [{ message }] },
    });
  });
});
