import type { ProfessionalBadge } from '@nestmates/domain/market/listings/badges.ts';
import type { ListingCategory } from '@nestmates/domain/market/listings/categories.ts';
import type { Listing } from '@nestmates/domain/market/listings/listing.ts';
import type { ListingCondition, ListingContent } from '@nestmates/domain/market/listings/listing-content.ts';
import type { ServiceIcon } from '@nestmates/domain/market/listings/service-icons.ts';
import type { CalendarDate } from '@nestmates/domain/platform/dates/calendar-date.ts';
import type { ListingId } from '@nestmates/domain/platform/shared/ids.ts';
import type {
  ListingStatus,
  ListingType,
  PriceType,
} from '@nestmates/domain/platform/shared/listing-words.ts';
import {
  flag,
  instant,
  integer,
  integers,
  key,
  member,
  nullable,
  oneOf,
  searchWords,
  text,
  texts,
} from '../../platform/tables/columns.ts';
import { fieldsIn, fieldsOf, table } from '../../platform/tables/table.ts';

export class ListingModel extends table('listings', {
  id: key<ListingId>(),
  userId: member('deleted'),
  title: text({ exported: true }),
  description: text({ exported: true }),
  type: oneOf<ListingType>({ exported: true }),
  priceCents: integer({ exported: true }),
  priceType: oneOf<PriceType>({ exported: true }),
  category: oneOf<ListingCategory>({ exported: true }),
  condition: nullable(oneOf<ListingCondition>({ exported: true })),
  ageFrom: nullable(integer({ exported: true })),
  ageTo: nullable(integer({ exported: true })),
  shippingIncluded: flag({ exported: true }),
  localPickupOnly: flag({ exported: true }),
  serviceIcon: nullable(oneOf<ServiceIcon>({ exported: true })),
  badges: texts<readonly ProfessionalBadge[]>({ exported: true }),
  availability: nullable(text({ exported: true })),
  serviceDate: nullable(text<CalendarDate>({ exported: true })),
  brand: nullable(text({ exported: true })),
  isDemo: flag(),
  model: nullable(text({ exported: true })),
  year: nullable(integer({ exported: true })),
  words: nullable(searchWords({ left: 'elsewhere' })),
  neighborhoodId: nullable(integer({ left: 'elsewhere' })),
  status: oneOf<ListingStatus>({ exported: true }),
  photoUrls: texts({ exported: true }),
  createdAt: instant({ exported: true }),
  updatedAt: instant({ exported: true }),
  recallId: nullable(text({ left: 'key' })),
  pausedWhileAway: flag({ left: 'process' }),
}).with({ sections: { listings: 'user_id = :memberId and not is_demo order by id' }, stays: 'account' }) {}

export class ListingWordModel extends table('listing_words', {
  word: text({ key: true }),
  spellings: texts(),
}).with({
  erasure: {
    why: 'Words of all listings, which say nothing of who has written them.',
    until: 'the night after no listing has them',
  },
  left: 'elsewhere',
  stays: 'constant',
}) {}

export class SellingEndModel extends table('selling_ends', {
  memberId: member('deleted', { key: true }),
  endedAt: instant(),
  pausedListings: integers(),
}).with({ left: 'process', stays: 'account' }) {}

/** All but what a search and the absence of a seller alone read. */
export const listingFields = fieldsOf(ListingModel.table, ['words', 'neighborhoodId', 'pausedWhileAway']);

export type ListingColumns = Pick<ListingModel, (typeof listingFields)[number]>;

export const columnsOf = <C extends ListingContent>({ ages, ...content }: C) => ({
  ...content,
  ageFrom: ages?.from ?? null,
  ageTo: ages?.to ?? null,
});

/** The listing in a row that may hold more. */
export function listingOf(row: ListingColumns): Listing {
  const { ageFrom, ageTo, ...listing } = fieldsIn(row, listingFields);
  return { ...listing, ages: ageFrom === null || ageTo === null ? null : { from: ageFrom, to: ageTo } };
}
