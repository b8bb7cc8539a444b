import type { SwapView } from '@nestmates/application/swaps/contract.ts';
import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { LoadMore, type MoreItems } from '../../../components/navigation/LoadMore.tsx';
import { useTapGuard } from '../../../taps/use-tap-guard.ts';
import { EntrySkeleton } from '../../connections/EntrySkeleton.tsx';
import { SwapEntry, type SwapEntryAction, type SwapEntryProps } from './SwapEntry.tsx';
import styles from './SwapList.module.css';

export type SwapListState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; onRetry(): void }
  | {
      readonly kind: 'ready';
      readonly swaps: readonly SwapView[];
      readonly more?: MoreItems | undefined;
      /** The actions that are being sent. */
      readonly answering?: readonly { readonly id: number; readonly action: SwapEntryAction }[];
    };

export interface SwapListProps extends Pick<SwapEntryProps, 'onAct'> {
  readonly state: SwapListState;
  readonly empty: ReactNode;
  /** What else there is to do about a swap. */
  readonly footer?: ((swap: SwapView) => ReactNode) | undefined;
}

function Swaps({
  swaps,
  answering = [],
  onAct,
  footer,
}: Pick<SwapListProps, 'onAct' | 'footer'> & Omit<Ready, 'kind' | 'rest'>) {
  const { isIntended } = useTapGuard(swaps.map(({ id }) => id));
  return (
    <ul className={styles.list}>
      {swaps.map((swap) => (
        <li key={swap.id} className={styles.item}>
          <SwapEntry
            swap={swap}
            answering={answering.find(({ id }) => id === swap.id)?.action}
            isIntended={isIntended}
            onAct={onAct}
            footer={footer?.(swap)}
          />
        </li>
      ))}
    </ul>
  );
}

type Ready = Extract<SwapListState, { kind: 'ready' }>;

export function SwapList({ state, empty, onAct, footer }: SwapListProps) {
  if (state.kind === 'loading') {
    return (
      <SkeletonGroup label="Loading your swaps">
        <div className={styles.list}>
          <EntrySkeleton />
          <EntrySkeleton />
        </div>
      </SkeletonGroup>
    );
  }
  if (state.kind === 'failed') {
    return (
      <EmptyState
        scene="offline"
        title="We could not load your swaps"
        action={<Button onClick={state.onRetry}>Try again</Button>}
      >
        They are safe. Your connection may be gone for a moment.
      </EmptyState>
    );
  }
  const { swaps, more, answering } = state;
  if (swaps.length === 0 && !more) return empty;
  return (
    <div>
      <Swaps swaps={swaps} answering={answering ?? []} onAct={onAct} footer={footer} />
      <LoadMore more={more} itemName="swaps" />
    </div>
  );
}
