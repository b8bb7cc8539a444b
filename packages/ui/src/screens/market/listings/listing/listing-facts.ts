import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { categoryLabel } from '@nestmates/domain/market/listings/categories.ts';
import { agesLabel, conditionLabel, perLabel } from '@nestmates/domain/market/listings/labels.ts';
import { dayWithYear } from '../../../../dates/calendar-formats.ts';

export interface ListingFact {
  readonly label: string;
  readonly value: string;
}

function delivery({ shippingIncluded, localPickupOnly }: ListingView): string {
  if (localPickupOnly) return 'Local pickup only';
  return shippingIncluded ? 'Shipping is included' : 'Arranged with the seller';
}

/** What the seller has said of it, in the order in which it is asked for. */
export function listingFacts(listing: ListingView): readonly ListingFact[] {
  const { brand, model, year } = listing;
  const { type, category, condition, ageFrom, ageTo, availability, priceType, serviceDate } = listing;
  const facts: (ListingFact | false)[] = [
    brand !== null && { label: 'Brand', value: brand },
    model !== null && { label: 'Model', value: model },
    year !== null && { label: 'Year', value: String(year) },
    condition !== null && { label: 'Condition', value: conditionLabel(condition) },
    ageFrom !== null && ageTo !== null && { label: 'For', value: agesLabel({ from: ageFrom, to: ageTo }) },
    type === 'service' && { label: 'Price', value: perLabel(priceType) },
    serviceDate !== null && { label: 'Day', value: dayWithYear(serviceDate) },
    availability !== null && { label: 'Available', value: availability },
    { label: 'Category', value: categoryLabel(category) },
    type === 'product' && { label: 'Delivery', value: delivery(listing) },
  ];
  return facts.filter((fact) => fact !== false);
}
