import { days, hours, later } from '@nestmates/domain/platform/shared/time.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportMember } from '../../../testing/case-setup.ts';
import { askToConnect, mother } from '../../../testing/mothers.ts';
import { QuickPasswords } from '../../../testing/quick-passwords.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { storedText } from '../../../testing/stored-text.ts';
import { answerSwap, pendingSwap } from '../../../testing/swap-setup.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    env: { VERIFIED_EMAIL: 'required' },
    swap: (container) => void container.rebind(port('passwords')).toConstantValue(new QuickPasswords()),
  });
});
afterAll(() => server.close());

const password = 'Nestmates1!';
const dead = {
  path: 'token',
  message: 'This verification link is invalid or has expired.',
};

const tokensTo = async (email: string): Promise<readonly string[]> => {
  await server.runJobs();
  const emails = await server.knex('sandbox_mail').where({ to: email }).orderBy('id');
  return emails.map(({ text }) => text.match(/\/verify-email\?token=([\w-]+)/)?.[1] ?? '');
};

async function newcomer(email: string): Promise<{ visitor: Visitor; token: string }> {
  const visitor = server.visitor();
  await visitor.post('/api/register', { email, password });
  const [token = ''] = await tokensTo(email);
  return { visitor, token };
}

const confirm = (token: string) => server.visitor().post('/api/verification/confirm', { token });
const rightsOf = async (visitor: Visitor) => {
  const { emailVerified, mustVerifyEmail, isAdmin } = (await visitor.get('/api/me')).body;
  return { emailVerified, mustVerifyEmail, isAdmin };
};

describe('the link of a registration', () => {
  it('verifies the e-mail, once, in whatever browser it is opened', async () => {
    const { visitor, token } = await newcomer('ida@example.com');
    expect(await rightsOf(visitor)).toMatchObject({ emailVerified: false, mustVerifyEmail: true });
    const first = await confirm(token);
    expect([first.status, first.body]).toEqual([200, { status: 'verified' }]);
    expect(await rightsOf(visitor)).toMatchObject({ emailVerified: true, mustVerifyEmail: false });
    expect((await confirm(token)).body).toEqual({ status: 'already-verified' });
  });

  it('works for a day, and no longer than until a newer one is sent', async () => {
    const { visitor, token } = await newcomer('jo@example.com');
    await visitor.post('/api/verification/resend');
    const [, newer = ''] = await tokensTo('jo@example.com');
    expect((await confirm(token)).body).toEqual({ status: 'replaced' });
    server.clock.forward(hours(24));
    expect((await confirm(newer)).body.issues).toEqual([dead]);
    expect((await confirm('made-up')).status).toBe(400);
    expect(await rightsOf(visitor)).toMatchObject({ emailVerified: false });
  });

  it('is stored nowhere as it was sent', async () => {
    const { token } = await newcomer('kim@example.com');
    expect(token).toHaveLength(43);
    await server.knex('sandbox_mail').where({ to: 'kim@example.com' }).delete();
    expect(await storedText(server.knex)).not.toContain(token);
  });
});

describe('a new link', () => {
  it('is answered in the same way before and after, and sent only before', async () => {
    const { visitor, token } = await newcomer('lea@example.com');
    const before = await visitor.post('/api/verification/resend');
    expect(await tokensTo('lea@example.com')).toHaveLength(2);
    const [, newest = ''] = await tokensTo('lea@example.com');
    expect((await confirm(token)).body).toEqual({ status: 'replaced' });
    await confirm(newest);
    const after = await visitor.post('/api/verification/resend');
    expect([after.status, after.body]).toEqual([before.status, before.body]);
    expect(await tokensTo('lea@example.com')).toHaveLength(2);
  });

  it('is sent five times an hour at most, and to members only', async () => {
    const { visitor } = await newcomer('mia@example.com');
    const statuses = [];
    for (let nth = 0; nth < 6; nth += 1) {
      statuses.push((await visitor.post('/api/verification/resend')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await server.visitor().post('/api/verification/resend')).status).toBe(401);
  });
});

describe("an administrator's address", () => {
  it('makes nobody an administrator who cannot read its e-mails', async () => {
    const { visitor, token } = await newcomer('admin@nestmates.test');
    expect(await rightsOf(visitor)).toMatchObject({ isAdmin: false });
    expect((await visitor.get('/admin/early-access')).status).toBe(403);
    await confirm(token);
    expect(await rightsOf(visitor)).toMatchObject({ isAdmin: true });
    expect((await visitor.get('/admin/early-access')).status).toBe(200);
  });
});

describe('a member who has not verified her e-mail', () => {
  it('sees nobody, and is told what she needs before she asks to connect', async () => {
    const [ana, bea] = [await mother(server, { emailVerifiedAt: null }), await mother(server)];
    await server.runJobs();
    expect((await ana.get(`/api/users/${bea.id}`)).status).toBe(404);
    expect((await ana.get('/api/matches')).status).toBe(200);
    for (const refused of [await ana.post('/api/match/calculate'), await askToConnect(ana, bea)]) {
      expect([refused.status, refused.body]).toEqual([
        403,
        {
          error: 'EMAIL_UNVERIFIED',
          message: 'Please verify your email first, with the link that we have sent you.',
        },
      ]);
    }
  });

  it('declines a swap, and is told what she needs before she accepts one', async () => {
    const { bea, swapId } = await pendingSwap(server);
    await server.knex('users').where({ id: bea.id }).update({ emailVerifiedAt: null });
    const refused = await answerSwap(bea, swapId, 'confirmed');
    expect([refused.status, refused.body.error]).toEqual([403, 'EMAIL_UNVERIFIED']);
    const declined = await answerSwap(bea, swapId, 'declined');
    expect([declined.status, declined.body.status]).toEqual([200, 'declined']);
  });

  it('asks to connect where verifying is only offered', async () => {
    const offering = await testServer({ env: { VERIFIED_EMAIL: 'offered' } });
    const [ana, bea] = [
      await mother(offering, { emailVerifiedAt: null }),
      await mother(offering, { emailVerifiedAt: null }),
    ];
    expect((await askToConnect(ana, bea)).status).toBe(200);
    expect(await rightsOf(ana)).toMatchObject({ emailVerified: false, mustVerifyEmail: false });
    await offering.close();
  });
});

it('a report weighs nothing until the e-mail of its member is verified', async () => {
  const joined = { ...columnsOf.pro, createdAt: later(server.clock.now(), -days(100)) };
  const [bea, ana] = [await server.member(joined), await server.member({ ...joined, emailVerifiedAt: null })];
  expect((await reportMember(server, ana, bea)).body).toMatchObject({ state: 'received' });
  const weight = async () => (await server.knex('cases').where({ memberId: bea.id }).first()).weight;
  expect(await weight()).toBe('0.00');
  await ana.post('/api/verification/resend');
  const { email } = await server.knex('users').where({ id: ana.id }).first();
  const [token = ''] = await tokensTo(email);
  expect((await confirm(token)).body).toEqual({ status: 'verified' });
  await server.runJobs();
  expect(await weight()).toBe('4.00');
});
