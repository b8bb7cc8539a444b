import type { ShopQueries, ShopRow, StoreFacts } from '@nestmates/application/market/shops/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { notBlocked } from '../../members/pairs/not-blocked.ts';
import { whyHidden, whyHiddenFor } from '../../platform/access/restriction-sql.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { sellerColumns } from '../listings/listing-sql.ts';
import { isOnSale } from '../listings/on-sale-sql.ts';
import { joinShop } from '../listings/shop-sql.ts';

const bySlug = `
  select u.id, ${sellerColumns}, u.last_name, u.age, u.created_at,
    shop.seller_bio, shop.instagram, shop.facebook, shop.website,
    ${whyHiddenFor('shop', 'u.id', 'u.id', ':by::integer')} as hidden
  from users u ${joinShop(':by::integer')}
  where shop.slug = :slug and u.onboarding_complete and ${notBlocked(':by::integer', 'u.id')}`;

const storeOf = `
  select shop.name as shop_name, shop.slug, shop.seller_bio, u.profile_photo_url,
    coalesce(payment_account.ready, false) as ready, (
      select count(*)::integer from listings l where l.user_id = u.id and ${isOnSale('l')}
    ) as active_listings, (
      select count(*)::integer from orders o where o.seller_id = u.id and o.status = 'completed'
    ) as completed_orders, rating.sum as rating_sum, rating.count as rating_count,
    ${whyHidden('shop', 'u.id')} as hidden
  from users u ${joinShop('u.id')} where u.id = :userId`;

export class ShopReader implements ShopQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async bySlug(slug: string, by: MemberId | undefined): Promise<ShopRow | undefined> {
    const [found] = await sql<ShopRow>(this.#transaction, bySlug, { slug, by: by ?? null });
    return found;
  }

  async storeOf(userId: MemberId): Promise<StoreFacts> {
    const [found] = await sql<StoreFacts>(this.#transaction, storeOf, { userId });
    if (!found) throw new Error(`Member ${userId} is gone`);
    return found;
  }
}
