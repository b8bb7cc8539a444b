import type { ConversationListing } from '@nestmates/application/friends/messages/contract.ts';
import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { isShownTo } from '@nestmates/domain/market/listings/listing.ts';
import { listingPath } from '@nestmates/domain/market/listings/public-paths.ts';
import { distanceLabel } from '@nestmates/domain/members/places/distance-band.ts';
import { photoOrInitial } from '@nestmates/ui/drawings/face.ts';
import type { ThreadState } from '@nestmates/ui/screens/friends/messages/thread/ThreadPane.tsx';
import type { ThreadMember } from '@nestmates/ui/screens/friends/messages/thread/thread-member.ts';
import { ListingChoice } from '@nestmates/ui/screens/market/listings/thread/ListingChoice.tsx';
import { existingPage } from '../../platform/routing/known-pages.ts';
import { askHref } from './ask-href.ts';

/** The seller of a listing, to whom nothing was written yet. */
export const sellerOf = ({ userId, user, distance }: ListingView): ThreadMember => ({
  userId,
  name: user.firstName ?? 'Another member',
  face: photoOrInitial(user.profilePhotoUrl),
  age: null,
  children: [],
  distance: distance ? distanceLabel(distance) : null,
});

/** The listing that the thread will show once the buyer has asked. */
export const aboutListing = ({ userId: sellerId, ...listing }: ListingView): ConversationListing => ({
  id: listing.id,
  sellerId,
  title: listing.title,
  type: listing.type,
  price: listing.price,
  priceType: listing.priceType,
  imageUrl: listing.imageUrl,
  category: listing.category,
  serviceIcon: listing.serviceIcon,
  status: listing.status,
});

/** A stranger can be written to about what they sell. */
export function strangerState(
  listings: readonly ListingView[],
  stranger: Pick<Extract<ThreadState, { kind: 'not-connected' }>, 'userId' | 'endedHref'>,
): ThreadState {
  const [first] = listings;
  if (!first) return { kind: 'not-connected', ...stranger };
  return {
    kind: 'listing-choice',
    other: sellerOf(first),
    choice: (
      <ListingChoice
        name={sellerOf(first).name}
        listings={listings.map((listing) => ({
          listing: aboutListing(listing),
          href: askHref({ sellerId: listing.userId, listingId: listing.id }),
        }))}
      />
    ),
  };
}

/** The page of the listing, where the viewer may see it. */
export function hrefOf(about: ConversationListing, memberId: number): string | undefined {
  const { status, sellerId } = about;
  return isShownTo({ status, userId: sellerId }, memberId) ? existingPage(listingPath(about.id)) : undefined;
}
