import { Button } from '../../../../components/actions/Button.tsx';
import { LinkButton } from '../../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import { LoadError } from '../../../../components/feedback/LoadError.tsx';
import type { Unready } from '../../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../../components/feedback/Skeleton.tsx';
import { Page } from '../../../../components/layout/Page.tsx';
import type { MoreItems } from '../../../../components/navigation/LoadMore.tsx';
import { longDay } from '../../../../dates/date-formats.ts';
import { ReportMember } from '../../../trust/reports/ReportMember.tsx';
import { reportOfMember } from '../../../trust/reports/report-context.ts';
import { MemberMenu } from '../../blocks/MemberMenu.tsx';
import { MessageBubble } from '../thread/MessageBubble.tsx';
import { ThreadDay } from '../thread/ThreadDay.tsx';
import { type ThreadMessage, threadRows } from '../thread/thread-rows.ts';
import styles from './EndedConversationScreen.module.css';

interface ReadyConversation {
  readonly kind: 'ready';
  readonly other: { readonly userId: number; readonly name: string };
  /** Whether the reader has blocked the other. */
  readonly blocked?: boolean | undefined;
  /** Time until which the other and what they wrote can be reported. */
  readonly until: Date;
  readonly now: Date;
  /** Oldest first; none where the two were connected and nothing was written. */
  readonly messages: readonly ThreadMessage[];
  /** Earlier messages. */
  readonly more?: MoreItems | undefined;
}

export type EndedConversationScreenState = Unready | { readonly kind: 'not-found' } | ReadyConversation;

/** Nothing is sent from here any more. */
const nothing = () => undefined;

function Conversation({ other, blocked, until, now, messages, more }: ReadyConversation) {
  const { userId: id, name: firstName } = other;
  const { member, ...reportAlone } = reportOfMember({ id, firstName });
  const reportable = messages.some(({ mine }) => !mine) ? `What ${firstName} wrote` : firstName;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.lead}>
          It has ended. {reportable} can be reported until {longDay.format(until)}; {firstName} never learns
          who told us.
        </p>
        <MemberMenu name={firstName} report={blocked ? reportAlone : { ...reportAlone, member }} />
      </div>
      {more && (
        <Button
          look="outline"
          size="small"
          pending={more.kind === 'loading'}
          pendingLabel="Loading…"
          onClick={more.onMore}
        >
          Earlier messages
        </Button>
      )}
      {messages.length > 0 && (
        <ol className={styles.messages} aria-label={`Messages with ${firstName}`}>
          {threadRows(messages, now).map((row) =>
            row.kind === 'day' ? (
              <ThreadDay key={row.key}>{row.label}</ThreadDay>
            ) : (
              row.kind === 'message' && (
                <MessageBubble
                  key={row.message.key}
                  message={row.message}
                  note={row.note}
                  other={other}
                  onRetry={nothing}
                  onDiscard={nothing}
                />
              )
            ),
          )}
        </ol>
      )}
      <div>
        <ReportMember userId={other.userId} name={other.name} />
      </div>
    </>
  );
}

function Content({ state }: { readonly state: EndedConversationScreenState }) {
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading messages">
          <Skeleton shape="button" width="62%" />
          <Skeleton shape="button" width="44%" />
        </SkeletonGroup>
      );
    case 'failed':
      return <LoadError what="the messages" onRetry={state.onRetry} />;
    case 'not-found':
      return (
        <EmptyState
          scene="lost"
          title="Nothing to report here"
          action={<LinkButton href="/account/reports">My reports</LinkButton>}
        >
          Messages can be reported for 30 days after a conversation has ended.
        </EmptyState>
      );
    case 'ready':
      return <Conversation {...state} />;
  }
}

/** What two wrote to each other before it ended, so that a message of it can be reported. */
export function EndedConversationScreen({ state }: { readonly state: EndedConversationScreenState }) {
  return (
    <Page
      className={styles.page}
      title={
        state.kind === 'ready' ? (
          <>
            With <em>{state.other.name}</em>
          </>
        ) : (
          'Messages'
        )
      }
    >
      <Content state={state} />
    </Page>
  );
}
