import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { Link } from '../../../../components/actions/Link.tsx';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { Skeleton } from '../../../../components/feedback/Skeleton.tsx';
import { SectionHeading } from '../../../../components/layout/SectionHeading.tsx';
import { ListingPicture } from '../picture/ListingPicture.tsx';
import styles from './MarketplaceCard.module.css';

export type MarketplaceCardState =
  /** Not included in the member's plan. */
  | { readonly kind: 'locked' }
  | { readonly kind: 'loading' }
  /** The newest listings; none if they could not be read: the ways in are what the card is for. */
  | { readonly kind: 'open'; readonly newest: readonly Pick<ListingView, PictureFields>[] };

type PictureFields = 'id' | 'title' | 'imageUrl' | 'category' | 'serviceIcon';

const shown = 3;

function Pictures({ state }: { readonly state: Exclude<MarketplaceCardState, { kind: 'locked' }> }) {
  if (state.kind === 'loading') {
    return (
      <div className={styles.pictures}>
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className={styles.placeholder}>
            <Skeleton shape="picture" width="100%" height="100%" />
          </div>
        ))}
      </div>
    );
  }
  if (state.newest.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-label="New in the marketplace">
      {state.newest.slice(0, shown).map((listing) => (
        <li key={listing.id}>
          <Link className={styles.picture} href={`/marketplace/${listing.id}`} aria-label={listing.title}>
            <ListingPicture listing={listing} photo={listing.imageUrl} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The ways into the marketplace, on the dashboard. */
export function MarketplaceCard({ state }: { readonly state: MarketplaceCardState }) {
  if (state.kind === 'locked') {
    return (
      <section aria-label="Marketplace">
        <SectionHeading>Unlock Marketplace Access</SectionHeading>
        <ul className={styles.plans}>
          <li>Browse with Pro</li>
          <li>Create listings with Premium</li>
        </ul>
        <LinkButton look="outline" href="/subscribe">
          View Plans
        </LinkButton>
      </section>
    );
  }
  return (
    <section aria-label="Marketplace">
      <SectionHeading>Marketplace</SectionHeading>
      <Pictures state={state} />
      <div className={styles.links}>
        <LinkButton look="outline" href="/marketplace/new">
          Create Listing
        </LinkButton>
        <LinkButton look="outline" href="/marketplace">
          Browse Items
        </LinkButton>
      </div>
    </section>
  );
}
