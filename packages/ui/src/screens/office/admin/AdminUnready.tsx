import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import type { Unready } from '../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';

/** What stands in place of data that only administrators may see. */
export type AdminUnreadyState =
  | Unready
  /** The member was an administrator when the page was opened. */
  | { readonly kind: 'denied' };

interface AdminUnreadyProps {
  readonly state: AdminUnreadyState;
  /** "the feedback" */
  readonly what: string;
  /** Stands instead of "Failed to load the feedback". */
  readonly failure?: { readonly title: string; readonly text: string } | undefined;
}

const rows = ['a', 'b', 'c', 'd', 'e'];

export function AdminUnready({ state, what, failure }: AdminUnreadyProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonGroup label={`Loading ${what}`}>
          <Stack gap={3}>
            {rows.map((key) => (
              <Skeleton key={key} shape="picture" height="56px" />
            ))}
          </Stack>
        </SkeletonGroup>
      );
    case 'denied':
      return (
        <EmptyState
          scene="lost"
          title="Access Denied"
          action={<LinkButton href="/dashboard">Return to Dashboard</LinkButton>}
        >
          Admin privileges required to access this page
        </EmptyState>
      );
    case 'failed':
      return (
        <EmptyState
          scene="offline"
          title={failure?.title ?? `Failed to load ${what}`}
          action={<Button onClick={state.onRetry}>Try again</Button>}
        >
          {failure?.text ?? 'Check your internet and try again.'}
        </EmptyState>
      );
  }
}
