import { answerableIn } from '@nestmates/domain/members/notification-list/notification.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Confirmation } from '../../platform/contract/fields.ts';
import { type Page, type PageRequest, pageOf } from '../../platform/contract/paging.ts';
import type { Events } from '../../platform/live/ports.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { NotificationView } from './contract.ts';
import type { Notification, NotificationRow, NotificationStore } from './ports.ts';

export interface NotificationListDeps {
  readonly store: NotificationStore;
  readonly events: Events;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

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
}: NotificationRow): NotificationView {
  const about = answerableIn(topic);
  return {
    id,
    kind,
    ...(other ? { who: other } : {}),
    sentence,
    href: path,
    ...(about ? { about } : {}),
    at: at.toISOString(),
    read,
    ...(moment && aboutId && !read ? { moment: { kind: moment, aboutId } } : {}),
  };
}

/** What has happened to a member while away, for the page under the bell. */
export class NotificationList {
  readonly #deps: NotificationListDeps;
  constructor(deps: NotificationListDeps) {
    this.#deps = deps;
  }

  tell(notification: Notification): Promise<void> {
    const { store, events, transaction, clock } = this.#deps;
    return transaction.run(async () => {
      await store.put(notification, clock.now());
      await events.announce([notification.memberId], { type: 'notification' });
    });
  }

  async show(by: Caller, { limit, before }: PageRequest<number>): Promise<Page<NotificationView>> {
    const found = await this.#deps.store.listOf(by.id, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ id }) => id);
    return { ...rest, items: items.map(viewOf) };
  }

  /** The member's other pages lose their dot, too. */
  async markRead(
    by: Caller,
    { upTo, only = false }: { readonly upTo: number; readonly only?: boolean | undefined },
  ): Promise<Confirmation> {
    const { store, events, transaction } = this.#deps;
    await transaction.run(async () => {
      if (!(await store.markRead(by.id, { upTo, only }))) return;
      await events.announce([by.id], { type: 'notification' });
    });
    return { message: 'You have seen these.' };
  }
}
