import type { ReactNode } from 'react';
import styles from './HintBeside.module.css';

/** Puts the hint of a group of controls at the end of its label's line, where there is room. */
export const HintBeside = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.beside}>{children}</div>
);
