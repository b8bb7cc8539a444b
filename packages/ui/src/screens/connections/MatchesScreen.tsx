import type { ConnectionView } from '@nestmates/application/connections/contract.ts';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { IconButton } from '../../components/actions/IconButton.tsx';
import { LinkButton } from '../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { SkeletonGroup } from '../../components/feedback/Skeleton.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { LoadMore, type MoreItems } from '../../components/navigation/LoadMore.tsx';
import { useFocusContainerWhenLost } from '../../focus/use-focus-container-when-lost.ts';
import { EntrySkeleton } from './EntrySkeleton.tsx';
import { MatchEntry, type MatchEntryProps, type MessageAction, type SwapLink } from './MatchEntry.tsx';
import styles from './MatchesScreen.module.css';

export type MatchesScreenState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | ({
      readonly kind: 'ready';
      readonly matches: readonly ConnectionView[];
      readonly more?: MoreItems | undefined;
      /** The list is loaded again while the old one stays visible. */
      readonly refreshing: boolean;
      message(match: ConnectionView): MessageAction;
      swap(match: ConnectionView): SwapLink;
    } & Pick<MatchEntryProps, 'onBlock' | 'onUnmatch'>);

export interface MatchesScreenProps {
  readonly state: MatchesScreenState;
  /** The panel of connection requests. */
  readonly requests?: ReactNode;
  onRefresh(): void;
}

function Content({ state, onRefresh }: Omit<MatchesScreenProps, 'requests'>) {
  if (state.kind === 'loading') {
    return (
      <SkeletonGroup label="Loading your connections">
        <EntrySkeleton />
        <EntrySkeleton />
        <EntrySkeleton />
      </SkeletonGroup>
    );
  }
  if (state.kind === 'failed') {
    return (
      <EmptyState
        scene="offline"
        title="Failed to fetch matches"
        action={<Button onClick={onRefresh}>Try again</Button>}
      >
        Your connections are safe. Check your internet and try again.
      </EmptyState>
    );
  }
  const { matches, more, message, swap, onBlock, onUnmatch } = state;
  if (matches.length === 0 && !more) {
    return (
      <EmptyState
        scene="full"
        title="No Matches Yet"
        action={<LinkButton href="/browse">Browse Profiles</LinkButton>}
      >
        Connect with a mom you like. When she says yes, you find her here.
      </EmptyState>
    );
  }
  return (
    <div>
      <ul className={styles.list} aria-busy={state.refreshing}>
        {matches.map((match) => (
          <li key={match.id} className={styles.item}>
            <MatchEntry
              match={match}
              message={message(match)}
              swap={swap(match)}
              onBlock={onBlock}
              onUnmatch={onUnmatch}
            />
          </li>
        ))}
      </ul>
      <LoadMore more={more} itemName="connections" />
    </div>
  );
}

export function MatchesScreen({ state, requests, onRefresh }: MatchesScreenProps) {
  const page = useRef<HTMLDivElement>(null);
  useFocusContainerWhenLost(page, state.kind === 'ready' && state.matches.length);
  const busy = state.kind === 'loading' || (state.kind === 'ready' && state.refreshing);
  return (
    <Page
      ref={page}
      className={styles.page}
      title={
        <>
          Your <em>Connections</em>
        </>
      }
      actions={
        <IconButton
          label="Refresh"
          icon={<RotateCw className={styles.refresh} aria-hidden data-turning={busy} />}
          aria-disabled={busy || undefined}
          onClick={() => !busy && onRefresh()}
        />
      }
    >
      {requests}
      <Content state={state} onRefresh={onRefresh} />
    </Page>
  );
}
