import type { CSSProperties, ReactNode } from 'react';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  readonly shape?: 'text' | 'heading' | 'title' | 'button' | 'picture' | 'circle';
  readonly width?: string;
  readonly height?: string;
}

/** A grey placeholder of the size of the content to come. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  const style: CSSProperties = { width, height };
  return <span className={styles.skeleton} data-shape={shape} style={style} aria-hidden="true" />;
}

/** Announces once that content is loading, around its placeholders. */
export function SkeletonGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="status" className={styles.group}>
      <span className={styles.visuallyHidden}>{label}</span>
      {children}
    </div>
  );
}
