import { EmptyState } from '../../components/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import styles from '../status/StatusScreen.module.css';

export interface AccessDeniedScreenState {
  /** From the address; anything could stand there, so it is shown as plain text and cut short. */
  readonly message?: string | undefined;
}

const longest = 200;

export function AccessDeniedScreen({ state }: { readonly state: AccessDeniedScreenState }) {
  const message = state.message?.trim().slice(0, longest);
  return (
    <main className={styles.page}>
      <EmptyState
        scene="lost"
        level={1}
        title="Access Denied"
        action={<LinkButton href="/dashboard">Return to Dashboard</LinkButton>}
      >
        {message || 'Admin privileges required to access this page'}
      </EmptyState>
    </main>
  );
}
