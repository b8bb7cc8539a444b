import type { ReactNode } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  readonly as?: 'article' | 'section' | 'div' | 'li';
  readonly label?: string;
  /** Raised for what is swiped; flat for what is decided. */
  readonly raised?: boolean;
  readonly children: ReactNode;
}

/** Only for what is decided or swiped. Everything else is a row between hairlines. */
export function Card({ as: Part = 'article', label, raised = false, children }: CardProps) {
  return (
    <Part className={styles.card} data-raised={raised} aria-label={label}>
      {children}
    </Part>
  );
}
