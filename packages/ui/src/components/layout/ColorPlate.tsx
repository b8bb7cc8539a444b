import type { ReactNode } from 'react';
import styles from './ColorPlate.module.css';

export interface ColorPlateProps {
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

/** The full-bleed coloured section of a page, at most one. Secondary text inside uses `--on-plate-2`. */
export function ColorPlate({ labelledBy, children }: ColorPlateProps) {
  return (
    <section className={styles.plate} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
