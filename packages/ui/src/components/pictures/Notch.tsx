import type { ReactNode } from 'react';
import styles from './Notch.module.css';

export interface NotchProps {
  readonly corner?: 'left' | 'right';
  /** The colour that shows through the notch. */
  readonly behind?: 'paper' | 'surface' | 'plate';
  readonly size?: 'small' | 'large' | 'score';
  readonly children: ReactNode;
}

/** A cut-out in the corner of a picture with one number in it. Used for nothing else. */
export function Notch({ corner = 'right', behind = 'paper', size = 'large', children }: NotchProps) {
  return (
    <span className={`${styles.notch} ${styles[size]}`} data-corner={corner} data-behind={behind}>
      {children}
    </span>
  );
}
