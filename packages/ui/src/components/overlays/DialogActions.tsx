import type { ReactNode } from 'react';
import styles from './Dialog.module.css';

interface DialogActionsProps {
  /** A line above them: what will happen. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The main action comes first: on top on a phone, on the right on a wide screen. In a dialog at the bottom edge they
 * stay in sight.
 */
export const DialogActions = ({ note, children }: DialogActionsProps) => (
  <div className={styles.foot}>
    {note && <p className={styles.note}>{note}</p>}
    <div className={styles.actions}>{children}</div>
  </div>
);
