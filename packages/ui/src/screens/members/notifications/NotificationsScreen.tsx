import type { NotificationView } from '@nestmates/application/members/notifications/contract.ts';
import { CheckCheck, SlidersHorizontal } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { IconButton, IconLink } from '../../../components/actions/IconButton.tsx';
import { LinkButton } from '../../../components/actions/LinkButton.tsx';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { LoadError } from '../../../components/feedback/LoadError.tsx';
import type { Unready } from '../../../components/feedback/loadable.ts';
import { Skeleton, SkeletonGroup } from '../../../components/feedback/Skeleton.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { LoadMore, type MoreItems } from '../../../components/navigation/LoadMore.tsx';
import { useTapGuard } from '../../../taps/use-tap-guard.ts';
import type { RowAnswer, RowReply } from './AnswerInRow.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import styles from './NotificationsScreen.module.css';
import { groupsOf, type NotificationGroup, sectionsOf } from './notification-rows.ts';

interface ReadyNotifications {
  readonly kind: 'ready';
  /** The newest first. */
  readonly notifications: readonly NotificationView[];
  /** Those that were new when the page was opened. */
  readonly news: ReadonlySet<number>;
  readonly now: Date;
  readonly more?: MoreItems | undefined;
  /** Answers by notification: to what asks for an answer, or was answered since the page was opened. */
  readonly answers?: ReadonlyMap<number, RowAnswer> | undefined;
  onAnswer?(notification: NotificationView, reply: RowReply): void;
  /** Takes the dots away; they are read already by being shown. */
  onAllSeen?(): void;
}

export type NotificationsScreenState = Unready | ReadyNotifications;

interface Shown extends Pick<ReadyNotifications, 'news' | 'now' | 'answers'> {
  onAnswer(notification: NotificationView, reply: RowReply, event: MouseEvent): void;
}

function Group({ shown, folded, news, now, answers, onAnswer }: NotificationGroup & Shown) {
  const [unfolded, setUnfolded] = useState(false);
  const rows = unfolded ? [...shown, ...folded] : shown;
  return (
    <>
      {rows.map((notification) => (
        <NotificationRow
          key={notification.id}
          notification={notification}
          isNew={news.has(notification.id)}
          now={now}
          answer={answers?.get(notification.id)}
          onAnswer={(reply, event) => onAnswer(notification, reply, event)}
        />
      ))}
      {folded.length > 0 && !unfolded && (
        <li className={styles.more}>
          <Button look="text" size="small" onClick={() => setUnfolded(true)}>
            {folded.length} more like these
          </Button>
        </li>
      )}
    </>
  );
}

function Notifications({ notifications, more, onAnswer, ...given }: ReadyNotifications) {
  const taps = useTapGuard(notifications.map(({ id }) => id));
  const shown: Shown = {
    ...given,
    onAnswer(notification, reply, event) {
      if (taps.isIntended(event, reply)) onAnswer?.(notification, reply);
    },
  };
  if (notifications.length === 0 && !more) {
    return (
      <EmptyState
        scene="letter"
        title="Nothing has happened yet"
        action={<LinkButton href="/browse">Meet moms nearby</LinkButton>}
      >
        Who asks for you, what you have arranged and what becomes of your orders stands here.
      </EmptyState>
    );
  }
  return (
    <div className={styles.content}>
      {sectionsOf(notifications, shown.now).map((section) => (
        <section key={section.title} className={styles.section} aria-label={section.title}>
          <h2 className={styles.title}>{section.title}</h2>
          <ul className={styles.list}>
            {groupsOf(section.notifications).map((group) => (
              <Group key={group.shown[0]?.id} {...group} {...shown} />
            ))}
          </ul>
        </section>
      ))}
      <LoadMore more={more} itemName="notifications" />
    </div>
  );
}

function Content({ state }: { readonly state: NotificationsScreenState }) {
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading your notifications">
          {['80%', '60%', '70%', '50%'].map((width) => (
            <Skeleton key={width} width={width} height="52px" />
          ))}
        </SkeletonGroup>
      );
    case 'failed':
      return <LoadError what="your notifications" onRetry={state.onRetry} />;
    case 'ready':
      return <Notifications {...state} />;
  }
}

/** What happened while the member was away, the newest first. */
export function NotificationsScreen({ state }: { readonly state: NotificationsScreenState }) {
  return (
    <Page
      className={styles.page}
      title="Notifications"
      actions={
        <>
          {state.kind === 'ready' && state.news.size > 0 && (
            <IconButton
              label="Mark all as seen"
              icon={<CheckCheck aria-hidden />}
              onClick={() => state.onAllSeen?.()}
            />
          )}
          <IconLink
            href="/account/notifications"
            label="Choose what we tell you"
            icon={<SlidersHorizontal aria-hidden />}
          />
        </>
      }
    >
      <Content state={state} />
    </Page>
  );
}
