import type { ConnectionView } from '@nestmates/application/friends/connections/contract.ts';
import { RotateCw } from 'lucide-react';
import { use, useRef, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { IconButton } from '../../../components/actions/IconButton.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { type Beside, listTitle } from '../../../components/layout/beside.ts';
import { Page } from '../../../components/layout/Page.tsx';
import { ShellBarContext } from '../../../components/layout/shell-bar.ts';
import { LoadMore, type MoreItems } from '../../../components/navigation/LoadMore.tsx';
import { SegmentLinks } from '../../../components/navigation/SegmentLinks.tsx';
import { useFocusContainerWhenLost } from '../../../focus/use-focus-container-when-lost.ts';
import type { ConnectionRequestsPanelState } from './ConnectionRequestsPanel.tsx';
import { MatchEntry, type MatchEntryProps } from './MatchEntry.tsx';
import { MatchEntrySkeleton } from './MatchEntrySkeleton.tsx';
import styles from './MatchesScreen.module.css';
import { MatchLink } from './MatchLink.tsx';
import type { LockableAction, MessageAction } from './MessageButton.tsx';
import { useFoldedRequests } from './use-folded-requests.tsx';

export type MatchesScreenState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | ({
      readonly kind: 'ready';
      readonly matches: readonly ConnectionView[];
      readonly now: Date;
      readonly more?: MoreItems | undefined;
      /** The list is loaded again while the old one stays visible. */
      readonly refreshing: boolean;
      message(match: ConnectionView): MessageAction;
      swap(match: ConnectionView): LockableAction;
    } & Pick<MatchEntryProps, 'reasons' | 'onBlock' | 'onUnmatch'>);

export interface MatchesScreenProps {
  readonly state: MatchesScreenState;
  readonly requests?: ConnectionRequestsPanelState | undefined;
  readonly beside?: Beside | undefined;
  onRefresh(): void;
}

function Content({ state, beside, onRefresh }: Omit<MatchesScreenProps, 'requests'>) {
  const [openId, setOpenId] = useState<number>();
  if (state.kind === 'loading') {
    return (
      <SkeletonGroup label="Loading your connections">
        <MatchEntrySkeleton />
        <MatchEntrySkeleton />
        <MatchEntrySkeleton />
        <MatchEntrySkeleton />
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
  const { matches, now, more, message, swap, reasons, onBlock, onUnmatch } = state;
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
            {beside ? (
              <MatchLink match={match} now={now} current={match.user.id === beside.openId} />
            ) : (
              <MatchEntry
                match={match}
                now={now}
                open={match.id === openId}
                onToggle={() => setOpenId(match.id === openId ? undefined : match.id)}
                message={message(match)}
                swap={swap(match)}
                reasons={reasons}
                onBlock={onBlock}
                onUnmatch={onUnmatch}
              />
            )}
          </li>
        ))}
      </ul>
      <LoadMore more={more} itemName="connections" />
    </div>
  );
}

export function MatchesScreen({ state, requests, beside, onRefresh }: MatchesScreenProps) {
  const page = useRef<HTMLDivElement>(null);
  const people = use(ShellBarContext)?.people;
  const { pill, panel } = useFoldedRequests(requests);
  useFocusContainerWhenLost(page, state.kind === 'ready' && state.matches.length);
  const busy = state.kind === 'loading' || (state.kind === 'ready' && state.refreshing);
  return (
    <Page
      ref={page}
      className={styles.page}
      titleAs={listTitle(beside)}
      title={
        <>
          Your <em>Connections</em>
        </>
      }
      actions={
        <>
          {pill}
          <IconButton
            label="Refresh"
            icon={<RotateCw className={styles.refresh} aria-hidden data-turning={busy} />}
            aria-disabled={busy || undefined}
            onClick={() => !busy && onRefresh()}
          />
        </>
      }
    >
      {people && <SegmentLinks label="People" links={people} />}
      {panel}
      <Content state={state} beside={beside} onRefresh={onRefresh} />
    </Page>
  );
}
