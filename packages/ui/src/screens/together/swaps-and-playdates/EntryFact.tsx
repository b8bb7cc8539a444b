import type { ReactNode } from 'react';
import styles from './EntryFact.module.css';

interface EntryFactProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One of the details of a swap or a playdate. */
export function EntryFact({ title, children }: EntryFactProps) {
  return (
    <div className={styles.fact}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
