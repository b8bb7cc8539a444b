import { type Listing, type ListingContent, noDetails } from '@nestmates/domain/market/listings/listing.ts';
import { Model } from 'objection';

export interface ListingModel extends Omit<Listing, 'ages'> {
  readonly ageFrom: number | null;
  readonly ageTo: number | null;
  readonly pausedWhileAway: boolean;
}

export class ListingModel extends Model {
  static override readonly tableName = 'listings';
}

const { ages: _, ...details } = noDetails;

/** All but what a search alone reads. */
export const listingFields = [
  'id',
  'userId',
  'title',
  'description',
  'type',
  'priceCents',
  'category',
  'ageFrom',
  'ageTo',
  ...(Object.keys(details) as (keyof typeof details)[]),
  'status',
  'isDemo',
  'recallId',
  'createdAt',
  'updatedAt',
] as const;

export type ListingColumns = Pick<ListingModel, (typeof listingFields)[number]>;

export const columnsOf = <C extends ListingContent>({ ages, ...content }: C) => ({
  ...content,
  ageFrom: ages?.from ?? null,
  ageTo: ages?.to ?? null,
});

/** The listing in a row that may hold more. */
export function listingOf(row: ListingColumns): Listing {
  const own = Object.fromEntries(listingFields.map((field) => [field, row[field]]));
  const { ageFrom, ageTo, ...listing } = own as unknown as ListingColumns;
  return { ...listing, ages: ageFrom === null || ageTo === null ? null : { from: ageFrom, to: ageTo } };
}
