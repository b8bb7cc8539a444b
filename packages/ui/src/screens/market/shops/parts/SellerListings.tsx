import { Button } from '../../../../components/actions/Button.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import type { Loadable } from '../../../../components/feedback/loadable.ts';
import { SectionHeading } from '../../../../components/layout/SectionHeading.tsx';
import { LoadMore, type MoreItems } from '../../../../components/navigation/LoadMore.tsx';
import { ListingGrid, type ListingGridProps, ListingGridSkeleton } from '../../listings/card/ListingGrid.tsx';
import styles from './SellerListings.module.css';

export type SellerListingsState = Loadable<
  { readonly more?: MoreItems | undefined } & Pick<ListingGridProps, 'listings' | 'actionsOf'>
>;

/** What a seller has on sale. */
export function SellerListings({ state }: { readonly state: SellerListingsState }) {
  return (
    <section className={styles.section}>
      <SectionHeading>On Sale</SectionHeading>
      <Content state={state} />
    </section>
  );
}

function Content({ state }: { readonly state: SellerListingsState }) {
  if (state.kind === 'loading') return <ListingGridSkeleton label="Loading the listings" />;
  if (state.kind === 'failed') {
    return (
      <EmptyState
        scene="offline"
        level={3}
        title="Failed to load listings"
        action={
          <Button look="outline" onClick={state.onRetry}>
            Try again
          </Button>
        }
      >
        Check your internet and try again.
      </EmptyState>
    );
  }
  if (state.listings.length === 0) {
    return (
      <EmptyState scene="shelf" level={3} title="Nothing on sale right now">
        What she lists next stands here.
      </EmptyState>
    );
  }
  return (
    <>
      <ListingGrid ofOneSeller label="On sale" listings={state.listings} actionsOf={state.actionsOf} />
      <LoadMore more={state.more} itemName="listings" />
    </>
  );
}
