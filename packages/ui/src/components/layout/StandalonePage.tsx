import { productName } from '@nestmates/domain/platform/shared/product.ts';
import type { ReactNode } from 'react';
import { Wordmark } from '../../drawings/Wordmark.tsx';
import { Link } from '../actions/Link.tsx';
import styles from './StandalonePage.module.css';

export interface StandalonePageProps {
  /** Address that the wordmark leads to. */
  readonly homeHref: string;
  readonly children: ReactNode;
}

/** A page without the shell: the wordmark on top, and the content in the middle of the screen. */
export function StandalonePage({ homeHref, children }: StandalonePageProps) {
  return (
    <div className={styles.page}>
      <header>
        <Link className={styles.brand} href={homeHref} aria-label={productName}>
          <Wordmark />
        </Link>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  );
}
