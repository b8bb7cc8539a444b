import type { Listing, ListingContent } from '@nestmates/domain/market/listings/listing.ts';
import { Model } from 'objection';

export interface ListingModel extends Omit<Listing, 'ages'> {
  readonly ageFrom: number | null;
  readonly ageTo: number | null;
}

export class ListingModel extends Model {
  static override readonly tableName = 'listings';
}

export class ListingWordModel extends Model {
  static override readonly tableName = 'listing_words';
  static override readonly idColumn = 'word';
  declare readonly word: string;
  declare readonly spellings: readonly string[];
}

/** All but what a search alone reads. */
export const listingFields = [
  'id',
  'userId',
  'title',
  'description',
  'type',
  'priceCents',
  'category',
  'condition',
  'ageFrom',
  'ageTo',
  'photoUrls',
  'shippingIncluded',
  'localPickupOnly',
  'serviceIcon',
  'badges',
  'availability',
  'priceType',
  'status',
  'isDemo',
  'createdAt',
  'updatedAt',
] as const;

export type ListingColumns = Pick<ListingModel, (typeof listingFields)[number]>;

export const columnsOf = <C extends ListingContent>({ ages, ...content }: C) => ({
  ...content,
  ageFrom: ages?.from ?? null,
  ageTo: ages?.to ?? null,
});

export const listingOf = (row: ListingColumns): Listing => {
  const { ageFrom, ageTo } = row;
  return {
    id: row.id,
    userId: row.userId,
    title: row.title,
    description: row.description,
    type: row.type,
    priceCents: row.priceCents,
    category: row.category,
    condition: row.condition,
    ages: ageFrom === null || ageTo === null ? null : { from: ageFrom, to: ageTo },
    photoUrls: row.photoUrls,
    shippingIncluded: row.shippingIncluded,
    localPickupOnly: row.localPickupOnly,
    serviceIcon: row.serviceIcon,
    badges: row.badges,
    availability: row.availability,
    priceType: row.priceType,
    status: row.status,
    isDemo: row.isDemo,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
};
