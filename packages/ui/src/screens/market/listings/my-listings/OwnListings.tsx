import type { OwnListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../components/actions/Button.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import type { Loadable } from '../../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import { LoadMore, type MoreItems } from '../../../../components/navigation/LoadMore.tsx';
import { loadAlertDialog } from '../../../../components/overlays/load-alert-dialog.ts';
import { useLazyImport } from '../../../../lazy-loading/use-lazy-import.ts';
import { ListingRow, type ListingRowActions } from './ListingRow.tsx';
import styles from './OwnListings.module.css';

export type OwnListingsState = Loadable<
  { readonly listings: readonly OwnListingView[]; readonly more?: MoreItems | undefined } & ListingRowActions
>;

interface OwnListingsProps {
  readonly state: OwnListingsState;
  /** Where the seller has none. */
  readonly empty: ReactNode;
}

const placeholder = (key: string) => (
  <li key={key} className={styles.placeholder}>
    <Skeleton shape="picture" width="88px" height="88px" />
    <span>
      <Skeleton width="70%" />
      <Skeleton width="40%" />
      <Skeleton shape="heading" width="30%" />
    </span>
  </li>
);

/** A seller's own listings. */
export function OwnListings({ state, empty }: OwnListingsProps) {
  const [toDelete, setToDelete] = useState<OwnListingView>();
  const { loaded: Question, load } = useLazyImport(loadAlertDialog);
  if (state.kind === 'loading') {
    return (
      <SkeletonGroup label="Loading your listings">
        <ul className={styles.list}>{['a', 'b', 'c'].map(placeholder)}</ul>
      </SkeletonGroup>
    );
  }
  if (state.kind === 'failed') {
    return (
      <EmptyState
        scene="offline"
        title="Failed to fetch your listings."
        action={<Button onClick={state.onRetry}>Try again</Button>}
      >
        They are safe. Check your internet and try again.
      </EmptyState>
    );
  }
  const { listings, more, onDelete, kind: _, ...actions } = state;
  if (listings.length === 0 && !more) return empty;
  return (
    <div>
      <ul className={styles.list} aria-label="Your listings">
        {listings.map((listing) => (
          <li key={listing.id} className={styles.item}>
            <ListingRow
              {...actions}
              listing={listing}
              onDelete={(chosen) => {
                setToDelete(chosen);
                load();
              }}
            />
          </li>
        ))}
      </ul>
      <LoadMore more={more} itemName="listings" />
      {Question && toDelete && (
        <Question
          open
          title="Delete this listing?"
          description={`“${toDelete.title}” leaves the marketplace for good. Its orders stay readable.`}
          confirm="Delete Listing"
          cancel="Keep It"
          onCancel={() => setToDelete(undefined)}
          onConfirm={() => {
            setToDelete(undefined);
            onDelete(toDelete);
          }}
        />
      )}
    </div>
  );
}
