import type { ReactNode } from 'react';
import styles from './ColorPlate.module.css';

export interface ColorPlateProps {
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

/** The one full-bleed field of colour on a page. What is inside says `--on-plate-2` for its quieter words. */
export function ColorPlate({ labelledBy, children }: ColorPlateProps) {
  return (
    <section className={styles.plate} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
