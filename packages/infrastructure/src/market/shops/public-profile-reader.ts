import type { LookUpLimits } from '@nestmates/application/members/people/ports.ts';
import type { PublicProfileQueries } from '@nestmates/application/members/profiles/ports.ts';
import { averageRating } from '@nestmates/domain/members/profiles/average-rating.ts';
import type { PublicProfile } from '@nestmates/domain/members/profiles/public-profile.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { notBlocked } from '../../members/pairs/not-blocked.ts';
import { connected } from '../../members/pairs/pair-sql.ts';
import { hasMet } from '../../members/people/met-sql.ts';
import { shownPlaceSql } from '../../members/places/place-sql.ts';
import { shownPhotoFor } from '../../platform/access/restriction-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { hasListings, joinShop, shopColumns } from '../listings/shop-sql.ts';

const theirs = shownPlaceSql('u', connected(':by::integer', 'u.id'));

const found = `
  select u.id, u.first_name, u.city, u.state, ${theirs.zip} as zip_code, u.age, u.bio,
    ${shownPhotoFor('u', ':by::integer')} as profile_photo_url,
    u.photo_checked_at, u.lifestyle_interests,
    u.created_at, u.intake_basic_completed, u.parenting_info_completed, u.children_added, u.onboarding_complete,
    shop.seller_bio, shop.instagram, shop.facebook, shop.website, ${shopColumns},
    coalesce(rating.sum, 0) as rating_sum, coalesce(rating.count, 0) as rating_count,
    ${hasListings('u.id')} as has_listings, ${hasMet(':by::integer', 'u.id')} as met
  from users u ${joinShop(':by::integer')}
  where u.id = :id and ${notBlocked(':by::integer', 'u.id')}`;

/** Whom the caller sees for another reason, or does not see at all, is not noted. */
const isLookedUp = `:day::date is not null and seen.id <> :by::integer and not seen.met
  and seen.intake_basic_completed and seen.parenting_info_completed and seen.children_added
  and seen.onboarding_complete and (seen.shop_name is not null or seen.has_listings)`;

/** One statement reads and counts, since each GET has three. */
const findAndNote = `
  select seen.*, case when ${isLookedUp} then seen.id <> all (note_strangers(
    :by::integer, array[seen.id], :day::date, :max::integer, :maxByNumber::integer
  )) else false end as beyond_look_ups
  from (${found}) seen`;

type Row = Omit<PublicProfile, 'rating'> & { readonly ratingSum: number; readonly ratingCount: number };

export class PublicProfileReader implements PublicProfileQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async find(
    id: MemberId,
    by: MemberId | undefined,
    { day, max, maxByNumber }: Partial<LookUpLimits> = {},
  ): Promise<PublicProfile | undefined> {
    const limits = { day: day ?? null, max: max ?? null, maxByNumber: maxByNumber ?? null };
    const [row] = await sql<Row>(this.#transaction, findAndNote, { id, by: by ?? null, ...limits });
    if (!row) return undefined;
    const { ratingSum, ratingCount, ...profile } = row;
    return { ...profile, rating: averageRating(ratingSum, ratingCount) };
  }
}
