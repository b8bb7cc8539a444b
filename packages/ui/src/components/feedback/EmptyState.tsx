import type { ReactNode } from 'react';
import { NestDrawing, type NestScene } from '../../drawings/NestDrawing.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  readonly scene?: NestScene;
  readonly title: ReactNode;
  readonly level?: 1 | 2 | 3;
  readonly children?: ReactNode;
  /** A button or link to the next step. */
  readonly action?: ReactNode;
}

export function EmptyState({ scene = 'quiet', title, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty} data-empty-state>
      <NestDrawing scene={scene} />
      <Heading className={level === 1 ? styles.title : styles.heading}>{title}</Heading>
      {children !== undefined && <p className={styles.text}>{children}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
