import type { TimeCursor } from '@nestmates/application/contract/paging.ts';
import type { ListingFilter } from '@nestmates/application/marketplace/ports.ts';
import type { ListingSort } from '@nestmates/domain/marketplace/search.ts';
import { microsecondsOf, timestampOrLast } from '../database/time-cursor.ts';
import { notBlocked } from '../pairs/not-blocked.ts';
import { joinSeller, listingColumns } from './listing-sql.ts';

const conditions: Readonly<Record<keyof ListingFilter, string>> = {
  q: 'l.words @@ :words::tsquery',
  type: 'l.type = :type',
  categories: 'l.category = any(:categories)',
  condition: 'l.condition = :condition',
  age: 'l.age_from <= :age::integer and l.age_to >= :age::integer',
  minPrice: 'l.price_cents >= :minPrice::integer',
  maxPrice: 'l.price_cents <= :maxPrice::integer',
  withinKm: 'l.neighborhood_id = any(:neighborhoods::integer[])',
};

const conditionsOf = (filter: ListingFilter, q = conditions.q): readonly string[] => [
  "l.status = 'active'",
  notBlocked(':by::integer', 'l.user_id'),
  ...Object.entries({ ...conditions, q })
    .filter(([name]) => filter[name as keyof ListingFilter] !== undefined)
    .map(([, condition]) => condition),
];

const and = (...all: readonly string[]): string => all.join(' and ');

/** The rows of a page, `l`, which `at` orders before the id; it is a whole number, and the value of the cursor. */
interface Found {
  readonly rows: string;
  readonly direction: 'asc' | 'desc';
}

type Search = (filter: ListingFilter, before: TimeCursor | undefined) => Found;

const newestFirst = (where: string, at = microsecondsOf('l.created_at')): string => `
  select l.id, ${at} as at from listings l where ${where}
  order by l.created_at desc, l.id desc limit :limit::integer`;

const olderThan = (at: string): string => `(l.created_at, l.id) < (${timestampOrLast(at)}, :id::bigint)`;

const byPrice =
  (direction: Found['direction']): Search =>
  (filter, before) => {
    const after = `(l.price_cents, l.id) ${direction === 'asc' ? '>' : '<'} (:at::bigint, :id::bigint)`;
    const where = and(...conditionsOf(filter), ...(before ? [after] : []));
    return {
      direction,
      rows: `select l.id, l.price_cents::bigint as at from listings l where ${where}
        order by l.price_cents ${direction}, l.id ${direction} limit :limit::integer`,
    };
  };

/** Who sells has a finished profile, and so lives in a neighborhood. Only those are sorted by their distance. */
const nearest: Search = (filter, before) => {
  const meters = `(coalesce(
    distance_km(me.latitude, me.longitude, n.latitude, n.longitude), 20000) * 1000)::bigint`;
  const notNearer = before ? 'where p.meters >= :at::bigint' : '';
  const where = and(
    ...conditionsOf(filter),
    ...(before ? ['(p.meters, l.id) > (:at::bigint, :id::bigint)'] : []),
  );
  return {
    direction: 'asc',
    rows: `select l.id, p.meters as at from (
        select p.* from (
          select n.id, ${meters} as meters from neighborhoods n cross join users me where me.id = :by::integer
        ) p ${notNearer} order by p.meters offset 0
      ) p join listings l on l.neighborhood_id = p.id
      where ${where} order by p.meters, l.id limit :limit::integer`,
  };
};

/** Microseconds that put a title with all the words before every description that has them. */
const titleFirst = 4_000_000_000_000_000;

/** The newest of the titles that have all the words, and then of what has them in its description too. */
const bestMatch: Search = (filter, before) => {
  const isInTitle = 'l.words @@ :titleWords::tsquery';
  const where = conditionsOf(filter);
  // Where the title has the words the listing has them: said twice, PostgreSQL would expect too few.
  const whereInTitle = conditionsOf(filter, isInTitle);
  const isAmongTitles = before === undefined || before.at >= titleFirst;
  const titles = newestFirst(
    and(...whereInTitle, ...(before ? [olderThan(`(:at::bigint - ${titleFirst})`)] : [])),
    `${microsecondsOf('l.created_at')} + ${titleFirst}`,
  );
  const notInTitle = and(...where, `not ${isInTitle}`);
  if (!isAmongTitles) return { direction: 'desc', rows: newestFirst(and(notInTitle, olderThan(':at'))) };
  // Descriptions are read only where the titles do not fill the page.
  const rows = `
    with titles as materialized (${titles}),
      others as materialized (
        ${newestFirst(and(notInTitle, '(select count(*) from titles) < :limit::integer'))}
      )
    select * from titles union all select * from others
    order by at desc, id desc limit :limit::integer`;
  return { direction: 'desc', rows };
};

const searches: Readonly<Record<ListingSort, Search>> = {
  newest: (filter, before) => ({
    direction: 'desc',
    rows: newestFirst(and(...conditionsOf(filter), ...(before ? [olderThan(':at')] : []))),
  }),
  'price-low': byPrice('asc'),
  'price-high': byPrice('desc'),
  nearest,
  'best-match': bestMatch,
};

/** The rows of a page are found before anything is read for them, and then each by its id. */
export function searchSql(filter: ListingFilter, sort: ListingSort, before: TimeCursor | undefined): string {
  const { rows, direction } = searches[sort](filter, before);
  return `
    select ${listingColumns}, page.at from (${rows}) page
      cross join lateral (select * from listings where id = page.id offset 0) l ${joinSeller}
    order by page.at ${direction}, page.id ${direction}`;
}

export const countSql = (filter: ListingFilter): string => `
  select count(*)::integer as count from (
    select from listings l where ${and(...conditionsOf(filter))} limit :limit::integer
  ) found`;
