import type { SwapView } from '@nestmates/application/swaps/contract.ts';
import type { ReactNode } from 'react';
import type { MoreItems } from '../../../components/navigation/LoadMore.tsx';
import { EntryList } from '../../appointments/EntryList.tsx';
import { SwapEntry, type SwapEntryAction, type SwapEntryProps } from './SwapEntry.tsx';

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

export interface SwapListProps extends Pick<SwapEntryProps, 'onAct' | 'isPast'> {
  readonly state: SwapListState;
  readonly empty: ReactNode;
  /** What else there is to do about a swap. */
  readonly footer?: ((swap: SwapView) => ReactNode) | undefined;
}

export function SwapList({ state, isPast, empty, onAct, footer }: SwapListProps) {
  const answering = state.kind === 'ready' ? (state.answering ?? []) : [];
  return (
    <EntryList
      state={state.kind === 'ready' ? { kind: 'ready', entries: state.swaps, more: state.more } : state}
      what="swaps"
      empty={empty}
      entryOf={(swap, isIntended) => (
        <SwapEntry
          swap={swap}
          isPast={isPast}
          answering={answering.find(({ id }) => id === swap.id)?.action}
          isIntended={isIntended}
          onAct={onAct}
          footer={footer?.(swap)}
        />
      )}
    />
  );
}
