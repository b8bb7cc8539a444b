import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export type BadgeTone = 'plain' | 'outline' | 'surface' | 'moss' | 'ochre' | 'brick' | 'berry' | 'plate';

export interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A short label. By tone: moss is good, ochre is pending, brick is wrong, berry is Premium. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
