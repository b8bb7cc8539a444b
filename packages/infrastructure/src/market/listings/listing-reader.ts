import type {
  ListingFilter,
  ListingQueries,
  ListingRow,
  PagedListing,
  RailRow,
} from '@nestmates/application/market/listings/ports.ts';
import type { PageRequest, TimeCursor } from '@nestmates/application/platform/contract/paging.ts';
import { categoriesMeant } from '@nestmates/domain/market/listings/categories.ts';
import type { Listing } from '@nestmates/domain/market/listings/listing.ts';
import type { ListingSort } from '@nestmates/domain/market/listings/search.ts';
import type { ListingId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { preparedStatement, runPrepared } from '../../platform/database/prepared/prepared-statement.ts';
import { sql } from '../../platform/database/sql.ts';
import { microsecondsOf, timeCursorOf, timestampOrLast } from '../../platform/database/time-cursor.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { type RailSqlRow, railRowOf, railsSql } from './listing-rails.ts';
import { countSql, searchSql } from './listing-search.ts';
import {
  joinSeller,
  type ListingSqlRow,
  listingColumns,
  listingIsShown,
  listingRowOf,
} from './listing-sql.ts';
import { isOnSale } from './on-sale-sql.ts';
import { readSearchTerms } from './search-terms.ts';

const listings = `select ${listingColumns} from listings l ${joinSeller}`;
const seen = listingIsShown(':by::integer');

const one = `${listings} where l.id = :id::integer and l.status <> 'removed' and ${seen}`;
/** What is of one seller, the newest first and page by page. */
const ofSeller = (where: string): string => `
  select ${listingColumns}, ${microsecondsOf('l.created_at')} as at from listings l ${joinSeller}
  where l.user_id = :seller::integer and ${where}
    and (l.created_at, l.id) < (${timestampOrLast(':at')}, coalesce(:id::bigint, 0))
  order by l.created_at desc, l.id desc limit :limit::integer`;

export const own = ofSeller("l.status <> 'removed'");
export const onSale = ofSeller(`${isOnSale('l')} and ${seen}`);
/** So many of a category are looked into for one that fits the same ages. */
const lookedInto = 40;

/** The newest of each category that means the same, those for the same ages first. */
export const relatedListings = `
  select ${listingColumns} from (
    select l.*, coalesce(l.age_from <= :ageTo::integer and l.age_to >= :ageFrom::integer, false) as same_ages from unnest(:categories::text[]) wanted(name) cross join lateral (
      select * from listings l
      where l.category = wanted.name and ${isOnSale('l')} and l.id <> :id::integer and ${seen}
      order by l.created_at desc, l.id desc limit ${lookedInto}
    ) l
    order by same_ages desc, l.created_at desc, l.id desc limit :limit::integer
  ) l ${joinSeller}
  order by l.same_ages desc, l.created_at desc, l.id desc`;

const any = `select id from listings where user_id = :userId::integer and status <> 'removed' limit 1`;

type PagedListingRow = ListingSqlRow & { readonly at: string };

/** The page with which everyone begins. */
const firstPage = preparedStatement<PagedListingRow>('marketplace', searchSql({}, 'newest', undefined));

/** Read together with it. */
const railsStatement = preparedStatement<RailSqlRow>('marketplace-rails', railsSql);

const isFirstPage = (filter: ListingFilter, sort: ListingSort, before: TimeCursor | undefined): boolean =>
  sort === 'newest' && before === undefined && Object.values(filter).every((value) => value === undefined);

const pagedListingOf = (row: PagedListingRow): PagedListing => ({
  ...listingRowOf(row),
  cursor: timeCursorOf(row.at, row.id),
});

export class ListingReader implements ListingQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async find(id: ListingId, by: MemberId | undefined): Promise<ListingRow | undefined> {
    const [found] = await this.#rows(one, { id, by: by ?? null });
    return found;
  }

  ownOf(by: MemberId, page: PageRequest<TimeCursor>): Promise<readonly PagedListing[]> {
    return this.#page(own, { seller: by, by }, page);
  }

  onSaleOf(
    seller: MemberId,
    by: MemberId | undefined,
    page: PageRequest<TimeCursor>,
  ): Promise<readonly PagedListing[]> {
    return this.#page(onSale, { seller, by: by ?? null }, page);
  }

  related(
    { id, category, ages }: Listing,
    by: MemberId | undefined,
    limit: number,
  ): Promise<readonly ListingRow[]> {
    const categories = [...categoriesMeant(category)];
    const { from = null, to = null } = ages ?? {};
    return this.#rows(relatedListings, {
      ...{ id, categories, ageFrom: from, ageTo: to },
      by: by ?? null,
      limit,
    });
  }

  async search(
    by: MemberId,
    filter: ListingFilter,
    sort: ListingSort,
    page: PageRequest<TimeCursor>,
  ): Promise<readonly PagedListing[]> {
    if (isFirstPage(filter, sort, page.before)) {
      const { limit } = page;
      return (await runPrepared(this.#transaction, firstPage, { by, limit })).map(pagedListingOf);
    }
    const terms = await readSearchTerms(this.#transaction, by, filter, sort);
    return this.#page(searchSql(filter, sort, page.before), { ...filter, ...terms, by }, page);
  }

  async count(by: MemberId, filter: ListingFilter, limit: number): Promise<number> {
    const bindings = { ...filter, ...(await readSearchTerms(this.#transaction, by, filter)), by, limit };
    const [found] = await sql<{ count: number }>(this.#transaction, countSql(filter), bindings);
    return found?.count ?? 0;
  }

  async rails(by: MemberId, newSince: Date): Promise<readonly RailRow[]> {
    return (await runPrepared(this.#transaction, railsStatement, { by, newSince })).map(railRowOf);
  }

  async hasAny(userId: MemberId): Promise<boolean> {
    return (await sql(this.#transaction, any, { userId })).length > 0;
  }

  async #page(
    text: string,
    bindings: Readonly<Record<string, unknown>>,
    { limit, before }: PageRequest<TimeCursor>,
  ): Promise<readonly PagedListing[]> {
    const cursor = { limit, at: before?.at ?? null, id: before?.id ?? null };
    const found = await sql<PagedListingRow>(this.#transaction, text, { ...bindings, ...cursor });
    return found.map(pagedListingOf);
  }

  async #rows(text: string, bindings: Readonly<Record<string, unknown>>): Promise<readonly ListingRow[]> {
    return (await sql<ListingSqlRow>(this.#transaction, text, bindings)).map(listingRowOf);
  }
}
