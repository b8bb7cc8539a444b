import type { CalendarDate } from '../../platform/dates/calendar-date.ts';
import { invalid } from '../../platform/shared/errors.ts';
import type { ListingType, PriceType } from '../../platform/shared/listing-words.ts';
import { characterCount, hasVisibleText } from '../../platform/shared/text.ts';
import type { ProfessionalBadge } from './badges.ts';
import type { ListingCategory } from './categories.ts';
import { priceProblem } from './price.ts';
import type { ServiceIcon } from './service-icons.ts';

export const listingConditions = ['new', 'like-new', 'good', 'worn'] as const;
export type ListingCondition = (typeof listingConditions)[number];

/** The ages of children that a product is for, both included; null where that does not matter. */
export interface AgeRange {
  readonly from: number;
  readonly to: number;
}

/** Who made a product, and what; null where it is not said, and for a service. */
export interface ProductMake {
  readonly brand: string | null;
  readonly model: string | null;
  /** When it was made. */
  readonly year: number | null;
}

/** What a seller may leave out. */
export interface ListingDetails extends ProductMake {
  /** Null for a service, and where the seller does not say it. */
  readonly condition: ListingCondition | null;
  readonly ages: AgeRange | null;
  /** Addresses of the seller's photos in the order that the seller has chosen; the first one is on the card. */
  readonly photoUrls: readonly string[];
  readonly shippingIncluded: boolean;
  readonly localPickupOnly: boolean;
  /** Null for a product. */
  readonly serviceIcon: ServiceIcon | null;
  readonly badges: readonly ProfessionalBadge[];
  readonly availability: string | null;
  /** The day on which a service takes place; null for one by arrangement, and for a product. */
  readonly serviceDate: CalendarDate | null;
  readonly priceType: PriceType;
}

/** What a product may say, in a listing that does not. */
export const noProductDetails = {
  brand: null,
  model: null,
  year: null,
  condition: null,
  shippingIncluded: false,
  localPickupOnly: false,
} as const satisfies Partial<ListingDetails>;

/** The same of a service. */
export const noServiceDetails = {
  serviceIcon: null,
  badges: [],
  availability: null,
  serviceDate: null,
  priceType: 'session',
} as const satisfies Partial<ListingDetails>;

/** A listing whose seller has said none of them. */
export const noDetails: ListingDetails = {
  ...noProductDetails,
  ...noServiceDetails,
  ages: null,
  photoUrls: [],
};

/** What a seller writes of a listing. */
export interface ListingContent extends ListingDetails {
  readonly title: string;
  readonly description: string;
  readonly type: ListingType;
  readonly priceCents: number;
  readonly category: ListingCategory;
}

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
