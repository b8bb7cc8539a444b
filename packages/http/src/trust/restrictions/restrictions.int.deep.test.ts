import { Restrictions } from '@nestmates/application/members/restrictions/restrictions.ts';
import type { RestrictionKind } from '@nestmates/domain/platform/access/restriction.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askToConnect, connect, listAt, mother, twoMothers } from '../../../testing/mothers.ts';
import { insertOrder, payable } from '../../../testing/order-setup.ts';
import { scheduled } from '../../../testing/playdate-setup.ts';
import {
  askedAgain,
  austin,
  markedMember,
  readsThatShow,
  readsWith,
} from '../../../testing/reads-that-show.ts';
import { exampleRequests } from '../../../testing/requests-of.ts';
import { columnsOf } from '../../../testing/roles.ts';
import { askForSwap, childOf, matchBetween, swapRequestOf } from '../../../testing/swap-setup.ts';
import { type TestMember, type TestServer, testServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => server.close());

const nameOf = ({ endpoint }: { endpoint: { method: string; path: string } }) =>
  `${endpoint.method} ${endpoint.path}`;

/** Written by hand: what somebody who is suspended or banned can still call, by what it protects. */
const staysOpen: Readonly<Record<string, readonly string[]>> = {
  'their say in what was decided': [
    'get /api/me',
    'get /api/account/standing',
    'post /api/account/appeals',
    'post /api/account/standing/words',
  ],
  'their account, from whoever else is in it': [
    'get /api/account/sessions',
    'delete /api/account/sessions',
    'delete /api/account/sessions/:sessionId',
    'post /api/account/confirm-password',
    'post /api/account/change-password',
    'get /api/account/email',
    'delete /api/account/email',
    'get /api/account/totp',
    'post /api/account/totp',
    'post /api/account/totp/confirm',
    'delete /api/account/totp',
    'post /api/account/totp/recovery-codes',
    'get /api/account/passkeys',
    'post /api/account/passkeys/options',
    'post /api/account/passkeys',
    'delete /api/account/passkeys/:passkeyId',
  ],
  'what others read of them without being asked': [
    'get /api/calendar-link',
    'delete /api/calendar-link',
    'get /api/shared-plans',
    'delete /api/shared-plans/:id',
    'delete /api/push/subscriptions',
  ],
  'their money': [
    'get /api/stripe/connect/status',
    'get /api/seller/payment-account',
    'post /api/stripe/connect/onboard',
    'get /api/subscription',
    'post /api/subscription/portal',
    'get /api/subscription/guarantee',
    'post /api/subscription/guarantee',
    // The guarantee asks for a verified e-mail.
    'post /api/verification/resend',
  ],
  'them and a child in a swap that has begun': [
    'post /api/shared-plan/:token/home-safe',
    'get /api/swaps/:swapId/cards',
  ],
  'their data, and their way out': [
    'post /api/account/export',
    'get /api/account/exports',
    'get /api/account/exports/:token',
    'delete /api/account',
    'get /api/account/deletion',
    'delete /api/account/deletion',
  ],
};
const open = Object.values(staysOpen).flat();
const isOfOrders = (name: string): boolean =>
  /^\w+ \/api\/orders\//.test(name) && name !== 'get /api/orders/latest' && !name.includes('/review');

/** Written by hand: what shows a limited member to somebody new. */
const closedToLimited = [
  'post /api/connections/request',
  'post /api/marketplace/:id/checkout',
  // Question about a listing, to a seller with whom there is no thread.
  'post /api/messages',
];

async function restrict({ id }: { readonly id: number }, kind: RestrictionKind): Promise<void> {
  const restrictions = server.container.get(Restrictions);
  await server.container
    .get(KnexTransaction)
    .run(() => restrictions.impose(id, { kind, until: null }, 'weight'));
}

async function refusedTo(kind: RestrictionKind): Promise<readonly string[]> {
  const refused: string[] = [];
  const restricted = async () => {
    const member = await server.member({ ...columnsOf.premium, isAdmin: true });
    // Money may still be due to whoever has one.
    await payable(server.knex, member);
    await restrict(member, kind);
    return member;
  };
  let unchanged: TestMember | undefined;
  for (const route of server.routes) {
    const { endpoint } = route;
    if (endpoint.streams && kind === 'limited') continue;
    const member = unchanged ?? (await restricted());
    const [example] = exampleRequests(endpoint);
    if (!example) continue;
    const { body, status } = await member.send(endpoint.method, example.path, example.options);
    expect(status, nameOf(route)).toBeLessThan(500);
    const isRefused = body.error === 'RESTRICTED';
    if (isRefused) refused.push(nameOf(route));
    unchanged = isRefused ? member : undefined;
  }
  return refused;
}

describe('every call', () => {
  const timeout = 240_000;
  it.each(['suspended', 'banned'] as const)(
    'is closed to whoever is %s, but for these',
    { timeout },
    async (kind) => {
      const refused = await refusedTo(kind);
      const others = server.routes.filter(({ endpoint }) => endpoint.access !== 'public').map(nameOf);
      const left = others.filter((name) => !refused.includes(name));
      expect(left.filter((name) => !isOfOrders(name)).toSorted()).toEqual(open.toSorted());
      expect(refused.filter((name) => !others.includes(name))).toEqual([]);
    },
  );

  it('is open to whoever is limited, but for what shows them to somebody new', { timeout }, async () => {
    expect((await refusedTo('limited')).toSorted()).toEqual(closedToLimited.toSorted());
  });
});

/** Written by hand: some of what two who know each other read of each other. */
const withThePhoto = [
  'get /api/conversations',
  'get /api/matches',
  'get /api/notifications',
  'get /api/orders/:id',
  'get /api/orders/buyer',
  'get /api/people/:id',
  'get /api/playdates/scheduled',
  'get /api/swaps/pending',
  'get /api/users/:id',
];

const lift = ({ id }: TestMember) =>
  server.container.get(KnexTransaction).run(() => server.container.get(Restrictions).lift(id, 'weight'));

/** Two who have everything in common that two can have; what each read needs to be about that. */
async function friendsWithEverything() {
  const { ana, bea, playdateId } = await scheduled(server);
  const [matchId, childId] = [await matchBetween(server, ana, bea), await childOf(server, ana)];
  const { body: swap } = await askForSwap(ana, swapRequestOf({ bea, matchId, childId }));
  const orderId = await insertOrder(server.knex, { buyer: ana, seller: bea });
  const sent = { senderId: bea.id, receiverId: ana.id, message: 'Hi', timestamp: server.clock.now() };
  await server.knex('messages').insert(sent);
  const told = { memberId: ana.id, otherId: bea.id, kind: 'order', sentence: 'Sent', topic: 'order' };
  await server.knex('notifications').insert({ ...told, path: `/orders/${orderId}`, at: sent.timestamp });
  return { ana, bea, ids: [bea.id, playdateId, Number(swap.id), orderId] };
}

describe('what is shown of a member', () => {
  const timeout = 240_000;
  it('to strangers and connections ends with a restriction, and comes back', { timeout }, async () => {
    const marked = await markedMember(server);
    const [stranger, friend] = [
      await mother(server, { firstName: 'Vera', ...austin }),
      await mother(server, { firstName: 'Fay', ...austin }),
    ];
    await connect(server, friend, marked);
    await server.runJobs();
    const [toStranger, toFriend] = [
      await readsThatShow(server, marked, stranger),
      await readsThatShow(server, marked, friend),
    ];
    expect(toStranger).toContain('get /api/marketplace/seller/:id/reviews');
    expect(toStranger.length).toBeGreaterThan(5);
    expect(toFriend).toContain('get /api/matches');
    const among = askedAgain([...toStranger, ...toFriend]);
    const shownTo = (by: TestMember) => readsThatShow(server, marked, by, among);
    await restrict(marked, 'limited');
    expect(await shownTo(stranger)).toEqual([]);
    expect(await shownTo(friend)).toEqual(toFriend);
    await restrict(marked, 'limited');
    await lift(marked);
    expect(await shownTo(stranger)).toEqual(toStranger);
    await restrict(marked, 'suspended');
    expect(await shownTo(stranger)).toEqual([]);
    // The name of whom a thread was with.
    expect(await shownTo(friend)).toEqual(['get /api/conversations', 'get /api/conversations/:userId']);
  });

  it('connects a limited member with nobody new, also with whoever had asked before', {
    timeout,
  }, async () => {
    const [ana, bea] = await twoMothers(server);
    await askToConnect(ana, bea);
    const asked = () => listAt(bea, '/api/connections/pending');
    const [request] = await asked();
    expect(request?.actions).toEqual(['accept', 'decline']);
    const onPage = () => bea.get(`/api/people/${ana.id}`);
    expect((await onPage()).body.actions).toEqual(['accept', 'decline']);
    await restrict(bea, 'limited');
    expect((await asked())[0]?.actions).toEqual(['decline']);
    expect((await onPage()).body.actions).toEqual(['decline']);
    const answer = (action: string) =>
      bea.post('/api/connections/respond', { requestId: request?.id, action });
    expect((await answer('accept')).body.error).toBe('RESTRICTED');
    expect(await listAt(bea, '/api/matches')).toEqual([]);
    expect((await answer('decline')).status).toBe(200);
  });

  it.each(['limited', 'suspended', 'banned'] as const)(
    'is connected with nobody new while %s, also where a page from before shows the request',
    { timeout },
    async (kind) => {
      const [ana, bea] = await twoMothers(server);
      await askToConnect(ana, bea);
      const [request] = await listAt(bea, '/api/connections/pending');
      await restrict(ana, kind);
      const answer = (action: string) =>
        bea.post('/api/connections/respond', { requestId: request?.id, action });
      for (const action of ['accept', 'decline']) {
        expect((await answer(action)).body).toMatchObject({
          error: 'NOT_FOUND',
          message: 'We could not find this request.',
        });
      }
      await lift(ana);
      expect((await answer('accept')).status).toBe(200);
    },
  );

  it('has no photo while the member is away, also in what goes on', { timeout }, async () => {
    const portrait = 'portrait-of-who-is-away';
    const { ana, bea, ids } = await friendsWithEverything();
    await server
      .knex('users')
      .where({ id: bea.id })
      .update({ profilePhotoUrl: `/photos/${portrait}/card.webp` });
    const before = await readsWith(server, portrait, ana, ids);
    const among = askedAgain(before);
    const shown = () => readsWith(server, portrait, ana, ids, among);
    expect(before).toEqual(expect.arrayContaining(withThePhoto));
    await restrict(bea, 'limited');
    expect(await shown()).toEqual(before);
    await lift(bea);
    for (const kind of ['suspended', 'banned'] as const) {
      await restrict(bea, kind);
      expect(await shown(), kind).toEqual([]);
      expect((await bea.get('/api/me')).body.profilePhotoUrl).toContain(portrait);
      await lift(bea);
      expect(await shown()).toEqual(before);
    }
  });
});
