import type { RequestView } from '@nestmates/application/friends/connections/contract.ts';
import { useRef } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import type { Loadable } from '../../../components/feedback/loadable.ts';
import { SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { LoadMore, type MoreItems } from '../../../components/navigation/LoadMore.tsx';
import { localFormat } from '../../../dates/local-format.ts';
import { useFocusContainerWhenLost } from '../../../focus/use-focus-container-when-lost.ts';
import { EntrySkeleton } from './EntrySkeleton.tsx';
import { RequestList, type RequestListProps } from './RequestList.tsx';

export type ConnectionRequestsScreenState = Loadable<
  { readonly more?: MoreItems | undefined } & Omit<RequestListProps, 'level' | 'asked'>
>;

const day = localFormat({ month: 'long', day: 'numeric', year: 'numeric' });
const askedOn = ({ createdAt }: RequestView) => `Asked on ${day.format(new Date(createdAt))}`;

function Content({ state }: { readonly state: ConnectionRequestsScreenState }) {
  if (state.kind === 'loading') {
    return (
      <SkeletonGroup label="Loading your requests">
        <EntrySkeleton />
      </SkeletonGroup>
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
  const { more, ...list } = state;
  if (list.requests.length === 0 && !more) {
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
      <RequestList {...list} level={2} askedOn={askedOn} />
      <LoadMore more={more} itemName="requests" />
    </div>
  );
}

/** The page of all connection requests that wait for an answer. */
export function ConnectionRequestsScreen({ state }: { readonly state: ConnectionRequestsScreenState }) {
  const page = useRef<HTMLDivElement>(null);
  useFocusContainerWhenLost(page, state.kind === 'ready' && state.requests.length);
  return (
    <Page
      ref={page}
      title={
        <>
          Connection <em>Requests</em>
        </>
      }
    >
      <Content state={state} />
    </Page>
  );
}
