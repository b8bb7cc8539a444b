import type { PlaydateView } from '@nestmates/application/playdates/contract.ts';
import { type ReactNode, useRef, useState } from 'react';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { type TabItem, Tabs } from '../../../components/navigation/Tabs.tsx';
import { loadAlertDialog } from '../../../components/overlays/load-alert-dialog.ts';
import { useFocusContainerWhenLost } from '../../../focus/use-focus-container-when-lost.ts';
import { useLazyImport } from '../../../lazy-loading/use-lazy-import.ts';
import { EntryList, type EntryListState } from '../../appointments/EntryList.tsx';
import { type MessageAction, MessageButton } from '../../connections/MessageButton.tsx';
import type { PlaydateAction } from '../PlaydateAnswer.tsx';
import { agreedTime } from '../playdate-text.ts';
import { PlaydateEntry } from './PlaydateEntry.tsx';
import styles from './PlaydatesScreen.module.css';

export const playdateLists = ['proposed', 'scheduled', 'past'] as const;
export type PlaydateListName = (typeof playdateLists)[number];

export type PlaydateListState = EntryListState<PlaydateView>;

export interface PlaydatesScreenState extends Readonly<Record<PlaydateListName, PlaydateListState>> {
  readonly tab: PlaydateListName;
  onTab(tab: PlaydateListName): void;
  /** The planner, where her plan opens it. */
  readonly plannerHref: string | undefined;
  /** The actions that are being sent. */
  readonly answering: readonly { readonly id: number; readonly action: PlaydateAction }[];
  message(playdate: PlaydateView): MessageAction;
  onAct(playdate: PlaydateView, action: PlaydateAction, time?: string): void;
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
          When one of you suggests a meetup, you choose a time here.
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

/** What the dot of the tab says: how many proposals wait for her answer. */
function waitingIn(state: PlaydateListState): Pick<TabItem, 'waiting'> {
  const entries = state.kind === 'ready' ? state.entries : [];
  const count = entries.filter(({ actions }) => actions.includes('accept')).length;
  return count > 0 ? { waiting: `${count} ${count === 1 ? 'waits' : 'wait'} for you` } : {};
}

const entryCount = (state: PlaydateListState) => (state.kind === 'ready' ? state.entries.length : -1);

function cancelEffect({ date, user }: PlaydateView): string {
  const { day, time } = agreedTime(date ?? '');
  return `${day}, ${time}, leaves your calendar and that of ${user.firstName}.`;
}

/** The proposed, the planned and the past playdates. */
export function PlaydatesScreen({ state }: { readonly state: PlaydatesScreenState }) {
  const { answering, plannerHref, onAct } = state;
  const page = useRef<HTMLDivElement>(null);
  const [toCancel, setToCancel] = useState<PlaydateView>();
  const { loaded: Question, load } = useLazyImport(loadAlertDialog);
  useFocusContainerWhenLost(page, playdateLists.map((list) => entryCount(state[list])).join(' '));
  const item = (list: PlaydateListName): TabItem => ({
    id: list,
    label: labels[list],
    ...(state[list].kind === 'ready'
      ? { count: state[list].entries.length, orMore: state[list].more !== undefined }
      : {}),
    ...(list === 'proposed' ? waitingIn(state[list]) : {}),
    content: (
      <EntryList
        state={state[list]}
        what="playdates"
        empty={emptyState(list, plannerHref)}
        entryOf={(playdate, isIntended) => (
          <PlaydateEntry
            playdate={playdate}
            answering={answering.find(({ id }) => id === playdate.id)?.action}
            isIntended={isIntended}
            footer={
              list === 'scheduled' && (
                <div className={styles.footer}>
                  <MessageButton message={state.message(playdate)} name={playdate.user.firstName} />
                </div>
              )
            }
            onAct={(of, action, time) => {
              if (action !== 'cancel') return onAct(of, action, time);
              setToCancel(of);
              load();
            }}
          />
        )}
      />
    ),
  });
  return (
    <Page
      ref={page}
      className={styles.page}
      title={
        <>
          Your <em>Playdates</em>
        </>
      }
    >
      <Tabs
        label="Playdates"
        value={state.tab}
        onChange={(id) => state.onTab(playdateLists.find((one) => one === id) ?? 'proposed')}
        items={playdateLists.map(item)}
      />
      {Question && toCancel && (
        <Question
          open
          title="Cancel this playdate?"
          description={cancelEffect(toCancel)}
          confirm="Cancel Playdate"
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
