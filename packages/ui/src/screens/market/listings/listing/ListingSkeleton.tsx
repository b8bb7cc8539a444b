import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import { BuyActionsPlaceholder } from './BuyActions.tsx';
import styles from './ListingScreen.module.css';

export function ListingSkeleton() {
  return (
    <SkeletonGroup label="Loading the listing">
      <div className={styles.listing}>
        <div className={styles.placeholder}>
          <Skeleton shape="picture" />
        </div>
        <div className={styles.head}>
          <Skeleton shape="title" width="80%" />
        </div>
        <BuyActionsPlaceholder />
        <div className={styles.about}>
          <Skeleton width="100%" />
          <Skeleton width="90%" />
          <Skeleton width="40%" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
