import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { newSeries } from '@nestmates/domain/calendar/event-series.ts';
import { isoWeek } from '@nestmates/domain/insights/weekly-insight.ts';
import type { SwapParty } from '@nestmates/domain/swaps/swap.ts';
import { randomTokens } from '@nestmates/infrastructure/accounts/random-tokens.ts';
import type { Knex } from '@nestmates/infrastructure/database/knex.ts';
import { insertListing, insertOrder, payable } from './order-setup.ts';
import type { SignedInMember } from './signed-in-members.ts';
import { inDays } from './swap-setup.ts';

/** The caller, and another member whom the call may concern. */
export interface Two {
  readonly knex: Knex;
  readonly caller: SignedInMember;
  readonly other: SignedInMember;
}

export interface ArrangedCall {
  /** Of the endpoint's path. */
  readonly params?: Readonly<Record<string, number | string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Left out, the example of the endpoint is sent. */
  readonly body?: unknown;
}

export interface Arrangement {
  /** Whether the call concerns the other member as well. */
  readonly concernsOther: boolean;
  /** Whether her account is kept while that is open which the call is about. */
  readonly keepsAccount?: boolean;
  /** The status of a call that is too late; otherwise 400 means that it is not arranged well. */
  readonly whenGone?: 400;
  arrange(two: Two): Promise<ArrangedCall> | ArrangedCall;
}

type Arrange = Arrangement['arrange'];
const alone = (arrange: Arrange = () => ({})): Arrangement => ({ concernsOther: false, arrange });
/** A link of hers is invalid once she is gone. */
const whenGoneInvalid = (arrange: Arrange): Arrangement => ({ concernsOther: false, whenGone: 400, arrange });
const withOther = (arrange: Arrange): Arrangement => ({ concernsOther: true, arrange });
/** Nobody leaves while an order of hers is open. */
const ofOrder = (arrange: Arrange): Arrangement => ({ concernsOther: true, keepsAccount: true, arrange });

export const password = 'Nestmates1!';
const now = () => new Date();

async function idOf(inserted: PromiseLike<readonly { readonly id: number }[]>): Promise<number> {
  return Number((await inserted)[0]?.id);
}

function connect({ knex, caller, other }: Two): Promise<number> {
  const [userId1, userId2] = [Math.min(caller.id, other.id), Math.max(caller.id, other.id)];
  const connection = { userId1, userId2, compatibilityScore: 80, status: 'accepted', createdAt: now() };
  return idOf(knex('matches').insert(connection).returning('id'));
}

const childOf = ({ knex }: Two, { id: userId }: SignedInMember): Promise<number> =>
  idOf(
    knex('children')
      .insert({ userId, position: 0, gender: 'girl', age: 4, createdAt: now() })
      .returning('id'),
  );

const savedSearchOf = ({ knex, caller }: Two): Promise<number> =>
  idOf(
    knex('saved_searches')
      .insert({
        userId: caller.id,
        name: 'Bikes',
        search: { q: 'bike' },
        letters: true,
        createdAt: now(),
        lookedAt: now(),
      })
      .returning('id'),
  );

const askedBy = ({ knex }: Two, from: SignedInMember, to: SignedInMember): Promise<number> =>
  idOf(
    knex('connection_requests')
      .insert({ requesterId: from.id, recipientId: to.id, status: 'pending', createdAt: now() })
      .returning('id'),
  );

async function pass({ knex, caller, other }: Two): Promise<void> {
  await knex('swipes').insert({ memberId: caller.id, day: now(), count: 1 });
  await knex('passes').insert({ memberId: caller.id, passedId: other.id, passedAt: now(), swipe: true });
}

const block = ({ knex, caller, other }: Two) =>
  knex('blocks').insert({ blockerId: caller.id, blockedId: other.id, createdAt: now() });

const received = ({ knex, caller, other }: Two): Promise<number> =>
  idOf(
    knex('messages')
      .insert({ senderId: other.id, receiverId: caller.id, message: 'Hello', timestamp: now() })
      .returning('id'),
  );

const swapRequest = {
  date: inDays(2).toISOString(),
  location: 'Zilker Park',
  emergencyContact: 'Sam, 512 555 0100',
};

async function swapFrom(two: Two, from: SignedInMember, to: SignedInMember): Promise<number> {
  const matchId = await connect(two);
  const childIds = [await childOf(two, from)];
  return idOf(
    two
      .knex('babysitting_swaps')
      .insert({
        ...swapRequest,
        matchId,
        requesterId: from.id,
        recipientId: to.id,
        childIds,
        status: 'pending',
        createdAt: now(),
      })
      .returning('id'),
  );
}

async function confirmedSwapFrom(two: Two, from: SignedInMember, to: SignedInMember, proposedBy?: SwapParty) {
  const id = await swapFrom(two, from, to);
  const proposal = proposedBy ? { proposedBy, proposedDate: inDays(4) } : {};
  const confirmed = { status: 'confirmed', settledAt: now(), ...proposal };
  await two.knex('babysitting_swaps').where({ id }).update(confirmed);
  return id;
}

const event = { title: 'Swimming', date: '2030-06-04T09:00', timeZone: 'America/Chicago' };

const calendarEvent = ({ knex, caller }: Two, columns: object = {}): Promise<number> =>
  idOf(
    knex('calendar_events')
      .insert({ userId: caller.id, title: event.title, date: inDays(2), createdAt: now(), ...columns })
      .returning('id'),
  );

const time = { kind: 'timed', start: event.date, end: null, timeZone: event.timeZone } as const;
const deleted = () => ({
  deletedAt: now(),
  changedAt: now(),
  beforeDeletion: JSON.stringify(
    newSeries({ title: event.title, type: 'personal', description: null, time }, null),
  ),
});

const listingOf = ({ knex }: Two, seller: SignedInMember): Promise<number> => insertListing(knex, seller);

type Party = 'caller' | 'other';

/** An order that one of the two has bought of the other. */
async function orderOf(
  two: Two,
  buyer: Party,
  columns: Readonly<Record<string, unknown>>,
): Promise<ArrangedCall> {
  const [buys, sells] = buyer === 'caller' ? [two.caller, two.other] : [two.other, two.caller];
  return { params: { id: await insertOrder(two.knex, { buyer: buys, seller: sells }, columns) } };
}

async function withAdmin(two: Two): Promise<Two> {
  await two.knex('users').where({ id: two.caller.id }).update({ isAdmin: true });
  return two;
}

const emailOfOther = ({ knex, other }: Two): Promise<{ readonly email: string }> =>
  knex('users').where({ id: other.id }).first('email');

const unpaid = { status: 'awaiting_payment', paidAt: null, paymentId: null, reservedUntil: inDays(1) };
const toShip = { status: 'pending_shipment' };
const sent = { status: 'shipped', shippedAt: now() };
const wrong = { ...sent, status: 'problem', problemAt: now() };
const toPickUp = { ...toShip, fulfilment: 'pickup', pickupCode: '012345' };
const done = { ...sent, status: 'completed', completedAt: now() };
const words = { text: 'A wheel is loose.' };

const subscribeToPremium = ({ knex, caller }: Two) =>
  knex('subscriptions').where({ userId: caller.id }).update({ tier: 'premium' });

/** Both are free at any time and have a child of four; the caller has Premium. */
async function ableToMeet(two: Two): Promise<number> {
  await subscribeToPremium(two);
  for (const member of [two.caller, two.other]) await childOf(two, member);
  const ids = [two.caller.id, two.other.id];
  await two
    .knex('users')
    .whereIn('id', ids)
    .update({ availability: ['flexible-schedule'] });
  return connect(two);
}

async function playdateFrom(two: Two, from: SignedInMember, to: SignedInMember): Promise<ArrangedCall> {
  const times = [inDays(2)];
  const playdateId = await idOf(
    two
      .knex('playdates')
      .insert({
        userIdOne: from.id,
        userIdTwo: to.id,
        matchId: await connect(two),
        proposedBy: from.id,
        status: 'proposed',
        times,
        endsAt: times[0],
        createdAt: now(),
      })
      .returning('id'),
  );
  const proposal = { senderId: from.id, receiverId: to.id, message: 'Hello', timestamp: now(), playdateId };
  await two.knex('messages').insert(proposal);
  return { params: { playdateId } };
}

const insightOf = ({ knex, caller }: Two): Promise<number> =>
  idOf(
    knex('insights')
      .insert({
        userId: caller.id,
        week: isoWeek(now()),
        regeneration: 0,
        author: 'nestmates',
        tip: 'Read one page more tonight.',
        tipTopic: 'learning',
        selfCare: 'Drink your coffee while it is hot.',
        selfCareTopic: 'rest',
        bonding: 'Fold a paper boat together.',
        bondingTopic: 'making',
        generatedAt: now(),
        readAt: now(),
      })
      .returning('id'),
  );

async function readyToSell(two: Two): Promise<void> {
  const { knex, caller } = two;
  await subscribeToPremium(two);
  await knex('payment_accounts').insert({ userId: caller.id, providerAccountId: randomUUID(), ready: true });
}

const profile = { firstName: 'Ana', state: 'TX', city: 'Austin', zipCode: '78701', age: 31 };
const parenting = { parentingVibe: ['gentle'], availability: ['monday'], lookingFor: ['friendship'] };
const completion = { bio: 'Two boys, one dog, and coffee at ten.' };
const pushService = 'https://fcm.googleapis.com/fcm/send';
const browser = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
};

/**
 * How each call that changes something is made so that it concerns the members whom it can concern. An endpoint
 * that is missing here fails the test of the races.
 */
export const arrangements: Readonly<Record<string, Arrangement>> = {
  'delete /api/account': alone(),
  'post /api/account/change-password': alone(() => ({
    body: { currentPassword: password, newPassword: 'Nestmates2!' },
  })),
  'put /api/account/notifications': alone(() => ({ body: { messageEmails: false } })),
  'post /api/login': alone(async ({ knex, caller }) => {
    const { email } = await knex('users').where({ id: caller.id }).first('email');
    return { body: { email, password } };
  }),
  'post /api/logout': alone(),
  'post /api/register': alone(() => ({ body: { email: `${randomUUID()}@nestmates.test`, password } })),
  'post /api/password-reset-request': alone(async ({ knex, caller }) => ({
    body: await knex('users').where({ id: caller.id }).first('email'),
  })),
  'post /api/password-reset-confirm': whenGoneInvalid(async ({ knex, caller }) => {
    const token = randomTokens.generate();
    const resetToken = randomTokens.digest(token);
    await knex('users')
      .where({ id: caller.id })
      .update({ resetToken, resetTokenExpires: inDays(1) });
    return { body: { token, newPassword: 'Nestmates2!' } };
  }),

  'delete /api/account/sessions': alone(),
  'delete /api/account/sessions/:sessionId': alone(async ({ knex, caller }) => ({
    params: { sessionId: (await knex('sessions').where({ userId: caller.id }).first('id')).id },
  })),
  'post /api/verification/resend': alone(async ({ knex, caller }) => {
    await knex('users').where({ id: caller.id }).update({ emailVerifiedAt: null });
    return {};
  }),
  'post /api/verification/confirm': whenGoneInvalid(async ({ knex, caller }) => {
    const token = randomTokens.generate();
    const verificationToken = randomTokens.digest(token);
    await knex('users')
      .where({ id: caller.id })
      .update({ emailVerifiedAt: null, verificationToken, verificationTokenExpires: inDays(1) });
    return { body: { token } };
  }),

  'put /api/profile/basic': alone(() => ({ body: profile })),
  'put /api/profile/parenting': alone(() => ({ body: parenting })),
  'put /api/profile/completion': alone(() => ({ body: completion })),
  'post /api/complete-profile': alone(() => ({ body: completion })),
  'put /api/profile/edit': alone(() => ({ body: { firstName: 'Anna', ...parenting } })),
  'put /api/profile/children': alone(() => ({ body: { children: [{ gender: 'girl', age: 4 }] } })),
  'post /api/profile/upload-photo': alone(),
  'delete /api/profile/photo': alone(),
  'post /api/unlock': alone(async ({ knex }) => {
    const code = { code: 'SPRING', places: 1000 };
    await knex('early_access_codes').insert(code).onConflict('code').ignore();
    return { body: { code: code.code } };
  }),
  'post /api/feedback': alone(() => ({ body: { category: 'Bug', message: 'The map is upside down.' } })),
  'post /api/push/subscriptions': alone(() => ({
    body: { endpoint: `${pushService}/${randomUUID()}`, keys: browser },
  })),
  'delete /api/push/subscriptions': alone(() => ({ query: { endpoint: pushService } })),

  'post /api/calendar': alone(() => ({ body: event })),
  'put /api/calendar/:id': alone(async (two) => ({
    params: { id: await calendarEvent(two) },
    body: { ...event, title: 'Swimming lesson' },
  })),
  'delete /api/calendar/:id': alone(async (two) => ({ params: { id: await calendarEvent(two) } })),
  'post /api/calendar/:id/restore': alone(async (two) => ({
    params: { id: await calendarEvent(two, deleted()) },
  })),
  'post /api/calendar-link': alone(),
  'delete /api/calendar-link': alone(async ({ knex, caller }) => {
    await knex('calendar_links').insert({ userId: caller.id, tokenDigest: randomUUID(), createdAt: now() });
    return {};
  }),

  'post /api/checkin': alone(() => ({ body: { location: 'Zilker Park', type: 'public' } })),
  'delete /api/checkin': alone(async ({ knex, caller }) => {
    const place = { location: 'Zilker Park', city: 'Austin', state: 'TX' };
    await knex('checkins').insert({ ...place, userId: caller.id, type: 'public', createdAt: now() });
    return {};
  }),

  'post /api/mommy-ai': alone(() => ({ body: { challenges: 'Bedtimes' } })),
  'post /api/generate-mommy-insight': alone(async (two) => {
    await subscribeToPremium(two);
    return {};
  }),
  'post /api/insights/current/anew': alone(async (two) => {
    await subscribeToPremium(two);
    await insightOf(two);
    return {};
  }),
  'put /api/insights/:id/helpful': alone(async (two) => {
    await subscribeToPremium(two);
    return { params: { id: await insightOf(two) }, body: { part: 'tip', helpful: true } };
  }),

  /** The suggestions are kept with the ids of both. */
  'post /api/playdate-matches': withOther(async (two) => {
    await ableToMeet(two);
    return {};
  }),
  'post /api/suggest-meetup': withOther(async (two) => {
    await ableToMeet(two);
    return { body: { targetUserId: two.other.id } };
  }),
  'post /api/playdates/:playdateId/accept': withOther(async (two) => ({
    ...(await playdateFrom(two, two.other, two.caller)),
    body: { time: inDays(2).toISOString() },
  })),
  'post /api/playdates/:playdateId/decline': withOther((two) => playdateFrom(two, two.other, two.caller)),
  'post /api/playdates/:playdateId/propose': withOther(async (two) => ({
    ...(await playdateFrom(two, two.other, two.caller)),
    body: { times: [inDays(3).toISOString()] },
  })),
  'post /api/playdates/:playdateId/cancel': withOther((two) => playdateFrom(two, two.caller, two.other)),

  'post /api/match/calculate': withOther(() => ({})),
  'post /api/match/skip': withOther(({ other }) => ({ body: { userId: other.id } })),
  'delete /api/match/skip/:userId': withOther(async (two) => {
    await pass(two);
    return { params: { userId: two.other.id } };
  }),
  'post /api/connections/request': withOther(({ other }) => ({ body: { recipientId: other.id } })),
  'post /api/connections/respond': withOther(async (two) => ({
    body: { requestId: await askedBy(two, two.other, two.caller), action: 'accept' },
  })),
  'delete /api/matches/:userId': withOther(async (two) => {
    await connect(two);
    return { params: { userId: two.other.id } };
  }),
  'post /api/blocks/:userId': withOther(async (two) => {
    await connect(two);
    return { params: { userId: two.other.id } };
  }),
  'delete /api/blocks/:userId': withOther(async (two) => {
    await block(two);
    return { params: { userId: two.other.id } };
  }),
  /** About a listing, which opens the conversation as well. */
  'post /api/messages': withOther(async (two) => ({
    body: {
      receiverId: two.other.id,
      message: 'Is it still there?',
      listingId: await listingOf(two, two.other),
    },
  })),
  'post /api/messages/:userId/read': withOther(async (two) => {
    await connect(two);
    return { params: { userId: two.other.id }, body: { upTo: await received(two) } };
  }),
  'post /api/swaps/request': withOther(async (two) => ({
    body: {
      ...swapRequest,
      matchId: await connect(two),
      recipientId: two.other.id,
      childIds: [await childOf(two, two.caller)],
    },
  })),
  'post /api/swaps/respond': withOther(async (two) => ({
    body: { swapId: await swapFrom(two, two.other, two.caller), response: 'confirmed' },
  })),
  'post /api/swaps/:swapId/outcome': withOther(async (two) => {
    const swapId = await swapFrom(two, two.other, two.caller);
    const over = { status: 'confirmed', settledAt: now(), date: inDays(-2) };
    await two.knex('babysitting_swaps').where({ id: swapId }).update(over);
    return { params: { swapId }, body: { outcome: 'yes' } };
  }),
  'post /api/swaps/:swapId/time': withOther(async (two) => ({
    params: { swapId: await confirmedSwapFrom(two, two.other, two.caller) },
    body: { date: inDays(4).toISOString() },
  })),
  'post /api/swaps/:swapId/time/response': withOther(async (two) => ({
    params: { swapId: await confirmedSwapFrom(two, two.other, two.caller, 'requester') },
    body: { date: inDays(4).toISOString(), response: 'agreed' },
  })),
  'delete /api/swaps/:swapId/time': withOther(async (two) => ({
    params: { swapId: await confirmedSwapFrom(two, two.caller, two.other, 'requester') },
  })),
  'post /api/swaps/:swapId/cancel': withOther(async (two) => ({
    params: { swapId: await swapFrom(two, two.caller, two.other) },
  })),

  'post /api/marketplace': alone(async (two) => {
    await readyToSell(two);
    return { body: { title: 'Balance bike', type: 'product', price: 4800 } };
  }),
  'put /api/marketplace/:id': alone(async (two) => ({
    params: { id: await listingOf(two, two.caller) },
    body: { price: 4000 },
  })),
  'post /api/marketplace/:id/status': alone(async (two) => ({
    params: { id: await listingOf(two, two.caller) },
    body: { action: 'pause' },
  })),
  'delete /api/marketplace/:id': alone(async (two) => ({
    params: { id: await listingOf(two, two.caller) },
  })),
  'post /api/marketplace/upload-photo': alone(),
  'put /api/seller/profile': alone(() => ({
    body: { shopName: `Shop ${randomUUID()}`, bio: 'Small things for small people.' },
  })),
  'post /api/stripe/connect/onboard': alone(),
  'post /api/subscribe': alone(() => ({ query: { plan: 'premium' } })),
  'post /api/create-subscription': alone(),
  'post /api/subscription/portal': alone(async ({ knex, caller }) => {
    await knex('subscriptions')
      .where({ userId: caller.id })
      .update({ providerCustomerId: `cus_${randomUUID()}` });
    return {};
  }),
  'post /api/cart': withOther(async (two) => ({ body: { listingId: await listingOf(two, two.other) } })),
  'delete /api/cart/:listingId': withOther(async (two) => {
    const listingId = await listingOf(two, two.other);
    const item = { userId: two.caller.id, listingId, priceWhenAdded: 4800, addedAt: now() };
    await two.knex('cart_items').insert(item);
    return { params: { listingId } };
  }),
  'put /api/favourites/listings/:listingId': withOther(async (two) => ({
    params: { listingId: await listingOf(two, two.other) },
  })),
  'delete /api/favourites/listings/:listingId': withOther(async (two) => {
    const listingId = await listingOf(two, two.other);
    await two.knex('favourite_listings').insert({ userId: two.caller.id, listingId, createdAt: now() });
    return { params: { listingId } };
  }),
  'post /api/saved-searches': alone(() => ({
    body: { name: 'Bikes', search: { q: 'bike' }, letters: true },
  })),
  'put /api/saved-searches/:searchId': alone(async (two) => ({
    params: { searchId: await savedSearchOf(two) },
    body: { letters: false },
  })),
  'delete /api/saved-searches/:searchId': alone(async (two) => ({
    params: { searchId: await savedSearchOf(two) },
  })),
  'put /api/favourites/sellers/:sellerId': withOther(({ other }) => ({ params: { sellerId: other.id } })),
  'delete /api/favourites/sellers/:sellerId': withOther(async ({ knex, caller, other }) => {
    await knex('favourite_sellers').insert({ userId: caller.id, sellerId: other.id, createdAt: now() });
    return { params: { sellerId: other.id } };
  }),

  'post /api/marketplace/:id/checkout': ofOrder(async (two) => {
    await payable(two.knex, two.other);
    return { params: { id: await listingOf(two, two.other) }, body: { price: 4800 } };
  }),
  'post /api/orders/:id/abandon': ofOrder((two) => orderOf(two, 'caller', unpaid)),
  'post /api/orders/:id/ship': ofOrder(async (two) => ({
    ...(await orderOf(two, 'other', toShip)),
    body: { carrier: 'usps', trackingNumber: '9400 1000' },
  })),
  'post /api/orders/:id/provided': ofOrder((two) =>
    orderOf(two, 'other', { ...toShip, fulfilment: 'service' }),
  ),
  'post /api/orders/:id/pickup': ofOrder(async (two) => ({
    ...(await orderOf(two, 'other', toPickUp)),
    body: { code: '012345' },
  })),
  'post /api/orders/:id/pickup-code': ofOrder((two) => orderOf(two, 'caller', toPickUp)),
  'post /api/orders/:id/confirm-delivery': ofOrder((two) => orderOf(two, 'caller', sent)),
  'post /api/orders/:id/cancel': ofOrder((two) => orderOf(two, 'other', toShip)),
  'post /api/orders/:id/photos': ofOrder((two) => orderOf(two, 'caller', sent)),
  'post /api/orders/:id/problem': ofOrder(async (two) => ({
    ...(await orderOf(two, 'caller', sent)),
    body: words,
  })),
  'post /api/orders/:id/answer': ofOrder(async (two) => ({
    ...(await orderOf(two, 'other', wrong)),
    body: words,
  })),
  'post /api/orders/:id/refund': ofOrder((two) => orderOf(two, 'other', sent)),
  'post /api/orders/:id/review': ofOrder(async (two) => ({
    ...(await orderOf(two, 'caller', done)),
    body: { rating: 5, text: 'As described.' },
  })),
  'post /api/orders/:id/review/answer': ofOrder(async (two) => {
    const call = await orderOf(two, 'other', done);
    const review = { orderId: call.params?.id, rating: 5, text: 'As described.', writtenAt: now() };
    await two.knex('reviews').insert({ ...review, sellerId: two.caller.id });
    return { ...call, body: { text: 'Thank you.' } };
  }),
  'post /api/admin/confirm-password': alone(async (two) => {
    await withAdmin(two);
    return { body: { password } };
  }),
  'post /api/admin/codes': alone(async (two) => {
    await withAdmin(two);
    return { body: { code: `CODE-${randomUUID().slice(0, 13)}`, places: 3 } };
  }),
  'post /api/admin/codes/close': alone(async (two) => {
    await withAdmin(two);
    const code = `CODE-${randomUUID().slice(0, 13).toUpperCase()}`;
    await two.knex('early_access_codes').insert({ code, places: 3 });
    return { body: { code } };
  }),
  'post /api/admin/revoke': withOther(async (two) => {
    await two.knex('users').where({ id: two.other.id }).update({ hasUnlocked: true });
    return { body: await emailOfOther(await withAdmin(two)) };
  }),
  'post /api/admin/reset-user': withOther(async (two) => ({
    body: await emailOfOther(await withAdmin(two)),
  })),
  'post /api/admin/reset-password': withOther(async (two) => ({
    body: { ...(await emailOfOther(await withAdmin(two))), newPassword: 'Nestmates2!' },
  })),
  'patch /api/admin/feedback/:id/status': withOther(async (two) => {
    await withAdmin(two);
    const feedback = { userId: two.other.id, category: 'Bug', message: 'It hangs.', createdAt: now() };
    const [{ id }] = await two.knex('feedback').insert(feedback).returning('id');
    return { params: { id }, body: { status: 'resolved' } };
  }),
  'post /api/admin/orders/:id/refund': ofOrder(async (two) => ({
    ...(await orderOf(await withAdmin(two), 'other', wrong)),
    body: { text: 'The parcel never arrived.' },
  })),
  'post /api/admin/orders/:id/release': ofOrder(async (two) => ({
    ...(await orderOf(await withAdmin(two), 'other', wrong)),
    body: { text: 'The parcel was signed for.' },
  })),
};
