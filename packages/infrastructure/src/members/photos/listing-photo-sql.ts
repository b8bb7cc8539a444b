import { isListed } from '../../platform/access/listed-sql.ts';
import { notHidden } from '../../platform/access/restriction-sql.ts';
import { notBlocked } from '../pairs/not-blocked.ts';

/** Whether `by` asked about a listing, `l`: their thread with its seller shows it. */
const askedBy = (by: string): string => `exists (
  select from listing_conversations a
  where a.buyer_id = ${by} and a.seller_id = l.user_id and a.listing_id = l.id
)`;

/**
 * Whether the photos of a listing, `l`, are shown to `by`, who does not sell it: a cart, a thread and an order go on to
 * show what is not listed any more, and the order also that of a seller who is away.
 */
export const listingPhotoIsShown = (by: string): string => `(
  l.status <> 'removed' and ${notBlocked(by, 'l.user_id')} and ${notHidden('listing', 'l.id', by)} and (
    ${isListed('l')}
    or exists (select from cart_items c where c.user_id = ${by} and c.listing_id = l.id)
    or ${askedBy(by)}
  ) or exists (select from orders o where o.buyer_id = ${by} and o.listing_id = l.id)
)`;
