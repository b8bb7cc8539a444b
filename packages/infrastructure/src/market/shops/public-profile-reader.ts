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
      .first(...shownOfMember, ...shownOfShop, db.raw(shopColumns), db.raw(hasListings), db.raw(ratings));
    if (!found) return undefined;
    const { ratingSum, ratingCount, ...profile } = found;
    return { ...profile, rating: averageRating(ratingSum, ratingCount) };
  }
}
