import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import styles from './OrderScreen.module.css';

export function OrderSkeleton() {
  return (
    <SkeletonGroup label="Loading your order">
      <div className={styles.order}>
        <div className={styles.main}>
          <div className={styles.head}>
            <div className={styles.picture}>
              <Skeleton shape="picture" width="96px" height="108px" />
            </div>
            <div className={styles.what}>
              <Skeleton width="40%" />
              <Skeleton shape="heading" width="90%" />
              <Skeleton width="60%" />
            </div>
          </div>
          <div>
            <Skeleton width="35%" />
            <Skeleton shape="title" width="70%" />
            <Skeleton width="80%" />
            <Skeleton width="100%" />
          </div>
        </div>
        <div className={styles.aside}>
          <Skeleton width="90%" />
          <Skeleton width="70%" />
          <Skeleton width="80%" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
