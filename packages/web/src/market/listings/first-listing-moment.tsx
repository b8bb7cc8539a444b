import type { OwnListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { FirstListingMoment } from '@nestmates/ui/screens/market/listings/FirstListingMoment.tsx';
import { call } from '../../platform/api/call.ts';
import type { ShownMoment } from '../../platform/moments/moments.ts';

/** Nothing where the seller has others, or has taken it back by then. */
export async function momentOfFirstListing(
  listingId: OwnListingView['id'],
): Promise<ShownMoment | undefined> {
  const [listing, ...others] = await call('get /api/marketplace/my-listings');
  if (listing?.id !== listingId || others.length > 0) return undefined;
  return {
    topic: 'first-listing',
    render: (onClose) => <FirstListingMoment listing={listing} onClose={onClose} />,
  };
}
