import type { RequestView } from '@nestmates/application/connections/contract.ts';
import { useRef } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { LinkButton } from '../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { Waiting } from '../../components/feedback/Skeleton.tsx';
import { type Rest, RestOfList } from '../../components/navigation/LoadMore.tsx';
import { useKeptFocus } from '../../focus/use-focus-container-when-lost.ts';
import styles from './ConnectionRequestsScreen.module.css';
import { EntrySkeleton } from './EntrySkeleton.tsx';
import { RequestList, type RequestListProps } from './RequestList.tsx';

export type ConnectionRequestsScreenState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; onRetry(): void }
  | ({ readonly kind: 'ready'; readonly rest?: Rest | undefined } & Omit<
      RequestListProps,
      'level' | 'asked'
    >);

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
const asked = ({ createdAt }: RequestView) => `Asked on ${day.format(new Date(createdAt))}`;

function Content({ state }: { readonly state: ConnectionRequestsScreenState }) {
  if (state.kind === 'loading') {
    return (
      <Waiting label="Loading your requests">
        <EntrySkeleton />
      </Waiting>
    );
  }
  if (state.kind === 'failed') {
    return (
      <EmptyState
        scene="offline"
        title="Error Loading Requests"
        action={<Button onClick={state.onRetry}>Try again</Button>}
      >
        Failed to fetch requests
      </EmptyState>
    );
  }
  const { rest, ...list } = state;
  if (list.requests.length === 0 && !rest) {
    return (
      <EmptyState
        scene="letter"
        title="No requests are waiting"
        action={<LinkButton href="/browse">Browse Profiles</LinkButton>}
      >
        When a mom would like to connect with you, you find her here.
      </EmptyState>
    );
  }
  return (
    <div>
      <RequestList {...list} level={2} asked={asked} />
      <RestOfList rest={rest} of="requests" />
    </div>
  );
}

/** The inbox: everyone who waits for an answer, and since when. */
export function ConnectionRequestsScreen({ state }: { readonly state: ConnectionRequestsScreenState }) {
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page, state.kind === 'ready' && state.requests.length);
  return (
    <div ref={page} className={styles.page} tabIndex={-1}>
      <h1 className={styles.title}>
        Connection <em>Requests</em>
      </h1>
      <Content state={state} />
    </div>
  );
}
