import type { SwapView } from '@nestmates/application/swaps/contract.ts';
import { useRef, useState } from 'react';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { type TabItem, Tabs } from '../../../components/navigation/Tabs.tsx';
import { loadAlertDialog } from '../../../components/overlays/load-alert-dialog.ts';
import { useFocusContainerWhenLost } from '../../../focus/use-focus-container-when-lost.ts';
import { useLazyImport } from '../../../lazy-loading/use-lazy-import.ts';
import { swapTime } from '../swap-text.ts';
import { SwapList, type SwapListProps, type SwapListState } from './SwapList.tsx';
import styles from './SwapsScreen.module.css';

export interface SwapsScreenState extends Pick<SwapListProps, 'onAct'> {
  readonly pending: SwapListState;
  readonly confirmed: SwapListState;
}

const matchesLink = <LinkButton href="/matches">See Your Connections</LinkButton>;

const emptyStates = {
  pending: (
    <EmptyState scene="letter" title="No swaps are waiting" action={matchesLink}>
      Ask someone you are connected with to look after your children for a while.
    </EmptyState>
  ),
  confirmed: (
    <EmptyState scene="calendar" title="Nothing is arranged yet" action={matchesLink}>
      Once one of you says yes, you find the day here and in both calendars.
    </EmptyState>
  ),
} as const;

const counted = (state: SwapListState): Pick<TabItem, 'count' | 'orMore'> =>
  state.kind === 'ready' ? { count: state.swaps.length, orMore: state.more !== undefined } : {};

const swapCount = (state: SwapListState) => (state.kind === 'ready' ? state.swaps.length : -1);

function cancelEffect({ status, user, ...swap }: SwapView): string {
  const { day, time } = swapTime(swap);
  return status === 'confirmed'
    ? `${day}, ${time}, leaves your calendar and that of ${user.firstName}.`
    : `${user.firstName} no longer sees that you asked for ${day}, ${time}.`;
}

/** The pending and the confirmed swaps. */
export function SwapsScreen({ state }: { readonly state: SwapsScreenState }) {
  const { pending, confirmed, onAct } = state;
  const page = useRef<HTMLDivElement>(null);
  const [toCancel, setToCancel] = useState<SwapView>();
  const { loaded: Question, load } = useLazyImport(loadAlertDialog);
  useFocusContainerWhenLost(page, `${swapCount(pending)} ${swapCount(confirmed)}`);
  const list = (of: 'pending' | 'confirmed', label: string): TabItem => ({
    id: of,
    label,
    ...counted(state[of]),
    content: (
      <SwapList
        state={state[of]}
        empty={emptyStates[of]}
        onAct={(swap, action) => {
          if (action !== 'cancel') return onAct(swap, action);
          setToCancel(swap);
          load();
        }}
      />
    ),
  });
  return (
    <Page
      ref={page}
      className={styles.page}
      title={
        <>
          Babysitting <em>Swaps</em>
        </>
      }
    >
      <Tabs label="Swaps" items={[list('pending', 'Pending'), list('confirmed', 'Confirmed')]} />
      {Question && toCancel && (
        <Question
          open
          title="Cancel this swap?"
          description={cancelEffect(toCancel)}
          confirm="Cancel Swap"
          cancel="Keep It"
          onCancel={() => setToCancel(undefined)}
          onConfirm={() => {
            setToCancel(undefined);
            onAct(toCancel, 'cancel');
          }}
        />
      )}
    </Page>
  );
}
