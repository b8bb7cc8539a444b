import type { PlaydateView } from '@nestmates/application/together/playdates/contract.ts';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import { Cluster } from '../../../../components/layout/Cluster.tsx';
import { type MessageAction, MessageButton } from '../../../friends/connections/MessageButton.tsx';
import { MeetSafelyButton, type MeetSafelyButtonProps } from '../../shared-plans/MeetSafelyButton.tsx';
import type { OwnChild } from '../../swaps/request/ChildrenChoice.tsx';
import { type EntryListState, entriesOf } from '../../swaps-and-playdates/EntryList.tsx';
import { type EntryTab, EntryTabs } from '../../swaps-and-playdates/EntryTabs.tsx';
import { firstMeetings } from '../../swaps-and-playdates/first-meetings.ts';
import type { PlaydateTaken } from '../PlaydateAnswer.tsx';
import type { PlaydateViewAction } from '../playdate-action-rows.ts';
import { PlaydateEntry } from './PlaydateEntry.tsx';

export const playdateLists = ['proposed', 'scheduled', 'past'] as const;
export type PlaydateListName = (typeof playdateLists)[number];

export type PlaydateListState = EntryListState<PlaydateView>;

export interface PlaydatesScreenState extends Readonly<Record<PlaydateListName, PlaydateListState>> {
  readonly tab: PlaydateListName;
  onTab(tab: PlaydateListName): void;
  /** The playdate that the address of the page names. */
  readonly named?: number | undefined;
  readonly ownChildren: readonly OwnChild[];
  /** The planner, where the member's plan opens it. */
  readonly plannerHref: string | undefined;
  /** The actions that are being sent. */
  readonly answering: readonly { readonly id: number; readonly action: PlaydateViewAction }[];
  message(playdate: PlaydateView): MessageAction;
  meetSafely(playdate: PlaydateView): Omit<MeetSafelyButtonProps, 'name'>;
  onAct(playdate: PlaydateView, action: PlaydateViewAction, taken: PlaydateTaken): void;
}

const labels: Readonly<Record<PlaydateListName, string>> = {
  proposed: 'Proposed',
  scheduled: 'Planned',
  past: 'Past',
};

function emptyState(list: PlaydateListName, plannerHref: string | undefined): ReactNode {
  const action = plannerHref ? (
    <LinkButton href={plannerHref}>Plan a Playdate</LinkButton>
  ) : (
    <LinkButton href="/matches">See Your Connections</LinkButton>
  );
  switch (list) {
    case 'proposed':
      return (
        <EmptyState scene="letter" title="No playdates are proposed" action={action}>
          When one of you suggests a playdate, you choose a time here.
        </EmptyState>
      );
    case 'scheduled':
      return (
        <EmptyState scene="calendar" title="Nothing is planned yet" action={action}>
          Once you agree on a time, you find it here and in both calendars.
        </EmptyState>
      );
    case 'past':
      return (
        <EmptyState scene="full" title="No playdates to look back on" action={action}>
          Playdates that are over stay here.
        </EmptyState>
      );
  }
}

/** The proposed, the planned and the past playdates. */
export function PlaydatesScreen({ state }: { readonly state: PlaydatesScreenState }) {
  const { answering, plannerHref, onAct } = state;
  const first = firstMeetings(entriesOf(state.scheduled));
  const meetSafely = (playdate: PlaydateView) => {
    const button = state.meetSafely(playdate);
    return { name: playdate.user.firstName, ...button, first: button.first && first.has(playdate.id) };
  };
  return (
    <EntryTabs
      title={
        <>
          Your <em>Playdates</em>
        </>
      }
      what="playdates"
      open={state.tab}
      onOpen={state.onTab}
      lists={playdateLists.map(
        (name): EntryTab<PlaydateListName, PlaydateView> => ({
          name,
          label: labels[name],
          state: state[name],
          empty: emptyState(name, plannerHref),
          waits: ({ actions }) => actions.includes('accept'),
          entryOf: (playdate, isIntended) => (
            <PlaydateEntry
              playdate={playdate}
              ownChildren={state.ownChildren}
              answering={answering.find(({ id }) => id === playdate.id)?.action}
              isIntended={isIntended}
              named={playdate.id === state.named}
              footer={
                name === 'scheduled' && (
                  <>
                    {meetSafely(playdate).first && <MeetSafelyButton {...meetSafely(playdate)} />}
                    <Cluster gap={2}>
                      <MessageButton message={state.message(playdate)} name={playdate.user.firstName} />
                    </Cluster>
                  </>
                )
              }
              detailsFooter={
                name === 'scheduled' &&
                !meetSafely(playdate).first && <MeetSafelyButton {...meetSafely(playdate)} />
              }
              onAct={onAct}
            />
          ),
        }),
      )}
    />
  );
}
