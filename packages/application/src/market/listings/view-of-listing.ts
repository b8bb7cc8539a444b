import { listingMachine, sellerActions } from '@nestmates/domain/market/listings/listing.ts';
import { distanceBand } from '@nestmates/domain/members/places/distance-band.ts';
import { averageRating } from '@nestmates/domain/members/profiles/average-rating.ts';
import { isOnboarded } from '@nestmates/domain/platform/access/progress.ts';
import { actionsOpenTo } from '@nestmates/domain/platform/shared/machine.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { formatTimeCursor, type Page, pageOf } from '../../platform/contract/paging.ts';
import type { ListingRailView, ListingSellerView, ListingView, OwnListingView } from './listing-view.ts';
import type { ListingRow, ListingSeller, PagedListing } from './ports.ts';

export type Viewer = Caller | undefined;

/** A member without a finished profile sees sellers as a visitor does. */
const isMember = (by: Viewer): boolean => by !== undefined && isOnboarded(by.progress);

/** Field by field: rows of sellers hold more than a visitor may see. */
export function viewOfSeller(seller: ListingSeller, by: Viewer): ListingSellerView {
  const { id, firstName, profilePhotoUrl, city, state, zipCode, shopName, storeLive, storeSlug } = seller;
  const rating = averageRating(seller.ratingSum ?? 0, seller.ratingCount ?? 0);
  const forAll = { id, firstName, city, state, shopName, storeLive, storeSlug, rating };
  if (!isMember(by)) return { ...forAll, profilePhotoUrl: null, photoCheckedAt: null };
  const photoCheckedAt = seller.photoCheckedAt?.toISOString() ?? null;
  return { ...forAll, profilePhotoUrl, photoCheckedAt, zipCode };
}

export function viewOfListing(
  { listing, seller, km, sameZip, favourite, hidden, recall }: ListingRow,
  by: Viewer,
): ListingView {
  const { priceCents, ages, photoUrls, createdAt, updatedAt: _, recallId: __, ...shown } = listing;
  const view: ListingView = {
    ...shown,
    price: priceCents,
    ageFrom: ages?.from ?? null,
    ageTo: ages?.to ?? null,
    imageUrl: photoUrls[0] ?? null,
    imageUrls: photoUrls,
    images: photoUrls,
    createdAt: createdAt.toISOString(),
    favourite,
    ...(hidden && { hidden }),
    ...(recall && { recall }),
    user: viewOfSeller(seller, by),
  };
  if (!isMember(by)) return view;
  const forMembers = { ...view, zipCode: seller.zipCode };
  return km === null ? forMembers : { ...forMembers, distance: distanceBand(km, sameZip) };
}

/** What its card shows. */
export function viewInRail(row: ListingRow, by: Caller): ListingRailView['listings'][number] {
  const view = viewOfListing(row, by);
  const { id, userId, title, type, price, category, priceType, serviceIcon, serviceDate } = view;
  const { badges, imageUrl, createdAt, distance, user } = view;
  return {
    ...{ id, userId, title, type, price, category, priceType, serviceIcon, serviceDate },
    ...{ badges, imageUrl, createdAt, user: { id: user.id, firstName: user.firstName } },
    ...(distance && { distance }),
  };
}

/** Pages what was read, with one more than the limit. */
export function pageOfListings(found: readonly PagedListing[], limit: number, by: Viewer): Page<ListingView> {
  const { items, ...rest } = pageOf(found, limit, ({ cursor }) => formatTimeCursor(cursor));
  return { ...rest, items: items.map((row) => viewOfListing(row, by)) };
}

export const viewOfOwnListing = (row: ListingRow, by: Caller): OwnListingView => {
  const open: readonly string[] = actionsOpenTo(listingMachine, row.listing.status, 'seller');
  const actions = sellerActions.filter((action) => open.includes(action));
  // It may be another model: its seller corrects that first.
  const closed = row.recall ? ['resume'] : [];
  return { ...viewOfListing(row, by), actions: actions.filter((action) => !closed.includes(action)) };
};
