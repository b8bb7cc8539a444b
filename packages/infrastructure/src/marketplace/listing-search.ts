import type { ListingFilter } from '@nestmates/application/marketplace/ports.ts';
import type { ListingSort } from '@nestmates/domain/marketplace/search.ts';
import { microsecondsOf, timestampOrLast } from '../database/time-cursor.ts';
import { notBlocked } from '../pairs/not-blocked.ts';
import { joinSeller, listingColumns } from './listing-sql.ts';

/** The words of a title and a description, and titles that are spelt nearly like it. */
const found = "(l.words @@ websearch_to_tsquery('english', :q) or l.title %> :q)";
const distance = 'distance_km(me.latitude, me.longitude, u.latitude, u.longitude)';

const conditions: Readonly<Record<keyof ListingFilter, string>> = {
  q: found,
  type: 'l.type = :type',
  categories: 'l.category = any(:categories)',
  condition: 'l.condition = :condition',
  age: 'l.age_from <= :age::integer and l.age_to >= :age::integer',
  minPrice: 'l.price_cents >= :minPrice::integer',
  maxPrice: 'l.price_cents <= :maxPrice::integer',
  withinKm: `${distance} <= :withinKm::float8`,
};

const conditionsOf = (filter: ListingFilter): readonly string[] => [
  "l.status = 'active'",
  notBlocked(':by::integer', 'l.user_id'),
  ...Object.entries(conditions)
    .filter(([name]) => filter[name as keyof ListingFilter] !== undefined)
    .map(([, condition]) => condition),
];

/** What a page is ordered by, as SQL and as the whole number of its cursor. */
interface Order {
  readonly by: string;
  readonly at: string;
  /** The value of a cursor. */
  readonly from: string;
  readonly direction: 'asc' | 'desc';
}

/** In millionths: a cursor is a whole number. */
const rank = `((
  ts_rank(l.words, websearch_to_tsquery('english', :q)) + word_similarity(:q, l.title)
)::float8 * 1000000)::bigint`;
const meters = `(coalesce(${distance}, 20000) * 1000)::bigint`;

const ordered = (by: string, direction: Order['direction']): Order => ({
  by,
  at: by,
  from: ':at::bigint',
  direction,
});

const orders: Readonly<Record<ListingSort, Order>> = {
  newest: {
    by: 'l.created_at',
    at: microsecondsOf('l.created_at'),
    from: timestampOrLast(':at'),
    direction: 'desc',
  },
  'price-low': ordered('l.price_cents', 'asc'),
  'price-high': ordered('l.price_cents', 'desc'),
  nearest: ordered(meters, 'asc'),
  'best-match': ordered(rank, 'desc'),
};

/** The rows of a page are found before anything is read for them. */
const joinPlaces = 'join users u on u.id = l.user_id join users me on me.id = :by::integer';

const needsPlaces = (filter: ListingFilter, sort?: ListingSort): boolean =>
  filter.withinKm !== undefined || sort === 'nearest';

export function searchSql(filter: ListingFilter, sort: ListingSort, isFirstPage: boolean): string {
  const { by, at, from, direction } = orders[sort];
  const after = `(${by}, l.id) ${direction === 'asc' ? '>' : '<'} (${from}, :id::bigint)`;
  const where = [...conditionsOf(filter), ...(isFirstPage ? [] : [after])];
  return `
    select ${listingColumns}, l.at
    from (
      select l.*, ${at} as at from listings l ${needsPlaces(filter, sort) ? joinPlaces : ''}
      where ${where.join(' and ')}
      order by ${by} ${direction}, l.id ${direction} limit :limit::integer
    ) l ${joinSeller}
    order by l.at ${direction}, l.id ${direction}`;
}

export const countSql = (filter: ListingFilter): string => `
  select count(*)::integer as count from (
    select from listings l ${needsPlaces(filter) ? joinPlaces : ''}
    where ${conditionsOf(filter).join(' and ')} limit :limit::integer
  ) found`;
