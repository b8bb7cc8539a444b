import { DomainError, notFound } from '../../platform/shared/errors.ts';
import type { Id, MemberId } from '../../platform/shared/ids.ts';
import { days, later, minutes } from '../../platform/shared/time.ts';
import { typeLabels } from '../listings/labels.ts';
import { type ListingSearch, searchFilters } from '../listings/search.ts';

export type SavedSearchId = Id<'saved-search'>;

/** A search that a member returns to; perhaps the member hears by e-mail of what is new in it. */
export interface SavedSearch {
  readonly id: SavedSearchId;
  readonly userId: MemberId;
  readonly name: string;
  readonly search: ListingSearch;
  readonly emails: boolean;
  readonly createdAt: Date;
  /** What came on sale until then is no news any more. */
  readonly lookedAt: Date;
}

export const savedSearchRule = {
  noName: 'Please give your search a name',
  maxName: 60,
  longName: 'The name must be 60 characters or fewer',
  nothingToSave: 'Please search or choose a filter first',
  maxPerMember: 20,
} as const;

/** Only its order may be left: then it would be the whole marketplace. */
export const isWorthSaving = ({ sort: _, ...search }: ListingSearch): boolean =>
  Object.values(search).some((part) => part !== undefined);

/** A name to begin with: "boots, Clothing, Up to $20.00". */
export function suggestedName(search: ListingSearch): string {
  const { q, type } = search;
  const parts = [q, type && typeLabels[type].many, ...searchFilters(search).map(({ label }) => label)];
  const name = parts.filter(Boolean).join(', ');
  return Array.from(name).slice(0, savedSearchRule.maxName).join('');
}

export const searchAlreadySaved = (): DomainError =>
  new DomainError('conflict', 'ALREADY_SAVED', 'You have saved this search already.');

export const tooManySearches = (): DomainError =>
  new DomainError(
    'conflict',
    'SEARCH_LIMIT',
    `You can save ${savedSearchRule.maxPerMember} searches. Remove one that you no longer need.`,
  );

export const savedSearchNotFound = (): DomainError => notFound('We could not find this saved search.');

/** The member is written to once a day at most. */
export const dueSince = (now: Date): Date => later(now, -days(1));

/** What is being put on sale right now is left for the next look. */
export const lookUntil = (now: Date): Date => later(now, -minutes(1));
