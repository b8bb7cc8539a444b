import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import entry from './OrderEntry.module.css';
import styles from './OrderList.module.css';

export function OrderListSkeleton({ beside }: { readonly beside: boolean }) {
  return (
    <SkeletonGroup label="Loading your orders">
      <div className={styles.list} data-beside={beside}>
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className={styles.item}>
            <div className={entry.entry}>
              <div className={entry.picture}>
                <Skeleton shape="picture" width="96px" height="108px" />
              </div>
              <div className={entry.text}>
                <Skeleton width="30%" />
                <Skeleton shape="heading" width="80%" />
                <Skeleton width="55%" />
                <Skeleton width="35%" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
