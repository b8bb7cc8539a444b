import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import styles from './MatchEntrySkeleton.module.css';

/** The placeholder of a row of the connections. */
export function MatchEntrySkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton shape="circle" width="72px" height="72px" />
      <div className={styles.text}>
        <Skeleton shape="heading" width="60%" />
        <Skeleton width="80%" />
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
