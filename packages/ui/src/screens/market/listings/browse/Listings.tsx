import type { ListingSearch } from '@nestmates/domain/market/listings/search.ts';
import { Button } from '../../../../components/actions/Button.tsx';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import type { Loadable } from '../../../../components/feedback/loadable.ts';
import { LoadMore, type MoreItems } from '../../../../components/navigation/LoadMore.tsx';
import { ListingGrid, type ListingGridProps, ListingGridSkeleton } from '../card/ListingGrid.tsx';

export type ListingsState = Loadable<
  { readonly more?: MoreItems | undefined } & Pick<ListingGridProps, 'listings' | 'busy' | 'actionsOf'>
>;

interface ListingsProps {
  readonly state: ListingsState;
  readonly search: ListingSearch;
  /** Whether the member's plan puts something on sale. */
  readonly canSell: boolean;
  onSearch(search: ListingSearch): void;
}

function NoListings({ search, canSell, onSearch }: Omit<ListingsProps, 'state'>) {
  const { sort: _, ...narrowing } = search;
  const isNarrowed = Object.values(narrowing).some((part) => part !== undefined);
  if (isNarrowed) {
    return (
      <EmptyState
        scene="shelf"
        title="No listings found"
        action={<Button onClick={() => onSearch({})}>Show All Listings</Button>}
      >
        Try other words, or fewer filters.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      scene="shelf"
      title="No listings found"
      action={canSell ? <LinkButton href="/seller/onboarding">Start Selling</LinkButton> : undefined}
    >
      Nothing is on sale yet. What have your children outgrown?
    </EmptyState>
  );
}

/** What is on sale, or why nothing is shown. */
export function Listings({ state, search, canSell, onSearch }: ListingsProps) {
  if (state.kind === 'loading') return <ListingGridSkeleton label="Loading listings" />;
  if (state.kind === 'failed') {
    return (
      <EmptyState
        scene="offline"
        title="Failed to fetch marketplace listings."
        action={<Button onClick={state.onRetry}>Try again</Button>}
      >
        Check your internet and try again.
      </EmptyState>
    );
  }
  const { listings, more, ...grid } = state;
  if (listings.length === 0 && !more)
    return <NoListings search={search} canSell={canSell} onSearch={onSearch} />;
  return (
    <div>
      <ListingGrid {...grid} label="Listings" listings={listings} />
      <LoadMore more={more} itemName="listings" />
    </div>
  );
}
