import type { ReactNode } from 'react';
import styles from './SectionHeading.module.css';

export interface SectionHeadingProps {
  readonly level?: 2 | 3;
  readonly id?: string;
  /** One link or text button at the end of the line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function SectionHeading({ level = 2, id, action, children }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.line}>
      <Heading className={styles.heading} id={id}>
        {children}
      </Heading>
      {action}
    </div>
  );
}
