import { NestDrawing } from '../../../../drawings/NestDrawing.tsx';
import styles from './HoursGiven.module.css';

/** What all swaps of the member come to, with the nest that they fill. */
export const HoursGiven = ({ children }: { readonly children: string }) => (
  <div className={styles.hours}>
    <div className={styles.nest}>
      <NestDrawing scene="full" />
    </div>
    <p className={styles.words}>{children}</p>
  </div>
);
