import type { ReactNode } from 'react';
import styles from './StoryRow.module.css';

/** Things side by side in a story. */
export function Shelf({ children }: { readonly children: ReactNode }) {
  return <div className={styles.shelf}>{children}</div>;
}
