import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailTo } from '../../../testing/links-in-mail.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { mother } from '../../../testing/mothers.ts';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import {
  answerSwap,
  askForSwap,
  type ConnectedPair,
  connectedPair,
  swapRequestOf,
} from '../../../testing/swap-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    env: { RATE_LIMITS: 'off' },
    swap: (container) => void container.rebind(port('passwords')).toConstantValue(new QuickPasswords()),
  });
});
afterAll(() => server.close());

let both: ConnectedPair;
let swapId: number;
let ahead = 0;
beforeEach(async () => {
  both = await connectedPair(server);
  const { ana, bea, childId } = both;
  await ana.put(`/api/children/${childId}/card`, { medicines: 'Cetirizine' });
  const asked = await askForSwap(ana, { ...swapRequestOf(both), cardChildIds: [childId] });
  swapId = Number(asked.body.id);
  await answerSwap(bea, swapId, 'confirmed');
  const { date } = await server.knex('babysitting_swaps').where({ id: swapId }).first('date');
  ahead = date.getTime() - server.clock.now().getTime();
  server.clock.forward(ahead);
});
afterEach(() => server.clock.forward(-ahead));

/** What somebody could do with a phone of Bea's that lies there unlocked. */
const acts: readonly (readonly [
  string,
  () => Promise<{ readonly status: number; readonly body: { error?: unknown } }>,
  string,
])[] = [
  [
    'unblock somebody',
    () => both.bea.delete(`/api/blocks/${stranger.id}`),
    'Somebody was unblocked in your Nestmates account',
  ],
  [
    'show the zip to more people',
    () => both.bea.put('/api/profile/privacy', { zipShownTo: 'everyone' }),
    'More people see your zip code on Nestmates',
  ],
  [
    'share a plan',
    () => both.bea.post('/api/shared-plans', { swapId }),
    'A plan of yours was shared on Nestmates',
  ],
  [
    'open a sitter card',
    () => both.bea.get(`/api/swaps/${swapId}/cards`),
    'A sitter card was opened in your Nestmates account',
  ],
  [
    'open the payment account',
    () => both.bea.post('/api/stripe/connect/onboard'),
    'Your payment account was opened on Nestmates',
  ],
];
let stranger: TestMember;
beforeEach(async () => {
  const { bea } = both;
  stranger = await mother(server);
  expect((await bea.post(`/api/blocks/${stranger.id}`)).status).toBe(200);
  expect((await bea.put('/api/profile/privacy', { zipShownTo: 'nobody' })).status).toBe(200);
});

const confirm = (member: TestMember, given: unknown = password) =>
  member.post('/api/account/confirm-password', { password: given });

describe('a phone that was left unlocked', () => {
  it.each(acts)('does not %s without the password', async (_, act) => {
    expect(await act()).toMatchObject({ status: 403, body: { error: 'PASSWORD_REQUIRED' } });
  });

  it.each(acts)(
    'does %s for ten minutes after the password, and tells its owner',
    async (_, act, subject) => {
      expect(await confirm(both.bea)).toMatchObject({ status: 200, body: { message: 'Password confirmed' } });
      expect((await act()).status).toBe(200);
      const letter = (await mailTo(server, both.bea.email)).find((one) => one.subject === subject);
      expect(letter?.text).toMatch(/\/not-me\?token=/);
    },
  );

  it('is locked again after ten minutes', async () => {
    await confirm(both.bea);
    ahead += minutes(10);
    server.clock.forward(minutes(10));
    for (const [, act] of acts) expect((await act()).status).toBe(403);
  });

  it('is not opened by the password in another session', async () => {
    const elsewhere = server.visitor();
    await elsewhere.post('/api/login', { email: both.bea.email, password });
    for (const [, act] of acts) expect((await act()).status).toBe(403);
  });
});

it.each(['everyone', 'connections', 'nobody'])(
  'a zip that is shown to %s is hidden without the password',
  async (zipShownTo) => {
    await confirm(both.bea);
    await both.bea.put('/api/profile/privacy', { zipShownTo });
    ahead += minutes(10);
    server.clock.forward(minutes(10));
    expect((await both.bea.put('/api/profile/privacy', { zipShownTo, paused: true })).status).toBe(200);
    expect((await both.bea.put('/api/profile/privacy', { zipShownTo: 'nobody' })).status).toBe(200);
  },
);

it('counts the password that any other call took, and a login and a registration', async () => {
  expect((await both.bea.post('/api/account/totp', { password })).status).toBe(200);
  const [, share] = acts[2] ?? expect.unreachable();
  expect((await share()).status).toBe(200);
  for (const path of ['/api/register', '/api/login']) {
    const visitor = server.visitor();
    await visitor.post(path, { email: 'new@example.com', password });
    // Hides the zip from everybody.
    await server.knex('users').where({ email: 'new@example.com' }).update({ zipShownTo: 'nobody' });
    expect((await visitor.put('/api/profile/privacy', { zipShownTo: 'everyone' })).status).toBe(200);
  }
});

it('says what is wrong with a password', async () => {
  const wrong = (message: string) => ({ status: 400, body: { issues: [{ path: 'password', message }] } });
  expect(await confirm(both.bea, 'Guessed1!')).toMatchObject(wrong('This password is incorrect'));
  expect(await confirm(both.bea, '')).toMatchObject(wrong('Please enter your password'));
  expect((await server.visitor().post('/api/account/confirm-password', { password })).status).toBe(401);
});
