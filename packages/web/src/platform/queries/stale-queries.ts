import type { Query } from '@tanstack/react-query';
import type { ReadName } from '../api/endpoints.ts';
import { forgetSentReads } from '../page-data/page-data.ts';
import type { Change } from './change.ts';
import { queryClient } from './query-client.ts';
import { type QueryKeyPrefix, queryKey } from './query-key.ts';

const keys = (...names: readonly ReadName[]) => names.map((name) => queryKey(name));
const audit = queryKey('get /api/admin/audit');
const adminMember = queryKey('get /api/admin/members/:id');
const ofAdmin = [
  ...keys('get /admin/early-access', 'get /api/admin/codes'),
  audit,
  ...keys('get /api/admin/feedback', 'get /api/admin/members'),
  adminMember,
  ...keys(
    'get /api/admin/members/:id/same-person',
    'get /api/admin/partings',
    'get /api/admin/overview',
    'get /api/admin/disputes',
    'get /api/admin/disputes/:id',
    'get /api/admin/cases',
    'get /api/admin/cases/:id',
    'get /api/admin/case-counts',
    'get /api/admin/checks',
    'get /api/admin/money',
    'get /api/admin/money/missing',
    'get /api/admin/money/unmatched',
  ),
];
const conversations = queryKey('get /api/conversations');
const waiting = queryKey('get /api/conversations/waiting');
const counts = queryKey('get /api/counts');
const notifications = queryKey('get /api/notifications');
const matches = queryKey('get /api/matches');
const pending = queryKey('get /api/connections/pending');

/** One of several reads by its id, or without an id all of them. */
const keysOf =
  (name: ReadName) =>
  (...id: readonly number[]) =>
    queryKey(name, ...id);
const waves = keysOf('get /api/connections/:userId/waves');
const thread = keysOf('get /api/messages/:userId');

/** Who is out, and what they are to them. */
const nearby = queryKey('get /api/checkin/recent');
const ofCheckIns = [nearby, queryKey('get /api/checkin/today'), counts];

const ended = queryKey('get /api/ended-conversations');
const person = keysOf('get /api/people/:id');
const ofConnections = [matches, pending, person(), conversations, waiting, ended, counts, nearby];
/** The page of a connection says when both have time. */
const calendar = [...keys('get /api/calendar', 'get /api/calendar/range'), person()];
/** A swap is shown in one of the lists and in the calendar, and names children. */
const ofSwaps = [
  ...keys(
    'get /api/swaps/pending',
    'get /api/swaps/confirmed',
    'get /api/swaps/past',
    'get /api/swaps/children',
    'get /api/swaps/hours',
    'get /api/swaps/with/:userId',
    'get /api/swaps/:swapId/cards',
    'get /api/shared-plans/met',
  ),
  ...calendar,
];

/** A playdate is shown in one of the lists, in the thread of the two and in the calendar. */
const ofPlaydates = [
  ...keys(
    'get /api/playdates/proposed',
    'get /api/playdates/scheduled',
    'get /api/playdates/past',
    'get /api/playdates/with/:userId',
    'get /api/playdates/:playdateId/times',
    'get /api/shared-plans/met',
  ),
  ...calendar,
];

/** What ends with a connection. */
const ofTwo = (userId: number) => [
  ...ofConnections,
  ...ofSwaps,
  ...ofPlaydates,
  thread(userId),
  waves(userId),
];

const ofInsights = keys(
  'get /api/insights/current',
  'get /api/insights',
  'get /api/mommy-ai',
  'get /api/mommy-ai/shared',
  'get /api/listing-drafts',
);
const ofOrders = keys(
  'get /api/orders/buyer',
  'get /api/orders/seller',
  'get /api/orders/latest',
  'get /api/seller/earnings',
  'get /api/admin/orders',
);
const reviews = keys('get /api/marketplace/seller/:id/reviews', 'get /api/storefront/:shopName/reviews');
const cart = queryKey('get /api/cart');
const listing = keysOf('get /api/marketplace/:id');
const order = keysOf('get /api/orders/:id');
const adminOrder = keysOf('get /api/admin/orders/:id');
/** The member's listings, and where others find them. */
const ofOwnListings = [
  ...keys('get /api/marketplace/my-listings', 'get /api/marketplace/seller/:id'),
  listing(),
  ...keys(
    'get /api/marketplace',
    'get /api/marketplace/count',
    'get /api/storefront/:shopName',
    'get /api/seller/store',
  ),
  counts,
];

const ofOwnShop = keys(
  'get /api/storefront/:shopName',
  'get /api/seller-profile/:shopName',
  'get /api/users/:id',
  'get /api/seller/store',
);

interface PageState {
  /** Whether this page has reported the read itself and shows it. */
  readonly isReadKnown: (read: { readonly userId: number; readonly upTo: number }) => boolean;
}

type StaleKeysByChange = {
  readonly [Type in Change['type']]: (
    change: Extract<Change, { type: Type }>,
    page: PageState,
  ) => readonly QueryKeyPrefix[];
};

/** Which queries a change makes stale. The only place that decides what events and actions refetch. */
const staleKeysOf: StaleKeysByChange = {
  // Connections are ordered by what happened last.
  message: ({ userId }) => [thread(userId), conversations, matches, waiting, counts],
  read: (event, { isReadKnown }) => (isReadKnown(event) ? [waiting] : [conversations, waiting, counts]),
  seen: () => [conversations],
  request: ({ userId }) => [pending, person(userId), counts, nearby],
  match: () => [...ofConnections, notifications],
  wave: ({ userId }) => [waves(userId)],
  // Swaps and playdates end with the connection, and what was told of them.
  unmatch: ({ userId }) => [...ofTwo(userId), notifications],
  // Connections show how many swaps have happened, and the bell when one is.
  swap: () => [...ofSwaps, counts, matches, notifications],
  playdate: () => [...ofPlaydates, counts, matches, notifications],
  calendar: () => calendar,
  // What is bought is neither on sale nor in the cart any more.
  order: ({ orderId }) => [
    ...ofOrders,
    counts,
    order(orderId),
    adminOrder(orderId),
    audit,
    adminMember,
    // Its decision may end what waits there.
    ...keys('get /api/admin/money', 'get /api/admin/money/unmatched'),
    cart,
    listing(),
    ...reviews,
  ],
  'sitter-card': () => [...ofSwaps, queryKey('get /api/children/cards')],
  'swap-over': () => [...ofSwaps, counts],
  // What the member is told of their standing comes as news, too.
  notification: () => [notifications, counts, queryKey('get /api/account/standing')],
  // The member's plan may open messages now. The session is not a query.
  access: () => [
    counts,
    waiting,
    ...keys(
      'get /api/subscription',
      'get /api/subscription/guarantee',
      'get /api/seller/payment-account',
      'get /api/seller/selling-end',
      'get /api/selfie-checks/current',
      'get /api/account/email',
    ),
  ],
  ready: ({ missedNothing }) =>
    missedNothing
      ? []
      : [
          ...ofConnections,
          ...ofSwaps,
          ...ofPlaydates,
          ...ofCheckIns,
          ...ofOrders,
          order(),
          thread(),
          waves(),
          notifications,
        ],
  closed: () => [],
  'check-in': () => ofCheckIns,
  insight: () => ofInsights,
  cart: () => [cart],
  listing: ({ listingId }) => [listing(listingId), cart],
  'saved-searches': () => [queryKey('get /api/saved-searches')],
  favourite: () => keys('get /api/favourites/listings', 'get /api/favourites/sellers'),
  'own-listings': () => ofOwnListings,
  'own-shop': () => ofOwnShop,
  'access-ended': () => keys('get /api/account/sessions', 'get /api/calendar-link'),
  report: () => [queryKey('get /api/reports')],
  appeal: () => [queryKey('get /api/account/standing')],
  admin: () => ofAdmin,
  answer: () => [matches, pending, person(), counts, nearby, notifications],
  refresh: () => [pending, counts],
  block: ({ userId }) => [queryKey('get /api/blocks'), ...ofTwo(userId)],
};

export const staleKeys = <C extends Change>(change: C, page: PageState): readonly QueryKeyPrefix[] =>
  (staleKeysOf[change.type] as (change: C, page: PageState) => readonly QueryKeyPrefix[])(change, page);

/**
 * A fetch that started before the change may return the old data, so it is cancelled. A query that is shown and
 * has data is cancelled by the refetch itself, which keeps what was changed in the cache meanwhile.
 */
async function refetch(queryKey: QueryKeyPrefix): Promise<void> {
  const predicate = (query: Query) => query.state.data === undefined || !query.isActive();
  await queryClient.cancelQueries({ queryKey, predicate }, { silent: true });
  await queryClient.invalidateQueries({ queryKey });
}

/** Refetches what is shown; the rest is refetched when it is shown next. */
export async function refetchStale(
  change: Change,
  page: PageState = { isReadKnown: () => false },
): Promise<void> {
  const keys = staleKeys(change, page);
  if (keys.length > 0) forgetSentReads();
  await Promise.all(keys.map(refetch));
}
