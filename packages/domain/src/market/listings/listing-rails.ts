import type { ListingId } from '../../platform/shared/ids.ts';
import { days } from '../../platform/shared/time.ts';
import type { ListingSearch } from './search.ts';

/** What the rails of the marketplace are about, in the order in which they stand above the grid. */
export const railKinds = ['age', 'near', 'new', 'known'] as const;
export type RailKind = (typeof railKinds)[number];

export const railRule = {
  /** So many children of different ages have a rail of their own, the youngest first. */
  ages: 2,
  nearKm: 5,
  newFor: days(7),
  longest: 8,
  /** What has fewer stands in the grid alone. */
  shortest: 3,
} as const;

/** What a rail shows, and a child's age for one of those. */
export interface RailSubject {
  readonly kind: RailKind;
  readonly age: number | null;
}

export interface RailCandidate extends RailSubject {
  readonly id: ListingId;
}

/** One listing of a connection is enough for a rail. */
const shortestOf = (kind: RailKind): number => (kind === 'known' ? 1 : railRule.shortest);

/** The rails with what each shows: a listing stands in the first that it fits, and short rails are left out. */
export function fillRails<Candidate extends RailCandidate>(
  candidates: readonly Candidate[],
): readonly (RailSubject & { readonly listings: readonly Candidate[] })[] {
  const shown = new Set<ListingId>();
  const subjects = new Map(candidates.map(({ kind, age }) => [`${kind} ${age}`, { kind, age }]));
  const inOrder = [...subjects.values()].sort(
    (one, other) =>
      railKinds.indexOf(one.kind) - railKinds.indexOf(other.kind) || (one.age ?? 0) - (other.age ?? 0),
  );
  return inOrder.flatMap((subject) => {
    const listings = candidates
      .filter(({ kind, age, id }) => kind === subject.kind && age === subject.age && !shown.has(id))
      .slice(0, railRule.longest);
    if (listings.length < shortestOf(subject.kind)) return [];
    for (const { id } of listings) shown.add(id);
    return [{ ...subject, listings }];
  });
}

/** All that a rail shows a part of. */
export function searchOfRail({ kind, age }: RailSubject): ListingSearch {
  if (kind === 'age') return { age: age ?? undefined, sort: 'nearest' };
  if (kind === 'near') return { distance: 'within-5' };
  return kind === 'known' ? { known: true } : { sort: 'newest' };
}

/** The ages of which "a" becomes "an". */
const withVowel = [8, 11, 18];

/** "For a 3-year-old" */
export function railTitle({ kind, age }: RailSubject): string {
  if (kind === 'near') return `Within ${railRule.nearKm} km`;
  if (kind === 'new') return 'New this week';
  if (kind === 'known') return 'From mothers you know';
  if (!age) return 'For a baby';
  return `For ${withVowel.includes(age) ? 'an' : 'a'} ${age}-year-old`;
}
