import { hazardKindOf } from '@nestmates/domain/market/listings/hazard-kinds.ts';
import type { Listing } from '@nestmates/domain/market/listings/listing.ts';
import {
  type AgeRange,
  type ListingContent,
  listingRule,
  noDetails,
  requireContent,
} from '@nestmates/domain/market/listings/listing-content.ts';
import { invalid } from '@nestmates/domain/platform/shared/errors.ts';
import type { EditedListing, NewListing } from './contract.ts';

function agesOf(from: number | null, to: number | null): AgeRange | null {
  if (from === null && to === null) return null;
  if (from === null || to === null) throw invalid('ageFrom', listingRule.wrongAges);
  return { from, to };
}

const withoutRepeats = (urls: readonly string[]): readonly string[] => [...new Set(urls)];

/** Who sends a single photo changes the one on the card. */
function photosOf(
  { imageUrl, imageUrls }: Pick<NewListing, 'imageUrl' | 'imageUrls'>,
  current: readonly string[],
): readonly string[] {
  if (imageUrls) return withoutRepeats(imageUrls);
  if (imageUrl === undefined || imageUrl === current[0]) return current;
  return imageUrl === null ? [] : withoutRepeats([imageUrl, ...current.slice(1)]);
}

/** Those that are sent; the others stay as they are. */
const sent = <T extends object>(details: T) =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };

/** One from before make was asked for can be edited without it, and says that it was not checked against recalls. */
export function needsMake(
  listing: Listing,
  edited: ListingContent,
  { brand, model, year }: EditedListing,
): boolean {
  const isSaid = brand !== undefined || model !== undefined || year !== undefined;
  return isSaid || hazardKindOf(edited) !== hazardKindOf(listing);
}

export function newContent(form: NewListing): ListingContent {
  const { title, description, type, price, category, ageFrom, ageTo, imageUrl, imageUrls, ...details } = form;
  return requireContent({
    ...noDetails,
    ...sent(details),
    title,
    description: description ?? '',
    type,
    priceCents: price,
    category: category ?? (type === 'product' ? 'Other' : 'other'),
    ages: agesOf(ageFrom ?? null, ageTo ?? null),
    photoUrls: photosOf({ imageUrl, imageUrls }, []),
  });
}

const given = <T>(value: T | undefined, current: T): T => (value === undefined ? current : value);

/** Fields that are left out keep their values. */
export function editedContent(listing: Listing, form: EditedListing): ListingContent {
  const { title, description, price, category, ageFrom, ageTo, imageUrl, imageUrls, ...details } = form;
  return requireContent({
    ...listing,
    ...sent(details),
    title: title ?? listing.title,
    description: description ?? listing.description,
    priceCents: price ?? listing.priceCents,
    category: category ?? listing.category,
    ages: agesOf(given(ageFrom, listing.ages?.from ?? null), given(ageTo, listing.ages?.to ?? null)),
    photoUrls: photosOf({ imageUrl, imageUrls }, listing.photoUrls),
  });
}
