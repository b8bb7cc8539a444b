import type { CartItemView } from '@nestmates/application/market/cart/contract.ts';
import { typeLabels } from '@nestmates/domain/market/listings/labels.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { Link } from '../../../components/actions/Link.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { Badge } from '../../../components/labels/Badge.tsx';
import { ListingPicture } from '../listings/picture/ListingPicture.tsx';
import styles from './CartItem.module.css';
import { cartNews } from './cart-news.ts';

export interface CartItemProps {
  readonly item: CartItemView;
  readonly removing: boolean;
  onRemove(listingId: number): void;
  onBuy(listing: CartItemView['listing']): void;
}

export function CartItem({ item, removing, onRemove, onBuy }: CartItemProps) {
  const { listing, listingId } = item;
  const { title, type, price, imageUrl, user } = listing;
  const news = cartNews(item);
  return (
    <article className={styles.item}>
      <div className={styles.picture}>
        <ListingPicture listing={listing} photo={imageUrl} />
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link href={`/marketplace/${listingId}`}>{title}</Link>
        </h2>
        <p className={styles.note}>
          {typeLabels[type].one} · from{' '}
          <Link className={styles.seller} href={`/seller/${user.id}`}>
            {user.firstName ?? 'the seller'}
          </Link>
        </p>
        <p className={styles.price}>{dollars(price)}</p>
        {news && (
          <p className={styles.news}>
            <Badge tone={news.tone}>{news.label}</Badge>
            <span>{news.text}</span>
          </p>
        )}
        <div className={styles.actions}>
          <Button
            look="subdued"
            size="small"
            aria-label={removing ? `Removing… ${title}` : `Remove ${title}`}
            pending={removing}
            pendingLabel="Removing…"
            onClick={() => onRemove(listingId)}
          >
            Remove
          </Button>
          {listing.status === 'active' && (
            <Button size="small" aria-label={`Buy Now: ${title}`} onClick={() => onBuy(listing)}>
              Buy Now
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

export function CartSkeleton() {
  return (
    <SkeletonGroup label="Loading your cart">
      {['a', 'b'].map((key) => (
        <div key={key} className={styles.item}>
          <div className={styles.picture}>
            <Skeleton shape="picture" width="100%" height="104px" />
          </div>
          <div>
            <Skeleton width="70%" />
            <Skeleton width="45%" />
            <Skeleton shape="heading" width="30%" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
