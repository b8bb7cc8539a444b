import type { SwapView } from '@nestmates/application/together/swaps/contract.ts';
import type { SwapHoursView } from '@nestmates/application/together/swaps/hours-view.ts';
import type { SwapOutcome } from '@nestmates/domain/together/swaps/swap.ts';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton, IconLink } from '../../../../components/actions/IconButton.tsx';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import { Cluster } from '../../../../components/layout/Cluster.tsx';
import {
  type LockableAction,
  type MessageAction,
  MessageButton,
} from '../../../friends/connections/MessageButton.tsx';
import { MeetSafelyButton, type MeetSafelyButtonProps } from '../../shared-plans/MeetSafelyButton.tsx';
import { type EntryListState, entriesOf } from '../../swaps-and-playdates/EntryList.tsx';
import { type EntryTab, EntryTabs } from '../../swaps-and-playdates/EntryTabs.tsx';
import { firstMeetings } from '../../swaps-and-playdates/first-meetings.ts';
import { useCancelQuestion } from '../../swaps-and-playdates/use-cancel-question.tsx';
import { hoursText, noHoursYet } from '../hours-text.ts';
import type { OwnChild } from '../request/ChildrenChoice.tsx';
import { type SwapViewAction, swapActionRows } from '../swap-action-rows.ts';
import { HoursGiven } from './HoursGiven.tsx';
import { SwapEntry } from './SwapEntry.tsx';
import { SwapOutcomeAnswer } from './SwapOutcomeAnswer.tsx';

export const swapLists = ['pending', 'confirmed', 'past'] as const;
export type SwapListName = (typeof swapLists)[number];

export type SwapListState = EntryListState<SwapView>;

/** Past swaps are those that the member is asked about: whether they happened. */
export interface SwapsScreenState extends Readonly<Record<SwapListName, SwapListState>> {
  /** What all swaps come to; left out where it could not be read. */
  readonly hours?: SwapHoursView | 'loading' | undefined;
  /** Where it is chosen whom to ask. */
  readonly ask: LockableAction;
  /** The actions that are being sent. */
  readonly answering: readonly { readonly id: number; readonly action: SwapViewAction }[];
  /** The swaps whose answer is being sent. */
  readonly reporting: readonly number[];
  readonly tab: SwapListName;
  onTab(tab: SwapListName): void;
  /** The swap that the address of the page names. */
  readonly named?: number | undefined;
  /** The member's own children, once they are known. */
  readonly ownChildren: readonly OwnChild[];
  message(swap: SwapView): MessageAction;
  meetSafely(swap: SwapView): Omit<MeetSafelyButtonProps, 'name'>;
  onAct(swap: SwapView, action: SwapViewAction): void;
  onOutcome(swap: SwapView, outcome: SwapOutcome): void;
  /** The time on the server's clock. */
  readonly now: Date;
  onChooseCards(swap: SwapView): void;
}

const matchesLink = <LinkButton href="/matches">See Your Connections</LinkButton>;

type Facts = Pick<EntryTab<SwapListName, SwapView>, 'label' | 'empty' | 'waits'>;
const lists: Readonly<Record<SwapListName, Facts>> = {
  pending: {
    label: 'Pending',
    empty: (
      <EmptyState scene="letter" title="No swaps are waiting" action={matchesLink}>
        Ask someone you are connected with to look after your children for a while.
      </EmptyState>
    ),
  },
  confirmed: {
    label: 'Confirmed',
    waits: ({ actions }) => actions.includes('agreeToTime'),
    empty: (
      <EmptyState scene="calendar" title="Nothing is arranged yet" action={matchesLink}>
        Once one of you says yes, you find the day here and in both calendars.
      </EmptyState>
    ),
  },
  past: {
    label: 'Past',
    waits: ({ outcomes }) => outcomes.mine === null,
    empty: (
      <EmptyState scene="full" title="No swaps to look back on" action={matchesLink}>
        Once a swap is over you both say here whether it happened.
      </EmptyState>
    ),
  },
};

function AskButton({ ask }: Pick<SwapsScreenState, 'ask'>) {
  const icon = <Plus aria-hidden />;
  return 'href' in ask ? (
    <IconLink href={ask.href} label="Ask for a swap" icon={icon} />
  ) : (
    <IconButton look="locked" label="Ask for a swap, comes with Pro" icon={icon} onClick={ask.onLocked} />
  );
}

interface ListBelowHours {
  readonly state: SwapListState;
  readonly above: ReactNode;
}

/**
 * The hours have their place above a list before they are known, so that nothing moves. Nothing stands above an empty one
 * as long as there are none: it waits until that is known.
 */
function belowHours(state: SwapListState, hours: SwapsScreenState['hours']): ListBelowHours {
  const isEmpty = state.kind === 'ready' && state.entries.length === 0 && !state.more;
  if (hours === 'loading') {
    return { state: isEmpty ? { kind: 'loading' } : state, above: <HoursGiven>{undefined}</HoursGiven> };
  }
  const words = hours && hoursText(hours);
  return { state, above: (words || !isEmpty) && <HoursGiven>{words ?? noHoursYet}</HoursGiven> };
}

/** The pending, the confirmed and the past swaps. */
export function SwapsScreen({ state }: { readonly state: SwapsScreenState }) {
  const { answering, onAct } = state;
  const { ask, question } = useCancelQuestion(swapActionRows.cancel.question, (swap) =>
    onAct(swap, 'cancel'),
  );
  const first = firstMeetings(entriesOf(state.confirmed));
  const meetSafely = (swap: SwapView) => {
    const button = state.meetSafely(swap);
    return { name: swap.user.firstName, ...button, first: button.first && first.has(swap.id) };
  };
  const footers: Readonly<Partial<Record<SwapListName, (swap: SwapView) => ReactNode>>> = {
    confirmed: (swap) =>
      swap.userIsAway ? null : (
        <>
          {meetSafely(swap).first && <MeetSafelyButton {...meetSafely(swap)} />}
          <Cluster gap={2}>
            <MessageButton message={state.message(swap)} name={swap.user.firstName} />
          </Cluster>
        </>
      ),
    past: (swap) => (
      <SwapOutcomeAnswer
        swap={swap}
        sending={state.reporting.includes(swap.id)}
        onOutcome={(outcome) => state.onOutcome(swap, outcome)}
      />
    ),
  };
  return (
    <>
      <EntryTabs
        title={
          <>
            Babysitting <em>Swaps</em>
          </>
        }
        actions={<AskButton ask={state.ask} />}
        what="swaps"
        open={state.tab}
        onOpen={state.onTab}
        lists={swapLists.map(
          (name): EntryTab<SwapListName, SwapView> => ({
            name,
            ...lists[name],
            ...belowHours(state[name], state.hours),
            entryOf: (swap, isIntended) => (
              <SwapEntry
                swap={swap}
                isPast={name === 'past'}
                answering={answering.find(({ id }) => id === swap.id)?.action}
                isIntended={isIntended}
                onAct={(of, action) => (action === 'cancel' ? ask(of) : onAct(of, action))}
                named={swap.id === state.named}
                ownChildren={state.ownChildren}
                now={state.now}
                onChooseCards={state.onChooseCards}
                footer={footers[name]?.(swap)}
                detailsFooter={
                  name === 'confirmed' &&
                  !swap.userIsAway &&
                  !meetSafely(swap).first && <MeetSafelyButton {...meetSafely(swap)} />
                }
              />
            ),
          }),
        )}
      />
      {question}
    </>
  );
}
