import type { AgeRange, Listing, ListingContent } from '@nestmates/domain/market/listings/listing.ts';
import { listingRule, requireContent } from '@nestmates/domain/market/listings/listing-rules.ts';
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

export const newContent = (form: NewListing): ListingContent =>
  requireContent({
    title: form.title,
    description: form.description ?? '',
    type: form.type,
    priceCents: form.price,
    category: form.category ?? (form.type === 'product' ? 'Other' : 'other'),
    condition: form.condition ?? null,
    ages: agesOf(form.ageFrom ?? null, form.ageTo ?? null),
    photoUrls: photosOf(form, []),
    shippingIncluded: form.shippingIncluded ?? false,
    localPickupOnly: form.localPickupOnly ?? false,
    serviceIcon: form.serviceIcon ?? null,
    badges: [...new Set(form.badges ?? [])],
    availability: form.availability || null,
    priceType: form.priceType ?? 'session',
  });

const given = <T>(value: T | undefined, current: T): T => (value === undefined ? current : value);

/** Fields that are left out keep their values. */
export const editedContent = (listing: Listing, form: EditedListing): ListingContent =>
  requireContent({
    ...listing,
    title: form.title ?? listing.title,
    description: form.description ?? listing.description,
    priceCents: form.price ?? listing.priceCents,
    category: form.category ?? listing.category,
    condition: given(form.condition, listing.condition),
    ages: agesOf(
      given(form.ageFrom, listing.ages?.from ?? null),
      given(form.ageTo, listing.ages?.to ?? null),
    ),
    photoUrls: photosOf(form, listing.photoUrls),
    shippingIncluded: form.shippingIncluded ?? listing.shippingIncluded,
    localPickupOnly: form.localPickupOnly ?? listing.localPickupOnly,
    serviceIcon: given(form.serviceIcon, listing.serviceIcon),
    badges: form.badges ? [...new Set(form.badges)] : listing.badges,
    availability: given(form.availability, listing.availability) || null,
    priceType: form.priceType ?? listing.priceType,
  });
