import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import type { ListingCardActions } from '@nestmates/ui/screens/market/listings/card/listing-actions.ts';
import { useMember } from '../../platform/session/session.ts';
import { useKeepListing } from './use-keep-listing.ts';

/** What the member can do with a listing in a list. */
export function useListingActions(): (listing: Pick<ListingView, 'id' | 'userId'>) => ListingCardActions {
  const { id: memberId } = useMember();
  const keepListing = useKeepListing();
  return ({ id: listingId, userId }) =>
    userId === memberId ? { own: true } : { own: false, onKeep: (keep) => keepListing({ listingId, keep }) };
}
