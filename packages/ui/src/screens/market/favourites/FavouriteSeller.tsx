import type { ListingSellerView } from '@nestmates/application/market/listings/listing-view.ts';
import { Link } from '../../../components/actions/Link.tsx';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { Avatar } from '../../../components/people/Avatar.tsx';
import { photoOrInitial } from '../../../drawings/face.ts';
import { FavouriteButton } from '../listings/card/FavouriteButton.tsx';
import styles from './FavouriteSeller.module.css';

interface FavouriteSellerProps {
  readonly seller: ListingSellerView;
  onLetGo(): void;
}

export function FavouriteSeller({ seller, onLetGo }: FavouriteSellerProps) {
  const { id, firstName, profilePhotoUrl, shopName, storeSlug, city, state } = seller;
  const name = firstName ?? 'Seller';
  const shop = storeSlug !== null && shopName;
  return (
    <div className={styles.row}>
      <Link className={styles.seller} href={`/seller/${id}`}>
        <Avatar name={name} face={photoOrInitial(profilePhotoUrl)} size="medium" decorative />
        <span className={styles.text}>
          <span className={styles.name}>{name}</span>
          <span className={styles.note}>
            {[shop, [city, state].filter(Boolean).join(', ')].filter(Boolean).join(' · ')}
          </span>
        </span>
      </Link>
      <FavouriteButton about={name} kept onKeep={onLetGo} />
    </div>
  );
}

export function RowsSkeleton({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className={styles.row}>
          <Skeleton shape="circle" />
          <Skeleton width="60%" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
