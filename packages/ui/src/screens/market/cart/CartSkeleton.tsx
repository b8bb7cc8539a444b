import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import styles from './CartItem.module.css';

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
