import type { ListingDraftQueries } from '@nestmates/application/site/listing-drafts/ports.ts';
import { type PastSale, pastSalesRule, wordsOfNoKind } from '@nestmates/domain/market/listings/past-sales.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

/** A listing that is sold cannot be edited, so its price is what was paid. The words of its title have the weight A. */
const soldLike = `
  with asked as materialized (
    select word from unnest(tsvector_to_array(to_tsvector('english', :title::text))) word
    where word ~ '^[[:alnum:]]+$' and word <> all(tsvector_to_array(to_tsvector('english', :otherwise::text)))
  ), terms as materialized (
    select string_agg(quote_literal(word) || ':A', ' | ')::tsquery as any_word, count(*) as words from asked
  )
  select l.price_cents, l.category, l.user_id as seller_id from terms cross join lateral (
    select * from listings l
    where l.status = 'sold' and l.type = 'product' and l.words @@ terms.any_word
  ) l
  where l.user_id <> :by::integer and terms.words <= 2 * (
    select count(*) from asked where l.words @@ (quote_literal(word) || ':A')::tsquery
  )
  order by l.id desc limit ${pastSalesRule.mostRead}`;

const isListingPhoto = `
  select exists (
    select from photos where name = :name and owner_id = :memberId::integer and used_as in ('kept', 'listing')
  ) as found`;

export class ListingDraftReader implements ListingDraftQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  soldLike(title: string, { than: by }: { readonly than: MemberId }): Promise<readonly PastSale[]> {
    return sql<PastSale>(this.#transaction, soldLike, {
      title,
      by,
      otherwise: wordsOfNoKind,
    });
  }

  async isListingPhotoOf(memberId: MemberId, name: string): Promise<boolean> {
    const [row] = await sql<{ readonly found: boolean }>(this.#transaction, isListingPhoto, {
      memberId,
      name,
    });
    return row?.found ?? false;
  }
}
