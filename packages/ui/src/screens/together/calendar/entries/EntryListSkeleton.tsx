import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import styles from './EntryListSkeleton.module.css';

/** The shape of a list of entries that is being loaded. */
export function EntryListSkeleton({ label, rows }: { readonly label: string; readonly rows: number }) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: rows }, (_, at) => at).map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="56px" />
          <div className={styles.text}>
            <Skeleton width="70%" />
            <Skeleton width="40%" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
