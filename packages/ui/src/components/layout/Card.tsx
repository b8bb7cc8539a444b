import type { ReactNode } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  readonly as?: 'article' | 'section' | 'div' | 'li';
  readonly label?: string;
  /** Only for cards that are swiped. */
  readonly raised?: boolean;
  readonly children: ReactNode;
}

/** Only for what is decided or swiped; other content is a row between lines. */
export function Card({ as: Part = 'article', label, raised = false, children }: CardProps) {
  return (
    <Part className={styles.card} data-raised={raised} aria-label={label}>
      {children}
    </Part>
  );
}
