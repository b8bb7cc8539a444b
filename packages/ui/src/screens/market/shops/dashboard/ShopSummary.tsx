import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import type { StoreView } from '@nestmates/application/market/shops/contract.ts';
import { storefrontPath } from '@nestmates/domain/market/listings/public-paths.ts';
import { Link } from '../../../../components/actions/Link.tsx';
import { TextLink } from '../../../../components/actions/TextLink.tsx';
import { Badge } from '../../../../components/labels/Badge.tsx';
import { Card } from '../../../../components/layout/Card.tsx';
import { SectionHeading } from '../../../../components/layout/SectionHeading.tsx';
import { Avatar } from '../../../../components/people/Avatar.tsx';
import type { Face } from '../../../../drawings/face.ts';
import { ListingPicture } from '../../listings/picture/ListingPicture.tsx';
import styles from './ShopSummary.module.css';

type ShopPicture = Pick<ListingView, 'id' | 'title' | 'imageUrl' | 'category' | 'serviceIcon'>;

const picturesShown = 3;

/** "1 active listing" */
const activeText = (count: number): string => `${count} active ${count === 1 ? 'listing' : 'listings'}`;

export interface ShopSummaryProps {
  readonly store: StoreView;
  /** What the shop shows first. */
  readonly shopPictures: readonly ShopPicture[];
  readonly shopName: string | null;
  /** The seller's own. */
  readonly face: Face;
  /** Gives the address of the shop to others. */
  onShare(): void;
}

/** How the shop stands, as the seller sees it beside the orders. */
export function ShopSummary({ store, shopPictures, shopName, face, onShare }: ShopSummaryProps) {
  const isLive = store.connected && shopName !== null;
  const name = shopName ?? 'Your shop';
  return (
    <section className={styles.section} aria-label="Your shop">
      <SectionHeading
        action={
          shopName === null ? (
            <TextLink href="/seller/dashboard?tab=store">Store</TextLink>
          ) : (
            <button type="button" className={styles.share} onClick={onShare}>
              Share
            </button>
          )
        }
      >
        {name}
      </SectionHeading>
      <Card as="div">
        <div className={styles.shop}>
          <Avatar name={name} face={face} size="medium" decorative />
          <p className={styles.shopWords}>
            <b>{name}</b>
            <span className={styles.shopFacts}>
              {activeText(store.activeListings)}
              {shopName !== null && (
                <>
                  {' · '}
                  <TextLink href={storefrontPath(shopName)}>Preview</TextLink>
                </>
              )}
            </span>
          </p>
          {!store.hidden && (
            <Badge tone={isLive ? 'moss' : 'ochre'}>{isLive ? 'Live' : 'Setup Required'}</Badge>
          )}
        </div>
        {shopPictures.length > 0 && (
          <ul className={styles.pictures} aria-label="On sale">
            {shopPictures.slice(0, picturesShown).map((listing) => (
              <li key={listing.id}>
                <Link
                  className={styles.picture}
                  href={`/marketplace/${listing.id}`}
                  aria-label={listing.title}
                >
                  <ListingPicture listing={listing} photo={listing.imageUrl} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}
