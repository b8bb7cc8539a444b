import { answerableIn } from '@nestmates/domain/members/notifications/notification.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { type Page, type PageRequest, pageOf } from '../../platform/contract/paging.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { NotificationView } from './contract.ts';
import type { Notification, NotificationRow } from './ports.ts';

function viewOf({
  id,
  kind,
  topic,
  other,
  sentence,
  path,
  at,
  read,
  moment,
  aboutId,
  imageUrl,
  time,
}: NotificationRow): NotificationView {
  const about = answerableIn(topic);
  return {
    id,
    kind,
    ...(other ? { who: other } : {}),
    ...(imageUrl === null ? {} : { imageUrl }),
    sentence,
    ...(time ? { time: { date: time.date.toISOString(), until: time.until.toISOString() } } : {}),
    href: path,
    ...(about ? { about } : {}),
    at: at.toISOString(),
    read,
    ...(moment && aboutId && !read ? { moment: { kind: moment, aboutId } } : {}),
  };
}

/** What has happened to a member while away, for the page under the bell. */
export class NotificationList extends useCase('notificationStore', 'events', 'transaction', 'clock') {
  tell(notification: Notification): Promise<void> {
    const { notificationStore: store, events, transaction, clock } = this.needs;
    return transaction.run(async () => {
      await store.put(notification, clock.now());
      await events.announce([notification.memberId], { type: 'notification' });
    });
  }

  async show(by: Caller, { limit, before }: PageRequest<number>): Promise<Page<NotificationView>> {
    const found = await this.needs.notificationStore.listOf(by.id, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ id }) => id);
    return { ...rest, items: items.map(viewOf) };
  }

  /** The member's other pages lose their dot, too. */
  async markRead(
    by: Caller,
    { upTo, only = false }: { readonly upTo: number; readonly only?: boolean | undefined },
  ): Promise<Confirmation> {
    const { notificationStore: store, events, transaction } = this.needs;
    await transaction.run(async () => {
      if (!(await store.markRead(by.id, { upTo, only }))) return;
      await events.announce([by.id], { type: 'notification' });
    });
    return { message: 'You have seen these.' };
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly notificationList: NotificationList;
  }
}
