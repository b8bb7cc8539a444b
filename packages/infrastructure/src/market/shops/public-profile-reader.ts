import type { PublicProfileQueries } from '@nestmates/application/members/profiles/ports.ts';
import { averageRating } from '@nestmates/domain/members/profiles/average-rating.ts';
import type { PublicProfile } from '@nestmates/domain/members/profiles/public-profile.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { notBlocked } from '../../members/pairs/not-blocked.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { shopColumns } from '../listings/shop-sql.ts';

const shownOfMember = [
  'id',
  'firstName',
  'city',
  'state',
  'zipCode',
  'age',
  'bio',
  'profilePhotoUrl',
  'lifestyleInterests',
  'createdAt',
  'intakeBasicCompleted',
  'parentingInfoCompleted',
  'childrenAdded',
  'onboardingComplete',
].map((field) => `u.${field}`);

const shownOfShop = ['sellerBio', 'instagram', 'facebook', 'website'].map((field) => `shop.${field}`);

const hasListings = `exists (
  select from listings l where l.user_id = u.id and l.status not in ('paused', 'removed')
) as has_listings`;

const pair = (table: string, one: string, other: string, which = 'true') => `exists (
  select from ${table} p where p.${one} = :by::integer and p.${other} = u.id and ${which}
)`;

const met = `(${[
  pair('shown_strangers', 'viewer_id', 'member_id', 'not p.by_number'),
  pair('matches', 'user_id1', 'user_id2'),
  pair('matches', 'user_id2', 'user_id1'),
  pair('connection_requests', 'requester_id', 'recipient_id'),
  pair('connection_requests', 'recipient_id', 'requester_id'),
  pair('listing_conversations', 'buyer_id', 'seller_id'),
  pair('listing_conversations', 'seller_id', 'buyer_id'),
].join(' or ')}) as met`;

const ratings = 'coalesce(rating.sum, 0) as rating_sum, coalesce(rating.count, 0) as rating_count';

export class PublicProfileReader implements PublicProfileQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async find(id: MemberId, by: MemberId | undefined): Promise<PublicProfile | undefined> {
    const { db } = this.#transaction;
    type Row = Omit<PublicProfile, 'rating'> & { readonly ratingSum: number; readonly ratingCount: number };
    const found: Row | undefined = await db({ u: 'users' })
      .leftJoin({ shop: 'shops' }, 'shop.userId', 'u.id')
      .leftJoin({ paymentAccount: 'payment_accounts' }, 'paymentAccount.userId', 'u.id')
      .leftJoin({ rating: 'seller_ratings' }, 'rating.sellerId', 'u.id')
      .where('u.id', id)
      .whereRaw(notBlocked(':by::integer', 'u.id'), { by: by ?? null })
      .first(
        ...shownOfMember,
        ...shownOfShop,
        db.raw(shopColumns),
        db.raw(hasListings),
        db.raw(met, { by: by ?? null }),
        db.raw(ratings),
      );
    if (!found) return undefined;
    const { ratingSum, ratingCount, ...profile } = found;
    return { ...profile, rating: averageRating(ratingSum, ratingCount) };
  }
}
