import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import type { ListingCardActions } from './CardActions.tsx';
import { ListingCard } from './ListingCard.tsx';
import styles from './ListingGrid.module.css';

export interface ListingGridProps {
  readonly label: string;
  readonly listings: readonly ListingView[];
  /** Others are on their way. */
  readonly busy?: boolean | undefined;
  /** Below something else, which has a heading above it. */
  readonly further?: boolean | undefined;
  /** All of them are of the seller whom the page is about. */
  readonly ofOneSeller?: boolean | undefined;
  actionsOf(listing: ListingView): ListingCardActions;
}

/** As many as the first viewport of a wide screen has. */
const eagerPictures = 4;

export function ListingGrid({
  label,
  listings,
  busy = false,
  further = false,
  ofOneSeller,
  actionsOf,
}: ListingGridProps) {
  return (
    <ul className={styles.grid} aria-label={label} aria-busy={busy}>
      {listings.map((listing, index) => (
        <li key={listing.id}>
          <ListingCard
            listing={listing}
            actions={actionsOf(listing)}
            heading={further ? 'h3' : 'h2'}
            ofOneSeller={ofOneSeller}
            eager={!further && index < eagerPictures}
          />
        </li>
      ))}
    </ul>
  );
}

/** Four cards to come. */
export function ListingGridSkeleton({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.grid}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className={styles.placeholder}>
            <Skeleton shape="picture" />
            <Skeleton shape="text" width="80%" />
            <Skeleton shape="text" width="55%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
