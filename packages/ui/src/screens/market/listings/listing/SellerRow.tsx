import type { ListingView } from '@nestmates/application/market/listings/listing-view.ts';
import { distanceLabel } from '@nestmates/domain/members/places/distance-band.ts';
import { ChevronRight, Star, Store } from 'lucide-react';
import { Link } from '../../../../components/actions/Link.tsx';
import { Avatar } from '../../../../components/people/Avatar.tsx';
import { photoOrInitial } from '../../../../drawings/face.ts';
import { PhotoCheckedLabel } from '../../../trust/selfie-checks/PhotoChecked.tsx';
import styles from './SellerRow.module.css';

type SellerRowProps = Pick<ListingView, 'user' | 'distance'>;

const placeOf = ({ user: { city, state }, distance }: SellerRowProps): string =>
  [[city, state].filter(Boolean).join(', '), distance && distanceLabel(distance)].filter(Boolean).join(' · ');

/** Who sells it, and how near they live. */
export function SellerRow({ user, distance }: SellerRowProps) {
  const { id, firstName, profilePhotoUrl, photoCheckedAt, shopName, storeSlug, rating } = user;
  const name = firstName ?? 'Seller';
  return (
    <div className={styles.seller}>
      <Link className={styles.row} href={`/seller/${id}`}>
        <Avatar name={name} face={photoOrInitial(profilePhotoUrl)} size="medium" decorative />
        <span className={styles.text}>
          <span className={styles.name}>{name}</span>
          <span className={styles.place}>{placeOf({ user, distance })}</span>
          <PhotoCheckedLabel at={photoCheckedAt} />
          <span className={styles.place}>
            {rating ? (
              <>
                <Star aria-hidden className={styles.star} />
                {rating.average.toFixed(1)}
                <span className={styles.visuallyHidden}> of 5 stars</span>
                {` (${rating.count})`}
              </>
            ) : (
              'No ratings yet'
            )}
          </span>
        </span>
        <ChevronRight aria-hidden className={styles.chevron} />
      </Link>
      {storeSlug && shopName && (
        <Link className={styles.row} href={`/${storeSlug}`}>
          <Store aria-hidden className={styles.icon} />
          <span className={styles.text}>{shopName}</span>
          <ChevronRight aria-hidden className={styles.chevron} />
        </Link>
      )}
    </div>
  );
}
