import type { ReactNode } from 'react';
import styles from './Notch.module.css';

export interface NotchProps {
  readonly corner?: 'left' | 'right';
  /** What lies behind the picture, and so shows through the notch. */
  readonly behind?: 'paper' | 'surface' | 'plate';
  readonly size?: 'small' | 'large' | 'score';
  readonly children: ReactNode;
}

/** The notch in a picture that carries its one number. The signature: nowhere else. */
export function Notch({ corner = 'right', behind = 'paper', size = 'large', children }: NotchProps) {
  return (
    <span className={`${styles.cut} ${styles[size]}`} data-corner={corner} data-behind={behind}>
      {children}
    </span>
  );
}
