import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { KindOfListing, ListingCard, standing } from './ListingCard.tsx';
import styles from './ListingGrid.module.css';
import type { ListingCardActions } from './listing-actions.ts';

export interface ListingGridProps {
  readonly label: string;
  readonly listings: readonly ListingView[];
  /** Others are on their way. */
  readonly busy?: boolean | undefined;
  /** Stands below something else, which has a heading above it. */
  readonly further?: boolean | undefined;
  /** All of them are of the seller whom the page is about. */
  readonly ofOneSeller?: boolean | undefined;
  actionsOf(listing: ListingView): ListingCardActions;
}

/** The first viewport of a wide screen has so many. */
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
      {listings.map((listing, index) => {
        const { own, onKeep } = actionsOf(listing);
        return (
          <li key={listing.id}>
            <ListingCard
              listing={listing}
              fact={ofOneSeller ? <KindOfListing listing={listing} /> : standing(listing, own)}
              heading={further ? 'h3' : 'h2'}
              eager={!further && index < eagerPictures}
            >
              {onKeep && (
                <FavouriteButton onPicture about={listing.title} kept={listing.favourite} onKeep={onKeep} />
              )}
            </ListingCard>
          </li>
        );
      })}
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
