import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { EmptyState, type EmptyStateProps } from '../../../components/feedback/EmptyState.tsx';
import { EmptyPage } from '../../../components/layout/EmptyPage.tsx';
import { StandalonePage } from '../../../components/layout/StandalonePage.tsx';

export type NotFoundState = { readonly kind: 'visitor' } | { readonly kind: 'signed-in' };

const emptyState = (href: string, home: string): EmptyStateProps => ({
  scene: 'lost',
  title: '404 Page Not Found',
  action: <LinkButton href={href}>{home}</LinkButton>,
  children: 'Did you forget to add the page to the router?',
});

/** A member sees it within the shell, which has its own header. */
export function NotFoundScreen({ state }: { readonly state: NotFoundState }) {
  if (state.kind === 'signed-in') return <EmptyPage {...emptyState('/dashboard', 'Go to Dashboard')} />;
  return (
    <StandalonePage homeHref="/">
      <EmptyState {...emptyState('/', 'Back to Home')} level={1} />
    </StandalonePage>
  );
}
