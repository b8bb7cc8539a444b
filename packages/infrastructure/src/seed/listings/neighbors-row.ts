import type { ListingCategory } from '@nestmates/domain/market/listings/categories.ts';
import type { ListingCondition } from '@nestmates/domain/market/listings/listing-content.ts';
import type { Drawing } from './listing-drawings.ts';

export type NeighborsRow = readonly [
  title: string,
  description: string,
  priceCents: number,
  category: ListingCategory,
  condition: ListingCondition,
  ages: readonly [from: number, to: number] | null,
  picture: Drawing,
  daysAgo: number,
];
