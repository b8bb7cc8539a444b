import type { PublicProfileQueries } from '@nestmates/application/profiles/ports.ts';
import type { PublicProfile } from '@nestmates/domain/profiles/public-profile.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { storeSlug } from '@nestmates/domain/shops/store-slug.ts';
import { notBlocked } from '../blocks/not-blocked.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';

/** The profile shows whether she has a payment account, but not its id. */
const publicProfile = statement<Omit<PublicProfile, 'storeSlug'>>(
  'public-profile',
  `select id, first_name as "firstName", city, state, zip_code as "zipCode", age, bio,
     profile_photo_url as "profilePhotoUrl", lifestyle_interests as "lifestyleInterests",
     shop_name as "shopName", seller_bio as "sellerBio", instagram, facebook, website,
     stripe_account_id is not null and shop_name is not null as "storeLive", created_at as "createdAt",
     intake_basic_completed as "intakeBasicCompleted", parenting_info_completed as "parentingInfoCompleted",
     children_added as "childrenAdded", onboarding_complete as "onboardingComplete"
   from users where id = $1 and ${notBlocked('$2::integer', 'id')}`,
);

export class SqlPublicProfiles implements PublicProfileQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async find(id: MemberId, by: MemberId | undefined): Promise<PublicProfile | undefined> {
    const [row] = await rows(this.#transaction, publicProfile, [id, by ?? null]);
    return row && { ...row, storeSlug: row.storeLive && row.shopName ? storeSlug(row.shopName) : null };
  }
}
