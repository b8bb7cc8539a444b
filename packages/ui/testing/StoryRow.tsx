import type { ReactNode } from 'react';
import styles from './StoryRow.module.css';

/** Components side by side in a story. */
export function StoryRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
