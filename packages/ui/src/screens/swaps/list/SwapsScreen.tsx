import type { SwapView } from '@nestmates/application/swaps/contract.ts';
import type { SwapOutcome } from '@nestmates/domain/swaps/swap.ts';
import { type ReactNode, useRef, useState } from 'react';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { type TabItem, Tabs } from '../../../components/navigation/Tabs.tsx';
import { loadAlertDialog } from '../../../components/overlays/load-alert-dialog.ts';
import { useFocusContainerWhenLost } from '../../../focus/use-focus-container-when-lost.ts';
import { useLazyImport } from '../../../lazy-loading/use-lazy-import.ts';
import { type MessageAction, MessageButton } from '../../connections/MessageButton.tsx';
import { swapTime } from '../swap-text.ts';
import { SwapList, type SwapListProps, type SwapListState } from './SwapList.tsx';
import { SwapOutcomeAnswer } from './SwapOutcomeAnswer.tsx';
import styles from './SwapsScreen.module.css';

export const swapLists = ['pending', 'confirmed', 'past'] as const;
type ListName = (typeof swapLists)[number];

export interface SwapsScreenState extends Pick<SwapListProps, 'onAct'> {
  readonly pending: SwapListState;
  readonly confirmed: SwapListState;
  /** Those that she is asked about: whether they happened. */
  readonly past: SwapListState;
  /** The swaps whose answer is being sent. */
  readonly reporting: readonly number[];
  readonly tab: ListName;
  onTab(tab: ListName): void;
  message(swap: SwapView): MessageAction;
  onOutcome(swap: SwapView, outcome: SwapOutcome): void;
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
  past: (
    <EmptyState scene="full" title="No swaps to look back on" action={matchesLink}>
      The day after a swap you both say here whether it happened.
    </EmptyState>
  ),
} as const satisfies Record<ListName, ReactNode>;

const counted = (state: SwapListState): Pick<TabItem, 'count' | 'orMore'> =>
  state.kind === 'ready' ? { count: state.swaps.length, orMore: state.more !== undefined } : {};

const waits: Readonly<Record<ListName, (swap: SwapView) => boolean>> = {
  pending: ({ actions }) => actions.includes('accept'),
  confirmed: ({ actions }) => actions.includes('agreeToTime'),
  past: ({ outcomes }) => outcomes.mine === null,
};

/** What the dot of a tab says: how many of its swaps wait for her answer. */
function waitingIn(list: ListName, state: SwapListState): Pick<TabItem, 'waiting'> {
  const count = state.kind === 'ready' ? state.swaps.filter(waits[list]).length : 0;
  return count > 0 ? { waiting: `${count} ${count === 1 ? 'waits' : 'wait'} for you` } : {};
}

const swapCount = (state: SwapListState) => (state.kind === 'ready' ? state.swaps.length : -1);

function cancelEffect({ status, user, ...swap }: SwapView): string {
  const { day, time } = swapTime(swap);
  return status === 'confirmed'
    ? `${day}, ${time}, leaves your calendar and that of ${user.firstName}.`
    : `${user.firstName} no longer sees that you asked for ${day}, ${time}.`;
}

/** The pending, the confirmed and the past swaps. */
export function SwapsScreen({ state }: { readonly state: SwapsScreenState }) {
  const { pending, confirmed, past, onAct } = state;
  const page = useRef<HTMLDivElement>(null);
  const [toCancel, setToCancel] = useState<SwapView>();
  const { loaded: Question, load } = useLazyImport(loadAlertDialog);
  useFocusContainerWhenLost(page, [pending, confirmed, past].map(swapCount).join(' '));
  const footers: Readonly<Partial<Record<ListName, (swap: SwapView) => ReactNode>>> = {
    confirmed: (swap) => <MessageButton message={state.message(swap)} name={swap.user.firstName} />,
    past: (swap) => (
      <SwapOutcomeAnswer
        swap={swap}
        sending={state.reporting.includes(swap.id)}
        onOutcome={(outcome) => state.onOutcome(swap, outcome)}
      />
    ),
  };
  const list = (of: ListName, label: string): TabItem => ({
    id: of,
    label,
    ...counted(state[of]),
    ...(of === 'pending' ? {} : waitingIn(of, state[of])),
    content: (
      <SwapList
        state={state[of]}
        isPast={of === 'past'}
        empty={emptyStates[of]}
        footer={footers[of]}
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
      <Tabs
        label="Swaps"
        value={state.tab}
        onChange={(id) => state.onTab(swapLists.find((one) => one === id) ?? 'pending')}
        items={[list('pending', 'Pending'), list('confirmed', 'Confirmed'), list('past', 'Past')]}
      />
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
