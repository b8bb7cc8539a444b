import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { HeaderBar } from '../../../components/layout/HeaderBar.tsx';
import styles from './StatusScreen.module.css';

/** The placeholder of a page before it is known which one it is, below the header of its shell. */
export function LoadingPage() {
  return (
    <>
      <HeaderBar />
      <div className={styles.page}>
        <SkeletonGroup label="Loading">
          <div className={styles.shapes}>
            <Skeleton shape="title" width="60%" />
            <Skeleton width="90%" />
            <Skeleton width="72%" />
            <Skeleton shape="picture" height="180px" />
            <Skeleton width="84%" />
            <Skeleton width="66%" />
          </div>
        </SkeletonGroup>
      </div>
    </>
  );
}
