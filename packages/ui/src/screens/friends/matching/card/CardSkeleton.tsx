import { Skeleton } from '../../../../components/feedback/Skeleton.tsx';
import { Cluster } from '../../../../components/layout/Cluster.tsx';
import styles from './CardSkeleton.module.css';

/** The placeholder of a MatchCard. */
export function CardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.photo}>
        <Skeleton shape="picture" width="100%" height="100%" />
      </div>
      <div className={styles.text}>
        <Skeleton shape="title" width="56%" />
        <Skeleton width="64%" />
        <Cluster gap={2} wrap={false}>
          <Skeleton width="96px" height="28px" />
          <Skeleton width="88px" height="28px" />
        </Cluster>
        <Skeleton width="40%" />
        <Skeleton width="88%" />
        <Skeleton width="80%" />
        <Skeleton width="72%" />
      </div>
    </div>
  );
}
