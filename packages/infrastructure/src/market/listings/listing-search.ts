import type { ListingFilter } from '@nestmates/application/market/listings/ports.ts';
import type { TimeCursor } from '@nestmates/application/platform/contract/paging.ts';
import type { ListingSort } from '@nestmates/domain/market/listings/search.ts';
import { connectionsOf } from '../../members/pairs/connections-sql.ts';
import { microsecondsOf, timestampOrLast } from '../../platform/database/time-cursor.ts';
import { joinSeller, listingColumns, listingIsShown } from './listing-sql.ts';
import { isOnSale } from './on-sale-sql.ts';
import { sameZipNearness } from './search-terms.ts';

const conditions: Readonly<Record<keyof ListingFilter, string>> = {
  q: 'l.words @@ :words::tsquery',
  type: 'l.type = :type',
  categories: 'l.category = any(:categories)',
  condition: 'l.condition = :condition',
  age: 'l.age_from <= :age::integer and l.age_to >= :age::integer',
  minPrice: 'l.price_cents >= :minPrice::integer',
  maxPrice: 'l.price_cents <= :maxPrice::integer',
  withinKm: 'l.neighborhood_id = any(:neighborhoods::integer[])',
  known: `l.user_id in (${connectionsOf(':by::integer')})`,
};

/** What the indexes know of a listing, without its words. */
const filtersOf = ({ q: _, ...filter }: ListingFilter): readonly string[] => [
  isOnSale('l'),
  listingIsShown(':by::integer'),
  ...Object.entries(conditions)
    .filter(([name]) => filter[name as keyof typeof filter] !== undefined)
    .map(([, condition]) => condition),
];
const conditionsOf = (filter: ListingFilter, q = conditions.q): readonly string[] => [
  ...filtersOf(filter),
  ...(filter.q === undefined ? [] : [q]),
];

/** Something besides its words narrows it. */
const isNarrowed = (filter: ListingFilter): boolean =>
  Object.keys(conditions).some((name) => name !== 'q' && filter[name as keyof ListingFilter] !== undefined);

const and = (...all: readonly string[]): string => all.join(' and ');

/** The rows of a page, `l`, which `at` orders before the id; it is a whole number, and the value of the cursor. */
interface Found {
  readonly rows: string;
  readonly direction: 'asc' | 'desc';
}

type Search = (filter: ListingFilter, before: TimeCursor | undefined) => Found;

const newestOf = (where: string, at: string): string => `
  select l.id, ${at} as at from listings l where ${where}
  order by l.created_at desc, l.id desc limit :limit::integer`;

/** How many of the newest listings are looked into to judge how common words are, and what is common. */
const [sampleSize, commonInSample] = [250, 5];
/** How many of those that fit but for their words are looked into; where words are common that fills a page. */
const lookedInto = 5000;

/** What fits but for its words is taken from an index alone, and the words are looked up until the page is full. */
const commonWords = (fitting: string, words: string, at: string): string => `
  select fitting.id, fitting.at from (
    select l.id, l.created_at, ${at} as at from listings l where ${fitting}
    order by l.created_at desc, l.id desc limit ${lookedInto}
  ) fitting cross join lateral (
    select from listings l where l.id = fitting.id and ${words} offset 0
  ) worded
  where (select common from sample)
  order by fitting.created_at desc, fitting.id desc limit :limit::integer`;

/**
 * The newest that fit. The words stand in no index that has an order, so a walk would look into every listing on its
 * way: with filters beside common words, it looks into those alone that fit. Where that fills no page, PostgreSQL
 * chooses between the index of words and a walk.
 */
function newestFirst(
  filter: ListingFilter,
  { words, onPage }: { readonly words: string; readonly onPage: readonly string[] },
  at = microsecondsOf('l.created_at'),
): string {
  const where = [...conditionsOf(filter, words), ...onPage];
  if (filter.q === undefined || !isNarrowed(filter)) return newestOf(and(...where), at);
  return `
    with sample as materialized (
      select count(*) >= ${commonInSample} as common from (
        select l.words from listings l where ${isOnSale('l')}
        order by l.created_at desc, l.id desc limit ${sampleSize}
      ) l where ${words}
    ), looked as materialized (${commonWords(and(...filtersOf(filter), ...onPage), words, at)})
    select id, at from looked where (select count(*) from looked) = :limit::integer
    union all
    (${newestOf(and(...where, '(select count(*) from looked) < :limit::integer'), at)})`;
}

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

/**
 * Cursors of listings in a band near the searcher begin here, one more for each that is nearer. Those beyond the last
 * band are the microseconds since 2000, which are fewer.
 */
const nearFrom = 1_500_000_000_000_000;
const sinceY2000 = 946_684_800_000_000;

const isSameZip = `coalesce((
  select s.shown_zip_code = me.shown_zip_code from users s, users me where s.id = l.user_id and me.id = :by::integer
), false)`;

/**
 * Who sells has a finished profile, and so lives in a neighborhood. The bands come from near to far and the newest of
 * each first: neither the order nor the cursor tells more of where a seller lives than the band that is shown.
 */
const nearest: Search = (filter, before) => {
  const sentAt = `${microsecondsOf('l.created_at')} - ${sinceY2000}`;
  const farther = (...onPage: readonly string[]) => {
    const isFarther = 'l.neighborhood_id <> all(:near::integer[])';
    return newestFirst(filter, { words: conditions.q, onPage: [isFarther, ...onPage] }, sentAt);
  };
  if (before && before.at < nearFrom) {
    return { direction: 'desc', rows: farther(olderThan(`(:at::bigint + ${sinceY2000})`)) };
  }
  const band = `(:at::bigint - ${nearFrom})`;
  const where = and(
    ...conditionsOf(filter),
    `case when p.id = :home::integer then (p.nearness = ${sameZipNearness}) = ${isSameZip} else true end`,
    ...(before ? [`(p.nearness < ${band} or l.id < :id::bigint)`] : []),
  );
  const rows = `
    with near as materialized (
      select l.id, ${nearFrom} + p.nearness as at from (
        select * from unnest(:near::integer[], :nearness::integer[]) p(id, nearness)
        ${before ? `where nearness <= ${band}` : ''} order by nearness desc offset 0
      ) p cross join lateral (
        select l.id from listings l where l.neighborhood_id = p.id and ${where} order by l.id desc limit :limit::integer
      ) l order by p.nearness desc, l.id desc limit :limit::integer
    ), others as materialized (${farther('(select count(*) from near) < :limit::integer')})
    select * from near union all select * from others order by at desc, id desc limit :limit::integer`;
  return { direction: 'desc', rows };
};

/** Microseconds that put a title with all the words before every description that has them. */
const titleFirst = 4_000_000_000_000_000;

/** The newest of the titles that have all the words, and then of what has them in its description too. */
const bestMatch: Search = (filter, before) => {
  // Where the title has the words the listing has them: said twice, PostgreSQL would expect too few.
  const isInTitle = 'l.words @@ :titleWords::tsquery';
  const where = conditionsOf(filter);
  const isAmongTitles = before === undefined || before.at >= titleFirst;
  const onPage = before ? [olderThan(`(:at::bigint - ${titleFirst})`)] : [];
  const at = `${microsecondsOf('l.created_at')} + ${titleFirst}`;
  const titles = newestFirst(filter, { words: isInTitle, onPage }, at);
  const notInTitle = and(...where, `not ${isInTitle}`);
  const rest = (condition: string) => newestOf(and(notInTitle, condition), microsecondsOf('l.created_at'));
  if (!isAmongTitles) return { direction: 'desc', rows: rest(olderThan(':at')) };
  // Descriptions are read only where the titles do not fill the page.
  const rows = `
    with titles as materialized (${titles}),
      others as materialized (
        ${rest('(select count(*) from titles) < :limit::integer')}
      )
    select * from titles union all select * from others
    order by at desc, id desc limit :limit::integer`;
  return { direction: 'desc', rows };
};

const searches: Readonly<Record<ListingSort, Search>> = {
  newest: (filter, before) => ({
    direction: 'desc',
    rows: newestFirst(filter, { words: conditions.q, onPage: before ? [olderThan(':at')] : [] }),
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
