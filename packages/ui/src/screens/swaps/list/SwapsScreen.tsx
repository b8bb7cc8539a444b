import type { SwapView } from '@nestmates/application/swaps/contract.ts';
import { useRef, useState } from 'react';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { type TabItem, Tabs } from '../../../components/navigation/Tabs.tsx';
import { fetchQuestion } from '../../../components/overlays/load-alert-dialog.ts';
import { useKeptFocus } from '../../../focus/use-focus-container-when-lost.ts';
import { useFetched } from '../../../lazy-loading/use-lazy-import.ts';
import { timeOf } from '../swap-text.ts';
import { SwapList, type SwapListProps, type SwapListState } from './SwapList.tsx';
import styles from './SwapsScreen.module.css';

export interface SwapsScreenState extends Pick<SwapListProps, 'onAct'> {
  readonly pending: SwapListState;
  readonly confirmed: SwapListState;
}

const toMatches = <LinkButton href="/matches">See Your Connections</LinkButton>;

const nothing = {
  pending: (
    <EmptyState scene="letter" title="No swaps are waiting" action={toMatches}>
      Ask someone you are connected with to look after your children for a while.
    </EmptyState>
  ),
  confirmed: (
    <EmptyState scene="calendar" title="Nothing is arranged yet" action={toMatches}>
      Once one of you says yes, you find the day here and in both calendars.
    </EmptyState>
  ),
} as const;

const counted = (state: SwapListState): Pick<TabItem, 'count' | 'orMore'> =>
  state.kind === 'ready' ? { count: state.swaps.length, orMore: state.rest !== undefined } : {};

const shownIn = (state: SwapListState) => (state.kind === 'ready' ? state.swaps.length : -1);

function loss({ status, user, ...swap }: SwapView): string {
  const { day, time } = timeOf(swap);
  return status === 'confirmed'
    ? `${day}, ${time}, leaves your calendar and that of ${user.firstName}.`
    : `${user.firstName} no longer sees that you asked for ${day}, ${time}.`;
}

/** What waits for a yes, and what is arranged. */
export function SwapsScreen({ state }: { readonly state: SwapsScreenState }) {
  const { pending, confirmed, onAct } = state;
  const page = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState<SwapView>();
  const { part: Question, ask } = useFetched(fetchQuestion);
  useKeptFocus(page, `${shownIn(pending)} ${shownIn(confirmed)}`);
  const list = (of: 'pending' | 'confirmed', label: string): TabItem => ({
    ...{ id: of, label, ...counted(state[of]) },
    content: (
      <SwapList
        state={state[of]}
        empty={nothing[of]}
        onAct={(swap, action) => {
          if (action !== 'cancel') return onAct(swap, action);
          setLeaving(swap);
          ask();
        }}
      />
    ),
  });
  return (
    <div ref={page} className={styles.page} tabIndex={-1}>
      <h1 className={styles.title}>
        Babysitting <em>Swaps</em>
      </h1>
      <Tabs label="Swaps" items={[list('pending', 'Pending'), list('confirmed', 'Confirmed')]} />
      {Question && leaving && (
        <Question
          open
          title="Cancel this swap?"
          description={loss(leaving)}
          confirm="Cancel Swap"
          cancel="Keep It"
          onCancel={() => setLeaving(undefined)}
          onConfirm={() => {
            setLeaving(undefined);
            onAct(leaving, 'cancel');
          }}
        />
      )}
    </div>
  );
}
