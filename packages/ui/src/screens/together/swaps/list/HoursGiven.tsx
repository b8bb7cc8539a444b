import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import { NestDrawing } from '../../../../drawings/NestDrawing.tsx';
import styles from './HoursGiven.module.css';

interface HoursGivenProps {
  /** Undefined while it is added up. */
  readonly children: string | undefined;
}

/** What all swaps of the member come to, with the nest that they fill. As high while it is added up. */
export const HoursGiven = ({ children }: HoursGivenProps) => (
  <div className={styles.hours}>
    <div className={styles.nest}>
      <NestDrawing scene="full" />
    </div>
    <div className={styles.words}>
      {children === undefined ? (
        <SkeletonGroup label="Adding up your hours">
          <Skeleton width="80%" />
        </SkeletonGroup>
      ) : (
        <p>{children}</p>
      )}
    </div>
  </div>
);
