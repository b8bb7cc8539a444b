import type { ReactNode } from 'react';
import styles from './FormActions.module.css';

/** The end of a long form, in reach of her thumb wherever she is in it. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
