import { Restrictions } from '@nestmates/application/members/restrictions/restrictions.ts';
import { days, hours, later, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { Sandbox } from '@nestmates/infrastructure/money/payments/sandbox/sandbox.ts';
import { paymentOfPlan } from '@nestmates/infrastructure/money/payments/sandbox/sandbox-subscriptions.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectBooksToAgree } from '../../../testing/books.ts';
import { memberPassword as password } from '../../../testing/member-password.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { pathOf, sendForm } from '../../../testing/sandbox-payments.ts';
import { emailsTo } from '../../../testing/sent-emails.ts';
import {
  answerSwap,
  askForSwap,
  connectedPair,
  statusOf as statusOfSwap,
  swapRequestOf,
} from '../../../testing/swap-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';
import { verifyEmail } from '../../../testing/verify-email.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const kinds = ['suspended', 'banned'] as const;
const decide = (work: (restrictions: Restrictions) => Promise<unknown>) =>
  server.container.get(port('transaction')).run(() => work(server.container.get(Restrictions)));
const restrict = ({ id }: TestMember, kind: (typeof kinds)[number]) =>
  decide((restrictions) => restrictions.impose(id, { kind, until: null }, 'weight'));
const bringBack = async ({ id }: TestMember) => {
  await decide((restrictions) => restrictions.lift(id, 'weight'));
  await server.runJobs();
};
/** Waits the ten minutes in which it is taken back by a tap. */
async function restrictForGood(member: TestMember, kind: (typeof kinds)[number]): Promise<void> {
  await restrict(member, kind);
  await server.runJobs();
  server.clock.forward(minutes(10));
  await server.runJobs();
}

describe('the plan of a member', () => {
  const guarantee = '/api/subscription/guarantee';
  const billing = () => server.container.get(Sandbox).subscriptions;
  const pageOf = async (member: TestMember) =>
    pathOf((await member.send('POST', '/api/subscribe?plan=pro')).body.checkoutUrl);
  const plansOf = ({ id }: TestMember) =>
    server
      .knex('paid_subscriptions')
      .where({ userId: id })
      .then((rows) => rows.map(({ providerId }): string => providerId));

  async function subscriber() {
    const member = await server.member({ ...columnsOf.free });
    await sendForm(member, await pageOf(member), { outcome: 'pay' });
    await server.runJobs();
    const [plan = expect.unreachable('no plan')] = await plansOf(member);
    return { member, plan };
  }
  const statusOf = async (plan: string) => (await billing().find(plan))?.status;

  it.each(kinds)(
    'who is %s does not renew, and the first payment goes back by the guarantee',
    async (kind) => {
      const { member, plan } = await subscriber();
      await restrictForGood(member, kind);
      expect(await statusOf(plan)).toBe('ending');
      expect((await member.get('/api/subscription')).body).toMatchObject({
        subscription: { status: 'ending' },
      });
      expect((await member.get(guarantee)).body).toMatchObject({ status: 'open', amount: 799 });
      expect((await member.post(guarantee)).status).toBe(200);
      await server.runJobs();
      expect((await member.get(guarantee)).body).toMatchObject({ status: 'refunded', amount: 799 });
      const refunds = server
        .knex('sandbox_movements')
        .where({ paymentId: paymentOfPlan(plan), kind: 'refund' });
      expect(await refunds.pluck('cents')).toEqual([799]);
      expect(await statusOf(plan)).toBe('canceled');
      await expectBooksToAgree(server);
    },
  );

  it.each(kinds)(
    'who is %s leads to where it is cancelled, and to a link that verifies the e-mail',
    async (kind) => {
      const { member } = await subscriber();
      await server.knex('users').where({ id: member.id }).update({ emailVerifiedAt: null });
      await restrict(member, kind);
      expect(await member.post('/api/subscription/portal')).toMatchObject({ status: 200 });
      expect((await member.post(guarantee)).body.error).toBe('EMAIL_UNVERIFIED');
      expect((await member.post('/api/verification/resend')).status).toBe(200);
      await server.runJobs();
      await verifyEmail(server, member.email);
      expect((await member.post(guarantee)).status).toBe(200);
    },
  );

  it('renews as before once a suspension ends', async () => {
    const { member, plan } = await subscriber();
    await restrictForGood(member, 'suspended');
    await bringBack(member);
    expect(await statusOf(plan)).toBe('active');
  });

  it('is none any more that could be paid on a page from before, and none that was paid on it renews', async () => {
    const [late, quick] = [await server.member(columnsOf.free), await server.member(columnsOf.free)];
    const [latePage, quickPage] = [await pageOf(late), await pageOf(quick)];
    await restrict(quick, 'banned');
    await sendForm(quick, quickPage, { outcome: 'pay' });
    await restrictForGood(late, 'banned');
    await sendForm(late, latePage, { outcome: 'pay' });
    await server.runJobs();
    expect(await plansOf(late)).toEqual([]);
    const [plan = expect.unreachable('no plan')] = await plansOf(quick);
    expect(await statusOf(plan)).toBe('ending');
  });
});

describe('a swap that has begun', () => {
  async function begunSwap() {
    const both = await connectedPair(server);
    const { ana, bea, childId } = both;
    const card = { allergies: [{ what: 'Peanuts', shows: 'Hives', do: 'The pen, then 911' }] };
    await ana.put(`/api/children/${childId}/card`, card);
    const date = later(server.clock.now(), days(2)).toISOString();
    const asked = await askForSwap(ana, { ...swapRequestOf(both), date, cardChildIds: [childId] });
    await answerSwap(bea, asked.body.id, 'confirmed');
    const swapId = Number(asked.body.id);
    const links: Record<number, { readonly id: number; readonly path: string }> = {};
    for (const member of [ana, bea]) {
      const { body } = await member.post('/api/shared-plans', { swapId });
      links[member.id] = { id: Number(body.id), path: `/api${new URL(String(body.url)).pathname}` };
    }
    const linkOf = ({ id }: TestMember) => {
      const { path, ...link } = links[id] ?? expect.unreachable('no link');
      return { ...link, path: path.replace('/api/plan/', '/api/shared-plan/') };
    };
    const begunAt = later(server.clock.now(), -minutes(1));
    await server.knex('babysitting_swaps').where({ id: swapId }).update({ date: begunAt });
    return { ana, bea, swapId, linkOf };
  }
  async function cardsFor(member: TestMember, swapId: number) {
    expect((await member.post('/api/account/confirm-password', { password })).status).toBe(200);
    return member.get(`/api/swaps/${swapId}/cards`);
  }

  it.each(kinds)(
    'lets whoever is %s meanwhile say that they are home safe, and end the link',
    async (kind) => {
      const { ana, linkOf } = await begunSwap();
      const { id, path } = linkOf(ana);
      await restrictForGood(ana, kind);
      expect((await ana.get('/api/shared-plans')).body).toMatchObject([{ id, homeSafeAt: null }]);
      expect((await ana.get(path)).body).toMatchObject({ mine: true });
      expect((await ana.post(`${path}/home-safe`)).status).toBe(200);
      const seen = await server.visitor().get(path);
      expect(seen.body).toMatchObject({ mine: false, homeSafeAt: expect.any(String) });
      expect((await ana.delete(`/api/shared-plans/${id}`)).status).toBe(200);
      expect((await server.visitor().get(path)).status).toBe(404);
    },
  );

  it('shows the child’s card to a sitter who is suspended meanwhile, until two hours after', async () => {
    const { bea, swapId } = await begunSwap();
    await restrictForGood(bea, 'suspended');
    expect((await cardsFor(bea, swapId)).body).toMatchObject({ cards: [{ card: { allergies: [{}] } }] });
    expect(await statusOfSwap(server, swapId)).toBe('confirmed');
    server.clock.forward(days(1) + hours(3));
    expect((await cardsFor(bea, swapId)).body.error).toBe('CARD_CLOSED');
  });

  it.each(['the sitter', 'the mother'])(
    'is listed for the other while %s is suspended, with nothing to agree on',
    async (about) => {
      const { ana, bea, swapId } = await begunSwap();
      const [away, other] = about === 'the sitter' ? [bea, ana] : [ana, bea];
      const listed = async () =>
        (await other.get('/api/swaps/confirmed')).body as unknown as readonly object[];
      await restrictForGood(away, 'suspended');
      expect(await listed()).toMatchObject([
        { id: swapId, userIsAway: true, actions: [], user: { id: away.id } },
      ]);
      if (other === ana) expect((await ana.get('/api/swaps/children')).body).toMatchObject([{ swapId }]);
      await bringBack(away);
      expect(await listed()).toMatchObject([{ id: swapId, userIsAway: false }]);
      await restrictForGood(away, 'suspended');
      // A block hides it, as it always did.
      await server
        .knex('blocks')
        .insert({ blockerId: other.id, blockedId: away.id, createdAt: server.clock.now() });
      expect(await listed()).toEqual([]);
    },
  );

  it('is listed no longer than it lasts while the sitter is away', async () => {
    const { ana, bea, swapId } = await begunSwap();
    await restrictForGood(bea, 'suspended');
    server.clock.forward(days(1));
    expect((await ana.get('/api/swaps/confirmed')).body).toEqual([]);
    expect((await ana.get('/api/swaps/past')).body).toEqual([]);
    expect(await statusOfSwap(server, swapId)).toBe('confirmed');
  });

  it.each(['nothing', 'a suspension'])(
    'is called off once its sitter is banned, who sees no card any more, after %s',
    async (before) => {
      const { ana, bea, swapId } = await begunSwap();
      // What is about the child's safety is told to everybody.
      expect((await ana.put('/api/account/notifications', { swapEmails: false })).status).toBe(200);
      if (before === 'a suspension') await restrictForGood(bea, 'suspended');
      expect((await cardsFor(bea, swapId)).status).toBe(200);
      const at = server.clock.now();
      const opened = { memberId: bea.id, openedAt: at, oldestAt: at, status: 'open', version: 0 };
      const [{ id: caseId }] = await server.knex('cases').insert(opened).returning('id');
      await decide((restrictions) =>
        restrictions.impose(bea.id, { kind: 'banned', until: null }, { caseId }),
      );
      expect((await cardsFor(bea, swapId)).status).toBe(404);
      await server.runJobs();
      expect(await statusOfSwap(server, swapId)).toBe('cancelled');
      const told = (await emailsTo(server, ana)).filter(({ subject }) => subject.includes('called off'));
      expect(told.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^Please pick up your child: \w+ called off your babysitting swap$/),
      ]);
      expect(told[0]?.text).toContain('that you had asked for');
      expect(told[0]?.text).toMatch(/If your child is with \w+, please pick them up\./);
    },
  );

  it.each(['the sitter', 'the mother'])(
    'is none where it began after the decision about %s: however late the jobs are, it is called off and shows no card',
    async (about) => {
      const { ana, bea, swapId } = await begunSwap();
      await restrict(about === 'the sitter' ? bea : ana, 'suspended');
      const date = later(server.clock.now(), minutes(5));
      await server.knex('babysitting_swaps').where({ id: swapId }).update({ date });
      expect((await cardsFor(bea, swapId)).status).toBe(404);
      server.clock.forward(minutes(20));
      expect((await cardsFor(bea, swapId)).status).toBe(404);
      await server.runJobs();
      expect(await statusOfSwap(server, swapId)).toBe('cancelled');
    },
  );

  it.each(kinds)(
    'shows it to the sitter of a mother who is %s meanwhile, and of no other swap',
    async (kind) => {
      const [{ ana, bea, swapId }, ahead] = [await begunSwap(), await begunSwap()];
      await server
        .knex('babysitting_swaps')
        .where({ id: ahead.swapId })
        .update({ date: later(server.clock.now(), minutes(30)) });
      expect((await cardsFor(ahead.bea, ahead.swapId)).status).toBe(200);
      await restrict(ahead.ana, kind);
      expect((await cardsFor(ahead.bea, ahead.swapId)).status).toBe(404);
      await restrictForGood(ana, kind);
      expect((await cardsFor(bea, swapId)).body).toMatchObject({ cards: [{ card: { allergies: [{}] } }] });
      // A block closes them, as it always did.
      await server
        .knex('blocks')
        .insert({ blockerId: ana.id, blockedId: bea.id, createdAt: server.clock.now() });
      expect((await cardsFor(bea, swapId)).status).toBe(404);
    },
  );
});

it.each(kinds)(
  'whoever is %s switches off what others read of them, and withdraws a change of e-mail',
  async (kind) => {
    const member = await server.member(columnsOf.pro);
    const { body } = await member.post('/api/calendar-link', { password });
    const feed = new URL(String(body.url)).pathname;
    await member.put('/api/account/email', { email: `intruder-${kind}@example.com`, password });
    await restrict(member, kind);
    expect((await member.get('/api/calendar-link')).body.createdAt).toEqual(expect.any(String));
    expect((await member.delete('/api/calendar-link')).status).toBe(200);
    expect((await server.visitor().get(feed)).status).toBe(404);
    expect((await member.get('/api/account/email')).body.waiting).toMatchObject({});
    expect((await member.delete('/api/account/email')).status).toBe(200);
    expect(await server.knex('email_changes').where({ memberId: member.id })).toEqual([]);
  },
);
