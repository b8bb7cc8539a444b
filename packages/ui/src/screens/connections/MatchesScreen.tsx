import type { ConnectionView } from '@nestmates/application/connections/contract.ts';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import { IconButton } from '../../components/actions/IconButton.tsx';
import { LinkButton } from '../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { Waiting } from '../../components/feedback/Skeleton.tsx';
import { type Rest, RestOfList } from '../../components/navigation/LoadMore.tsx';
import { useKeptFocus } from '../../focus/use-focus-container-when-lost.ts';
import { EntrySkeleton } from './EntrySkeleton.tsx';
import { MatchEntry, type MatchEntryProps, type MessageDoor, type SwapDoor } from './MatchEntry.tsx';
import styles from './MatchesScreen.module.css';

export type MatchesScreenState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | ({
      readonly kind: 'ready';
      readonly matches: readonly ConnectionView[];
      readonly rest?: Rest | undefined;
      /** They are being read once more, with these still in sight. */
      readonly refreshing: boolean;
      message(match: ConnectionView): MessageDoor;
      swap(match: ConnectionView): SwapDoor;
    } & Pick<MatchEntryProps, 'onBlock' | 'onUnmatch'>);

export interface MatchesScreenProps {
  readonly state: MatchesScreenState;
  /** The panel of those who want to connect; nothing where there are none. */
  readonly requests?: ReactNode;
  onRefresh(): void;
}

function Content({ state, onRefresh }: Omit<MatchesScreenProps, 'requests'>) {
  if (state.kind === 'loading') {
    return (
      <Waiting label="Loading your connections">
        <EntrySkeleton />
        <EntrySkeleton />
        <EntrySkeleton />
      </Waiting>
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
  const { matches, rest, message, swap, onBlock, onUnmatch } = state;
  if (matches.length === 0 && !rest) {
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
      <RestOfList rest={rest} of="connections" />
    </div>
  );
}

export function MatchesScreen({ state, requests, onRefresh }: MatchesScreenProps) {
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page, state.kind === 'ready' && state.matches.length);
  const busy = state.kind === 'loading' || (state.kind === 'ready' && state.refreshing);
  return (
    <div ref={page} className={styles.page} tabIndex={-1}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          Your <em>Connections</em>
        </h1>
        <IconButton
          label="Refresh"
          icon={<RotateCw aria-hidden data-turning={busy} />}
          aria-disabled={busy || undefined}
          onClick={() => !busy && onRefresh()}
        />
      </header>
      {requests}
      <Content state={state} onRefresh={onRefresh} />
    </div>
  );
}
