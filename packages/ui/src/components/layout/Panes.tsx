import type { ReactNode } from 'react';
import styles from './Panes.module.css';
import { useTwoPanes } from './use-two-panes.ts';

interface PanesProps {
  readonly list: ReactNode;
  /** What was opened from the list. */
  readonly opened: ReactNode | undefined;
  /** Stands beside the list while nothing is open. */
  readonly nothing: ReactNode;
}

/**
 * A list and what was opened from it: beside each other on a tablet, where each scrolls by itself, elsewhere only
 * what was opened, or else the list. What is not shown is not rendered, so it reads nothing either. Their headers are
 * those of sections, not of the page.
 */
export function Panes({ list, opened, nothing }: PanesProps) {
  const both = useTwoPanes();
  const isOpen = opened !== undefined;
  return (
    <div className={styles.panes}>
      {(both || !isOpen) && <section className={styles.list}>{list}</section>}
      {(both || isOpen) && (
        <section className={styles.opened}>
          {opened ?? <div className={styles.nothing}>{nothing}</div>}
        </section>
      )}
    </div>
  );
}
