import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { StandalonePage } from '../../../components/layout/StandalonePage.tsx';

export interface AccessDeniedState {
  readonly kind: 'denied';
  /** Message from the `error` parameter of the URL. */
  readonly message?: string | undefined;
}

export function AccessDeniedScreen({ state }: { readonly state: AccessDeniedState }) {
  return (
    <StandalonePage homeHref="/dashboard">
      <EmptyState
        scene="lost"
        level={1}
        title="Access Denied"
        action={<LinkButton href="/dashboard">Return to Dashboard</LinkButton>}
      >
        {state.message || 'Admin privileges required to access this page'}
      </EmptyState>
    </StandalonePage>
  );
}
