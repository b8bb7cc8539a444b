import type { TestMember, TestServer } from './test-server.ts';
import type { Reply } from './visitor.ts';

/** Finished members whom nobody signs in as. */
export async function strangers({ knex }: TestServer, count: number): Promise<number[]> {
  const { rows } = await knex.raw(
    `insert into users (email, password, first_name, created_at, onboarding_complete)
     select 'long-' || gen_random_uuid() || '@nestmates.test', 'none', 'Long', now(), true
     from generate_series(1, ?::integer) returning id`,
    [count],
  );
  return rows.map(({ id }: { id: number }) => id);
}

interface Entry {
  readonly userId?: number;
  readonly user?: { readonly id: number };
  readonly requester?: { readonly id: number };
}

export interface LongList {
  readonly path: string;
  /** A place that no list has, and that is written as it should be. */
  readonly nowhere: string;
  /** Puts each of the others on the caller's list, at that moment. */
  fill(
    server: TestServer,
    by: { readonly id: number },
    others: readonly number[],
    at: string,
  ): Promise<unknown>;
  /** Whom an entry is about. */
  whoIn(entry: Entry): number;
}

const connectAll: LongList['fill'] = ({ knex }, { id }, others, at) =>
  knex.raw(
    `insert into matches (user_id1, user_id2, compatibility_score, status, created_at)
     select least(?::integer, o), greatest(?::integer, o), 80, 'accepted', ?::timestamptz
     from unnest(?::integer[]) o`,
    [id, id, at, [...others]],
  );

export const longLists = {
  matches: {
    path: '/api/matches',
    nowhere: '9007199254740991',
    fill: connectAll,
    whoIn: ({ user }) => user?.id ?? 0,
  },
  'pending requests': {
    path: '/api/connections/pending',
    nowhere: '9007199254740991',
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
    nowhere: '9999999999999999.9999999999',
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
    nowhere: '9999999999999999.9999999999',
    fill: connectAll,
    whoIn: ({ userId }) => userId ?? 0,
  },
} as const satisfies Readonly<Record<string, LongList>>;

export const nextOf = ({ headers }: Reply): string | undefined =>
  /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];

/** Every page from this one on, as whom its entries are about. */
export async function pagesFrom(by: TestMember, path: string, list: LongList): Promise<number[][]> {
  const pages: number[][] = [];
  for (let next: string | undefined = path; next; ) {
    const reply: Reply = await by.get(next);
    pages.push((JSON.parse(reply.text) as Entry[]).map(list.whoIn));
    next = nextOf(reply);
  }
  return pages;
}
