import type { ReactNode } from 'react';
import styles from './FormActions.module.css';

/** The sticky footer of a long form, on a phone in place of the tab bar. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.actions} data-bottom-bar="footer">
      {children}
    </div>
  );
}
