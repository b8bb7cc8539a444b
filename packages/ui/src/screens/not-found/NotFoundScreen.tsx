import { productName } from '@nestmates/domain/shared/product.ts';
import { LinkButton } from '../../components/actions/LinkButton.tsx';
import { EmptyState, type EmptyStateProps } from '../../components/feedback/EmptyState.tsx';
import { EmptyPage } from '../../components/layout/EmptyPage.tsx';
import { Wordmark } from '../../drawings/Wordmark.tsx';
import styles from './NotFoundScreen.module.css';

export type NotFoundState = { readonly kind: 'visitor' } | { readonly kind: 'signed-in' };

const lost = (href: string, home: string): EmptyStateProps => ({
  scene: 'lost',
  title: '404 Page Not Found',
  action: <LinkButton href={href}>{home}</LinkButton>,
  children: 'Did you forget to add the page to the router?',
});

/** A member sees it in the frame of her pages, which has its own header. */
export function NotFoundScreen({ state }: { readonly state: NotFoundState }) {
  if (state.kind === 'signed-in') return <EmptyPage {...lost('/dashboard', 'Go to Dashboard')} />;
  return (
    <div className={styles.page}>
      <header>
        <a className={styles.brand} href="/" aria-label={productName}>
          <Wordmark />
        </a>
      </header>
      <main className={styles.main}>
        <EmptyState {...lost('/', 'Back to Home')} level={1} />
      </main>
    </div>
  );
}
