import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import styles from './FavouriteSeller.module.css';

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
