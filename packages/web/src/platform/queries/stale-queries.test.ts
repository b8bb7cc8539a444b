import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { queryClient } from './query-client.ts';
import { queryKey } from './query-key.ts';
import { refetchStale, staleKeys } from './stale-queries.ts';

const conversations = ['/api/conversations'];
const waiting = ['/api/conversations/waiting'];
const counts = ['/api/counts'];
const matches = ['/api/matches'];
const notifications = ['/api/notifications'];
const pending = ['/api/connections/pending'];
const thread = ['/api/messages/:userId', 7];
const waves = ['/api/connections/:userId/waves', 7];
const blocks = ['/api/blocks'];
const nearby = ['/api/checkin/recent'];
const checkIns = [nearby, ['/api/checkin/today'], counts];
const persons = ['/api/people/:id'];
const connections = [
  matches,
  pending,
  persons,
  conversations,
  waiting,
  ['/api/ended-conversations'],
  counts,
  nearby,
];
const calendar = [['/api/calendar'], ['/api/calendar/range'], persons];
const swaps = [
  ['/api/swaps/pending'],
  ['/api/swaps/confirmed'],
  ['/api/swaps/past'],
  ['/api/swaps/children'],
  ['/api/swaps/hours'],
  ['/api/swaps/with/:userId'],
  ['/api/swaps/:swapId/cards'],
  ['/api/shared-plans/met'],
  ...calendar,
];
const orders = [
  ['/api/orders/buyer'],
  ['/api/orders/seller'],
  ['/api/orders/latest'],
  ['/api/seller/earnings'],
  ['/api/admin/orders'],
];
const reviews = [['/api/marketplace/seller/:id/reviews'], ['/api/storefront/:shopName/reviews']];
const playdates = [
  ['/api/playdates/proposed'],
  ['/api/playdates/scheduled'],
  ['/api/playdates/past'],
  ['/api/playdates/with/:userId'],
  ['/api/playdates/:playdateId/times'],
  ['/api/shared-plans/met'],
  ...calendar,
];
const cart = ['/api/cart'];

describe('what an event makes the page read again', () => {
  it.each([
    [
      { type: 'message', userId: 7, messageId: 1 } as const,
      [thread, conversations, matches, waiting, counts],
    ],
    [{ type: 'read', userId: 7, upTo: 1 } as const, [conversations, waiting, counts]],
    [{ type: 'seen', userId: 7, upTo: 1 } as const, [conversations]],
    [{ type: 'request', userId: 7 } as const, [pending, ['/api/people/:id', 7], counts, nearby]],
    [{ type: 'match', userId: 7 } as const, [...connections, ['/api/notifications']]],
    [{ type: 'wave', userId: 7 } as const, [waves]],
    [{ type: 'notification' } as const, [['/api/notifications'], counts, ['/api/account/standing']]],
    [
      { type: 'unmatch', userId: 7 } as const,
      [...connections, ...swaps, ...playdates, thread, waves, ['/api/notifications']],
    ],
    [{ type: 'playdate', userId: 7 } as const, [...playdates, counts, matches, notifications]],
    [{ type: 'swap', userId: 7 } as const, [...swaps, counts, matches, notifications]],
    [{ type: 'swap-over' } as const, [...swaps, counts]],
    [{ type: 'sitter-card' } as const, [...swaps, ['/api/children/cards']]],
    [
      { type: 'order', orderId: 3 } as const,
      [
        ...orders,
        ['/api/counts'],
        ['/api/orders/:id', 3],
        ['/api/admin/orders/:id', 3],
        ['/api/admin/audit'],
        ['/api/admin/members/:id'],
        ['/api/admin/money'],
        ['/api/admin/money/unmatched'],
        cart,
        ['/api/marketplace/:id'],
        ...reviews,
      ],
    ],
    [{ type: 'cart' } as const, [cart]],
    [{ type: 'listing', listingId: 9 } as const, [['/api/marketplace/:id', 9], cart]],
    [{ type: 'calendar' } as const, calendar],
    [{ type: 'favourite' } as const, [['/api/favourites/listings'], ['/api/favourites/sellers']]],
    [
      { type: 'access' } as const,
      [
        counts,
        waiting,
        ['/api/subscription'],
        ['/api/subscription/guarantee'],
        ['/api/seller/payment-account'],
        ['/api/seller/selling-end'],
        ['/api/selfie-checks/current'],
        ['/api/account/email'],
      ],
    ],
    [{ type: 'ready', missedNothing: true } as const, []],
    [
      { type: 'ready', missedNothing: false } as const,
      [
        ...connections,
        ...swaps,
        ...playdates,
        ...checkIns,
        ...orders,
        ['/api/orders/:id'],
        ['/api/messages/:userId'],
        ['/api/connections/:userId/waves'],
        ['/api/notifications'],
      ],
    ],
    [{ type: 'closed', reason: 'signed-out' } as const, []],
    [{ type: 'check-in' } as const, checkIns],
    [{ type: 'answer' } as const, [matches, pending, persons, counts, nearby, notifications]],
    [{ type: 'block', userId: 7 } as const, [blocks, ...connections, ...swaps, ...playdates, thread, waves]],
    [{ type: 'refresh' } as const, [pending, counts]],
    [
      { type: 'admin' } as const,
      [
        ['/admin/early-access'],
        ['/api/admin/codes'],
        ['/api/admin/audit'],
        ['/api/admin/feedback'],
        ['/api/admin/members'],
        ['/api/admin/members/:id'],
        ['/api/admin/members/:id/same-person'],
        ['/api/admin/partings'],
        ['/api/admin/overview'],
        ['/api/admin/disputes'],
        ['/api/admin/disputes/:id'],
        ['/api/admin/cases'],
        ['/api/admin/cases/:id'],
        ['/api/admin/case-counts'],
        ['/api/admin/checks'],
        ['/api/admin/money'],
        ['/api/admin/money/missing'],
        ['/api/admin/money/unmatched'],
      ],
    ],
  ])('%j', (event, keys) => {
    expect(staleKeys(event, { isReadKnown: () => false })).toEqual(keys);
  });

  it('is no list of conversations where the page has itself said how far the member read', () => {
    const isReadKnown = ({ userId, upTo }: { userId: number; upTo: number }) => userId === 7 && upTo <= 5;
    const lists = [conversations, waiting, counts];
    expect(staleKeys({ type: 'read', userId: 7, upTo: 5 }, { isReadKnown })).toEqual([waiting]);
    expect(staleKeys({ type: 'read', userId: 7, upTo: 6 }, { isReadKnown })).toEqual(lists);
    expect(staleKeys({ type: 'read', userId: 8, upTo: 5 }, { isReadKnown })).toEqual(lists);
  });
});

describe('a query that a change makes stale', () => {
  const key = queryKey('get /api/connections/pending');
  const change = { type: 'answer' } as const;

  it('is read anew where a read began before the change', async () => {
    const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    let reads = 0;
    const observer = new QueryObserver(queryClient, {
      queryKey: key,
      queryFn: () => answers[reads++]?.promise ?? '',
    });
    const stop = observer.subscribe(() => undefined);
    const refetched = refetchStale(change);
    answers[0]?.resolve('before the change');
    answers[1]?.resolve('after it');
    await refetched;
    expect(reads).toBe(2);
    expect(queryClient.getQueryData(key)).toBe('after it');
    stop();
    queryClient.clear();
  });

  it('keeps what was changed in the cache until it is read', async () => {
    queryClient.setQueryData(key, 'before');
    const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    let reads = 0;
    const observer = new QueryObserver(queryClient, {
      queryKey: key,
      queryFn: () => answers[reads++]?.promise ?? '',
    });
    const stop = observer.subscribe(() => undefined);
    void observer.refetch();
    queryClient.setQueryData(key, 'changed');
    const refetched = refetchStale(change);
    expect(queryClient.getQueryData(key)).toBe('changed');
    answers[1]?.resolve('after it');
    await refetched;
    expect(queryClient.getQueryData(key)).toBe('after it');
    stop();
    queryClient.clear();
  });

  it('that nobody sees is read when it is shown next', async () => {
    queryClient.setQueryData(key, 'before');
    await refetchStale(change);
    expect(queryClient.getQueryState(key)).toMatchObject({ isInvalidated: true, fetchStatus: 'idle' });
    queryClient.clear();
  });
});
