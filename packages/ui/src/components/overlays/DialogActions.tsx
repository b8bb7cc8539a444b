import type { ReactNode } from 'react';
import styles from './Dialog.module.css';

/** The main action comes first: on top on a phone, on the right on a wide screen. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
