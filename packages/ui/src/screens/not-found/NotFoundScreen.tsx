import { productName } from '@nestmates/domain/shared/product.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Wordmark } from '../../drawings/Wordmark.tsx';
import styles from './NotFoundScreen.module.css';

export type NotFoundState = { readonly kind: 'visitor' } | { readonly kind: 'signed-in' };

export function NotFoundScreen({ state }: { readonly state: NotFoundState }) {
  const [href, home] = state.kind === 'signed-in' ? ['/dashboard', 'Go to Dashboard'] : ['/', 'Back to Home'];
  return (
    <div className={styles.page}>
      <header>
        <a className={styles.brand} href={href} aria-label={productName}>
          <Wordmark />
        </a>
      </header>
      <main className={styles.main}>
        <EmptyState
          scene="lost"
          level={1}
          title="404 Page Not Found"
          action={<LinkButton href={href}>{home}</LinkButton>}
        >
          Did you forget to add the page to the router?
        </EmptyState>
      </main>
    </div>
  );
}
