import { productName } from '@nestmates/domain/shared/product.ts';
import { LinkButton } from '../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { Wordmark } from '../../drawings/Wordmark.tsx';
import styles from './AccessDeniedScreen.module.css';

export interface AccessDeniedState {
  readonly kind: 'denied';
  /** What the address says about it, if anything. */
  readonly message?: string | undefined;
}

export function AccessDeniedScreen({ state }: { readonly state: AccessDeniedState }) {
  return (
    <div className={styles.page}>
      <header>
        <a className={styles.brand} href="/dashboard" aria-label={productName}>
          <Wordmark />
        </a>
      </header>
      <main className={styles.main}>
        <EmptyState
          scene="lost"
          level={1}
          title="Access Denied"
          action={<LinkButton href="/dashboard">Return to Dashboard</LinkButton>}
        >
          {state.message || 'Admin privileges required to access this page'}
        </EmptyState>
      </main>
    </div>
  );
}
