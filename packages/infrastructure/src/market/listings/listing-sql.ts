import type { ListingRow, ListingSeller } from '@nestmates/application/market/listings/ports.ts';
import type { HiddenReason } from '@nestmates/domain/platform/access/hidden-reason.ts';
import type { RecallLink } from '@nestmates/domain/trust/recalls/recall.ts';
import { notBlocked } from '../../members/pairs/not-blocked.ts';
import { kmBetween, shownToEveryone } from '../../members/places/place-sql.ts';
import { statusShown } from '../../platform/access/listed-sql.ts';
import { notHidden, shownPhotoFor, whyHiddenFor } from '../../platform/access/restriction-sql.ts';
import { columnsNamed } from '../../platform/tables/names.ts';
import { type ListingColumns, listingFields, listingOf } from './listing-models.ts';
import { joinShop, shopColumns } from './shop-sql.ts';

/** Where a seller sells is public, so it is the same for connections. */
const [mine, theirs] = [shownToEveryone('me'), shownToEveryone('u')];

/** A seller, `u`, beside what they sell or as a favourite, as the member `:by` sees them. */
export const sellerColumns = `u.first_name, ${shownPhotoFor('u', ':by::integer')} as profile_photo_url, u.photo_checked_at, u.city, u.state, ${theirs.zip} as zip_code, ${shopColumns},
  rating.sum as rating_sum, rating.count as rating_count`;

/** Whether a member or visitor may see a listing, `l`: both it and whose it is. */
export const listingIsShown = (by: string): string =>
  `${notBlocked(by, 'l.user_id')} and ${notHidden('listing', 'l.id', by)}`;

/** What a listing, `l`, is made of, as everybody sees it who is shown its seller. */
export const listingFieldsShown = columnsNamed(listingFields)
  .map((column) => (column === 'status' ? `${statusShown('l')} as status` : `l.${column}`))
  .join(', ');

/** Listings, `l`, with their sellers, `u`, as the member `:by` sees them; a visitor is null. */
export const listingColumns = `${listingFieldsShown}, ${sellerColumns},
  case when me.id <> u.id then ${kmBetween(mine, theirs)} end as km,
  coalesce(${mine.zip} = ${theirs.zip}, false) as same_zip,
  exists (
    select from favourite_listings f where f.user_id = :by::integer and f.listing_id = l.id
  ) as favourite, ${whyHiddenFor('listing', 'l.id', 'l.user_id', ':by::integer')} as hidden,
  case when l.recall_id is not null and l.user_id = :by::integer then (
    select json_build_object('title', title, 'url', url) from recalls where id = l.recall_id
  ) end as recall`;

export const joinSeller = `
  join users u on u.id = l.user_id left join users me on me.id = :by::integer ${joinShop(':by::integer')}`;

export interface ListingSqlRow extends ListingColumns, Omit<ListingSeller, 'id'> {
  readonly km: number | null;
  readonly sameZip: boolean;
  readonly favourite: boolean;
  readonly hidden: HiddenReason | null;
  readonly recall: RecallLink | null;
}

export const listingRowOf = (row: ListingSqlRow): ListingRow => {
  const { firstName, profilePhotoUrl, photoCheckedAt, city, state, zipCode, shopName, storeLive, storeSlug } =
    row;
  return {
    listing: listingOf(row),
    seller: {
      id: row.userId,
      firstName,
      profilePhotoUrl,
      photoCheckedAt,
      city,
      state,
      zipCode,
      shopName,
      storeLive,
      storeSlug,
      ratingSum: row.ratingSum,
      ratingCount: row.ratingCount,
    },
    km: row.km,
    sameZip: row.sameZip,
    favourite: row.favourite,
    hidden: row.hidden,
    recall: row.recall,
  };
};
