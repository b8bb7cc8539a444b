import { invalid } from '../../platform/shared/errors.ts';
import { characterCount, hasVisibleText } from '../../platform/shared/text.ts';
import { type AgeRange, type ListingContent, noProductDetails, noServiceDetails } from './listing.ts';
import { priceProblem } from './price.ts';

export const listingRule = {
  noTitle: 'Title is required',
  maxTitle: 100,
  longTitle: 'Title must be under 100 characters',
  maxDescription: 500,
  longDescription: 'Description must be under 500 characters',
  noType: 'Please select a type',
  noIcon: 'Please select an icon for your service',
  maxAvailability: 200,
  longAvailability: 'Availability must be under 200 characters',
  maxPhotos: 6,
  manyPhotos: 'Please choose up to 6 photos',
  notHerPhoto: 'Please upload this photo again',
  maxAge: 18,
  wrongAges: 'Please choose ages from 0 to 18, the younger one first',
} as const;

const areAges = ({ from, to }: AgeRange): boolean =>
  Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from <= to && to <= listingRule.maxAge;

/** Throws the first thing that is wrong with a listing. */
export function requireContent(content: ListingContent): ListingContent {
  const { title, description, priceCents, photoUrls, ages, availability } = content;
  const wrongPrice = priceProblem(priceCents);
  if (!hasVisibleText(title)) throw invalid('title', listingRule.noTitle);
  if (characterCount(title) > listingRule.maxTitle) throw invalid('title', listingRule.longTitle);
  if (characterCount(description) > listingRule.maxDescription) {
    throw invalid('description', listingRule.longDescription);
  }
  if (wrongPrice) throw invalid('price', wrongPrice);
  if (photoUrls.length > listingRule.maxPhotos) throw invalid('imageUrls', listingRule.manyPhotos);
  if (ages && !areAges(ages)) throw invalid('ageFrom', listingRule.wrongAges);
  if (availability && characterCount(availability) > listingRule.maxAvailability) {
    throw invalid('availability', listingRule.longAvailability);
  }
  return fittingItsType(content);
}

/** A service has no details of a product, and a product none of a service. */
function fittingItsType(content: ListingContent): ListingContent {
  if (content.type === 'product') {
    return {
      ...content,
      ...noServiceDetails,
      brand: content.brand || null,
      model: content.model || null,
      // What is only picked up is not sent.
      shippingIncluded: content.shippingIncluded && !content.localPickupOnly,
    };
  }
  return {
    ...content,
    ...noProductDetails,
    serviceIcon: content.serviceIcon ?? 'other',
    badges: [...new Set(content.badges)],
    availability: content.availability || null,
  };
}
