import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { orderAll } from './long-order-lists.ts';
import { playdateAll } from './long-playdate-lists.ts';
import { addToCalendar, type Fill, swapAll } from './long-swap-lists.ts';
import type { TestMember, TestServer } from './test-server.ts';
import type { Reply } from './visitor.ts';

/** Onboarded members without a session. */
export async function createMembers({ knex }: TestServer, count: number): Promise<number[]> {
  const { rows } = await knex.raw(
    `insert into users (email, password, first_name, created_at, onboarding_complete)
     select 'long-' || gen_random_uuid() || '@nestmates.test', 'none', 'Long', now(), true
     from generate_series(1, ?::integer) returning id`,
    [count],
  );
  return rows.map(({ id }: { id: number }) => id);
}

interface Entry {
  readonly title?: string;
  readonly userId?: number;
  readonly user?: { readonly id: number };
  readonly requester?: { readonly id: number };
  readonly buyerId?: number;
  readonly sellerId?: number;
}

interface Moments {
  /** The time that many entries share. */
  readonly tied: string;
  /** Two that differ from it by less than a millisecond. */
  readonly sameMillisecond: readonly [string, string];
  /** The time of an entry before all of these. */
  readonly first: string;
}

const momentsOn = (day: string, firstDay: string): Moments => ({
  tied: `${day}T10:00:00.123456Z`,
  sameMillisecond: [`${day}T10:00:00.123455Z`, `${day}T10:00:00.123999Z`],
  first: `${firstDay}T10:00:00Z`,
});
const dayAhead = (n: number): string => later(new Date(), days(n)).toISOString().slice(0, 10);

/** Lists of past things begin with the latest, lists of future ones with the soonest. */
const past = momentsOn('2026-03-05', '2026-03-06');
const ahead = momentsOn(dayAhead(3), dayAhead(2));

export interface LongList {
  readonly path: string;
  readonly moments: Moments;
  /** A valid cursor before the first entry of any list. */
  readonly beforeFirst: string;
  /** A valid cursor after the last entry of any list. */
  readonly afterLast: string;
  readonly fill: Fill;
  /** The other member that an entry is about. */
  whoIn(entry: Entry): number;
}

const connectAll: Fill = ({ knex }, { id }, others, at) =>
  knex.raw(
    `insert into matches (user_id1, user_id2, compatibility_score, status, created_at)
     select least(?::integer, o), greatest(?::integer, o), 80, 'accepted', ?::timestamptz
     from unnest(?::integer[]) o`,
    [id, id, at, [...others]],
  );

const maxTimeCursor = '9999999999999999.9999999999';
const byTime = { moments: past, beforeFirst: maxTimeCursor, afterLast: '0.1' };
const byId = { moments: past, beforeFirst: '9007199254740991', afterLast: '1' };
const soonestFirst = { moments: ahead, beforeFirst: '0.1', afterLast: maxTimeCursor };

export const longLists = {
  matches: {
    path: '/api/matches',
    ...byTime,
    fill: connectAll,
    whoIn: ({ user }) => user?.id ?? 0,
  },
  'pending requests': {
    path: '/api/connections/pending',
    ...byId,
    fill: ({ knex }, { id }, others, at) =>
      knex.raw(
        `insert into connection_requests (requester_id, recipient_id, created_at)
         select o, ?, ?::timestamptz from unnest(?::integer[]) o`,
        [id, at, [...others]],
      ),
    whoIn: ({ requester }) => requester?.id ?? 0,
  },
  blocks: {
    path: '/api/blocks',
    ...byTime,
    fill: ({ knex }, { id }, others, at) =>
      knex.raw(
        `insert into blocks (blocker_id, blocked_id, created_at)
         select ?, o, ?::timestamptz from unnest(?::integer[]) o`,
        [id, at, [...others]],
      ),
    whoIn: ({ userId }) => userId ?? 0,
  },
  conversations: {
    path: '/api/conversations',
    ...byTime,
    fill: connectAll,
    whoIn: ({ userId }) => userId ?? 0,
  },
  'pending swaps': {
    path: '/api/swaps/pending',
    ...soonestFirst,
    fill: swapAll('pending'),
    whoIn: ({ user }) => user?.id ?? 0,
  },
  'confirmed swaps': {
    path: '/api/swaps/confirmed',
    ...soonestFirst,
    fill: swapAll('confirmed'),
    whoIn: ({ user }) => user?.id ?? 0,
  },
  'proposed playdates': {
    path: '/api/playdates/proposed',
    ...soonestFirst,
    fill: playdateAll('proposed'),
    whoIn: ({ user }) => user?.id ?? 0,
  },
  'scheduled playdates': {
    path: '/api/playdates/scheduled',
    ...soonestFirst,
    fill: playdateAll('scheduled'),
    whoIn: ({ user }) => user?.id ?? 0,
  },
  'past playdates': {
    path: '/api/playdates/past',
    ...byTime,
    fill: playdateAll('declined'),
    whoIn: ({ user }) => user?.id ?? 0,
  },
  calendar: {
    path: '/api/calendar',
    ...soonestFirst,
    fill: addToCalendar,
    whoIn: ({ title }) => Number(title?.split(' ').at(-1)),
  },
  purchases: {
    path: '/api/orders/buyer',
    ...byTime,
    fill: orderAll('buyer'),
    whoIn: ({ sellerId }) => sellerId ?? 0,
  },
  sales: {
    path: '/api/orders/seller',
    ...byTime,
    fill: orderAll('seller'),
    whoIn: ({ buyerId }) => buyerId ?? 0,
  },
} as const satisfies Readonly<Record<string, LongList>>;

export const nextOf = ({ headers }: Reply): string | undefined =>
  /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];

/** Every page from this one on, as the ids of the members its entries are about. */
export async function pagesFrom(by: TestMember, path: string, list: LongList): Promise<number[][]> {
  const pages: number[][] = [];
  for (let next: string | undefined = path; next; ) {
    const reply: Reply = await by.get(next);
    pages.push((JSON.parse(reply.text) as Entry[]).map(list.whoIn));
    next = nextOf(reply);
  }
  return pages;
}
