import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { isAvailableTo } from '@nestmates/domain/market/listings/listing.ts';
import type { CartAction } from '@nestmates/ui/screens/market/listings/card/listing-actions.ts';
import { useQuery } from '@tanstack/react-query';
import { explainLock } from '../../platform/access/locked-wish.ts';
import { useOpens } from '../../platform/access/use-opens.ts';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { refetchStale } from '../../platform/queries/stale-queries.ts';
import { useMember } from '../../platform/session/session.ts';
import { cartQuery } from '../cart/cart-query.ts';

/** How listings stand to the member's cart, and the way into it. */
export function useCartAction(): (listing: ListingView) => CartAction | undefined {
  const { id: memberId } = useMember();
  const opens = useOpens('marketplace');
  const { data: items = [] } = useQuery({ ...cartQuery, enabled: opens });
  const { run, pendingInputs } = useAction({
    call: (listingId: number) => call('post /api/cart', { body: { listingId } }),
    entry: { name: 'add-to-cart', idOf: (listingId) => listingId },
    says: seen('Added to Cart'),
    fails: 'Failed to add item to cart.',
    touches: { type: 'cart' },
    // The member sees what has become of it.
    onError: (_, listingId) => void refetchStale({ type: 'listing', listingId }),
  });
  return (listing) => {
    if (!isAvailableTo(listing, memberId)) return undefined;
    if (!opens) return { kind: 'add', adding: false, onAdd: () => explainLock({ what: 'cart' }) };
    if (items.some(({ listingId }) => listingId === listing.id)) return { kind: 'added' };
    const adding = pendingInputs.includes(listing.id);
    return { kind: 'add', adding, onAdd: () => run(listing.id) };
  };
}
