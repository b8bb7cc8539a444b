import type { ReactNode } from 'react';
import { PublicFooter } from '../legal/PublicFooter.tsx';
import { PublicHeader } from '../legal/PublicHeader.tsx';
import styles from './VisitorShell.module.css';

/** The frame of a page that visitors see too: the ways in on top, the legal texts below. */
export function VisitorShell({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <PublicHeader />
      <main className={styles.content}>{children}</main>
      <PublicFooter />
    </div>
  );
}
