import { isListed } from '../../platform/access/listed-sql.ts';
import { notHidden, notHiddenFromOthers } from '../../platform/access/restriction-sql.ts';

/**
 * The shop of a seller, `u`, as everyone may see it, and the tables that it is read from. The payment account
 * shows whether it is ready, and nothing else.
 */
export const storeLive = 'coalesce(payment_account.ready, false) and shop.name is not null';

export const joinShop = (by: string): string => `
  left join shops shop on shop.user_id = u.id and ${notHidden('shop', 'shop.user_id', by)}
  left join payment_accounts payment_account on payment_account.user_id = u.id
  left join seller_ratings rating on rating.seller_id = u.id`;

export const shopColumns = `shop.name as shop_name, ${storeLive} as store_live,
  case when ${storeLive} then shop.slug end as store_slug`;

/** Whether visitors see that a member, `user`, sells or has sold anything. */
export const hasListings = (user: string): string => `exists (
  select from listings l
  where l.user_id = ${user} and ${isListed('l')} and ${notHiddenFromOthers('listing', 'l.id')}
)`;

/** Whom visitors see, and nobody else. */
export const sells = (user: string): string => `(
  ${hasListings(user)} or exists (
    select from shops s
    where s.user_id = ${user} and s.name is not null and ${notHiddenFromOthers('shop', 's.user_id')}
  )
)`;
