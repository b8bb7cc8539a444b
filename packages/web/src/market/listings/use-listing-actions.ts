import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { isAvailableTo } from '@nestmates/domain/market/listings/listing.ts';
import type { ListingCardActions } from '@nestmates/ui/screens/market/listings/card/CardActions.tsx';
import { useMember } from '../../platform/session/session.ts';
import { askHref } from './ask-href.ts';
import { useCartAction } from './use-cart-action.ts';
import { useKeepListing } from './use-keep-listing.ts';

/** What the member can do with a listing, wherever it is shown. */
export function useListingActions(): (listing: ListingView) => ListingCardActions {
  const { id: memberId } = useMember();
  const cartAction = useCartAction();
  const keepListing = useKeepListing();
  return (listing) => {
    const { id: listingId, userId } = listing;
    if (userId === memberId) return { own: true };
    return {
      own: false,
      onKeep: (keep) => keepListing({ listingId, keep }),
      cart: cartAction(listing),
      messageHref: isAvailableTo(listing, memberId) ? askHref({ sellerId: userId, listingId }) : undefined,
    };
  };
}
