import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import styles from './EntrySkeleton.module.css';

/** The placeholder of a member with their portrait. */
export function EntrySkeleton() {
  return (
    <div className={styles.entry}>
      <Skeleton shape="picture" width="112px" height="140px" />
      <div className={styles.text}>
        <Skeleton shape="heading" width="60%" />
        <Skeleton width="40%" />
        <Skeleton width="100%" />
        <Skeleton width="92%" />
        <Skeleton width="70%" />
      </div>
    </div>
  );
}
