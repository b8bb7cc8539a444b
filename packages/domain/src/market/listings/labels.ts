import type { ListingStatus, ListingType, PriceType } from '../../platform/shared/listing-words.ts';
import type { ListingCondition } from './listing-content.ts';

const conditionLabels: Readonly<Record<ListingCondition, string>> = {
  new: 'New',
  'like-new': 'Like new',
  good: 'Good',
  worn: 'Worn',
};

export const conditionLabel = (condition: ListingCondition): string => conditionLabels[condition];

export const typeLabels: Readonly<Record<ListingType, { one: string; many: string }>> = {
  product: { one: 'Product', many: 'Products' },
  service: { one: 'Service', many: 'Services' },
};

const statusLabels: Readonly<Record<ListingStatus, string>> = {
  active: 'On sale',
  reserved: 'Reserved',
  sold: 'Sold',
  paused: 'Paused',
  ended: 'Ended',
  removed: 'Removed',
};

export const statusLabel = (status: ListingStatus): string => statusLabels[status];

export const perLabel = (priceType: PriceType): string => `per ${priceType}`;

/** "Ages 2 to 4" */
export function agesLabel({ from, to }: { readonly from: number; readonly to: number }): string {
  if (from === to) return from === 0 ? 'Babies' : `Age ${from}`;
  return `Ages ${from} to ${to}`;
}
