import { type NewListing, newListing } from '@nestmates/application/market/listings/contract.ts';
import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import type { ProfessionalBadge } from '@nestmates/domain/market/listings/badges.ts';
import { hazardKindOf } from '@nestmates/domain/market/listings/hazard-kinds.ts';
import type { ListingCondition } from '@nestmates/domain/market/listings/listing-content.ts';
import { listingRule } from '@nestmates/domain/market/listings/listing-content.ts';
import { centsOf, dollarsToType } from '@nestmates/domain/market/listings/price.ts';
import { missingMake, missingMakeMessage } from '@nestmates/domain/market/listings/product-make.ts';
import type { ListingType, PriceType } from '@nestmates/domain/platform/shared/listing-words.ts';
import { hasVisibleText } from '@nestmates/domain/platform/shared/text.ts';
import type { FormSchema } from '../../../../forms/schema.ts';

/** A service takes place when the two agree, or on one day. */
export const serviceTimes = ['arranged', 'day'] as const;
export type ServiceTime = (typeof serviceTimes)[number];

/** The values of the controls: the price as it is typed, ages as text. */
export interface ListingFormValues {
  readonly title: string;
  readonly brand: string;
  readonly model: string;
  readonly year: string;
  readonly description: string;
  readonly type: ListingType | '';
  readonly price: string;
  readonly category: string;
  readonly imageUrls: readonly string[];
  readonly ageFrom: string;
  readonly ageTo: string;
  readonly condition: ListingCondition | '';
  readonly shippingIncluded: boolean;
  readonly localPickupOnly: boolean;
  readonly serviceIcon: string;
  readonly badges: readonly ProfessionalBadge[];
  readonly availability: string;
  readonly when: ServiceTime;
  readonly serviceDate: string;
  readonly priceType: PriceType | '';
}

export const emptyListingForm: ListingFormValues = {
  title: '',
  brand: '',
  model: '',
  year: '',
  description: '',
  type: '',
  price: '',
  category: '',
  imageUrls: [],
  ageFrom: '',
  ageTo: '',
  condition: '',
  shippingIncluded: false,
  localPickupOnly: false,
  serviceIcon: '',
  badges: [],
  availability: '',
  when: 'arranged',
  serviceDate: '',
  priceType: 'session',
};

const typed = (number: number | null): string => (number === null ? '' : String(number));

export const listingFormOf = (listing: ListingView): ListingFormValues => ({
  title: listing.title,
  brand: listing.brand ?? '',
  model: listing.model ?? '',
  year: typed(listing.year),
  description: listing.description,
  type: listing.type,
  price: dollarsToType(listing.price),
  category: listing.category,
  imageUrls: listing.imageUrls,
  ageFrom: typed(listing.ageFrom),
  ageTo: typed(listing.ageTo),
  condition: listing.condition ?? '',
  shippingIncluded: listing.shippingIncluded,
  localPickupOnly: listing.localPickupOnly,
  serviceIcon: listing.serviceIcon ?? '',
  badges: listing.badges,
  availability: listing.availability ?? '',
  when: listing.serviceDate === null ? 'arranged' : 'day',
  serviceDate: listing.serviceDate ?? '',
  priceType: listing.priceType,
});

/** Where the seller has said one of the two, the other end is open. */
const agesOf = ({ ageFrom, ageTo }: ListingFormValues) =>
  ageFrom === '' && ageTo === ''
    ? { ageFrom: null, ageTo: null }
    : { ageFrom: Number(ageFrom || 0), ageTo: Number(ageTo || listingRule.maxAge) };

/** What the other type has is left out, though it may have been filled in before the seller changed the type. */
function detailsOf(values: ListingFormValues) {
  if (values.type === 'product') {
    const { condition, shippingIncluded, localPickupOnly, brand, model, year } = values;
    return {
      condition: condition || null,
      shippingIncluded,
      localPickupOnly,
      brand: brand || null,
      model: model || null,
      year: year.trim() || null,
    };
  }
  const { serviceIcon, badges, availability, priceType, when, serviceDate } = values;
  return {
    serviceIcon: serviceIcon || null,
    badges,
    availability: availability || null,
    serviceDate: when === 'day' ? serviceDate : null,
    priceType: priceType || 'session',
  };
}

function bodyOf(values: ListingFormValues) {
  const { title, description, type, category, imageUrls } = values;
  const cents = centsOf(values.price);
  return {
    title,
    description,
    type,
    imageUrls,
    ...(category ? { category } : {}),
    ...agesOf(values),
    ...detailsOf(values),
    ...(typeof cents === 'number' ? { price: cents } : {}),
  };
}

/** Asked of a kind that can hurt, or where something of it is said already. */
export const asksForMake = ({ type, title, brand, model, year }: ListingFormValues): boolean =>
  type === 'product' && (`${brand}${model}${year}` !== '' || hazardKindOf({ type, title }) !== undefined);

interface Needs {
  /** Opening a shop asks for a description. */
  readonly description?: boolean;
  /** Opening a shop asks for an icon of a service; a quick listing gets one. */
  readonly icon?: boolean;
}

const makeOf = ({ brand, model }: ListingFormValues) => ({
  brand: hasVisibleText(brand) ? brand : null,
  model: hasVisibleText(model) ? model : null,
  year: null,
});

function ownIssues(values: ListingFormValues, needs: Needs) {
  const { ageFrom, ageTo } = agesOf(values);
  const cents = centsOf(values.price);
  const { type, title } = values;
  const missing = missingMake({ type: type || 'service', title, ...makeOf(values) });
  return [
    ...missing.map((name) => ({
      path: [name],
      message: missingMakeMessage(name, { type: 'product', title }),
    })),
    ...(typeof cents === 'string' ? [{ path: ['price'], message: cents }] : []),
    ...((ageFrom ?? 0) > (ageTo ?? 0) ? [{ path: ['ageFrom'], message: listingRule.wrongAges }] : []),
    ...(needs.description && !hasVisibleText(values.description)
      ? [{ path: ['description'], message: 'Description is required' }]
      : []),
    ...(needs.icon && values.type === 'service' && !values.serviceIcon
      ? [{ path: ['serviceIcon'], message: listingRule.noIcon }]
      : []),
  ];
}

/** Converts the values to the body of the call, and checks the price with the domain's rule before it is sent. */
export const listingFormSchema = (needs: Needs = {}): FormSchema<NewListing> => ({
  '~standard': {
    validate(given) {
      const values = given as ListingFormValues;
      const checked = newListing.safeParse(bodyOf(values));
      const others = checked.error?.issues.filter(({ path }) => path[0] !== 'price') ?? [];
      const issues = [...others, ...ownIssues(values, needs)];
      return checked.success && issues.length === 0 ? { value: checked.data } : { issues };
    },
  },
});
