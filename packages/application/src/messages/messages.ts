import type { Message, MessageId } from '@nestmates/domain/messages/message.ts';
import { mayMessage, requireMessagePermission } from '@nestmates/domain/messages/message-permission.ts';
import { requireSameMessage } from '@nestmates/domain/messages/resend.ts';
import { requireOtherMember } from '@nestmates/domain/pairs/visibility.ts';
import { changedMeanwhile, notFound } from '@nestmates/domain/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import {
  formatTimeCursor,
  type Page,
  type PageRequest,
  pageOf,
  type TimeCursor,
} from '../contract/paging.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Events } from '../live/ports.ts';
import type { Pairs } from '../pairs/ports.ts';
import type { Caller } from '../shared/caller.ts';
import type { Clock, Transaction } from '../shared/ports.ts';
import type { ConversationView, MessageView } from './contract.ts';
import type { MessageQueries, MessageStore } from './ports.ts';
import { notifyAt, notifyUnread } from './unread-notifications.ts';

export interface MessagesDeps {
  readonly store: MessageStore;
  readonly queries: MessageQueries;
  readonly pairs: Pairs;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export interface SendMessage {
  readonly by: Caller;
  readonly receiverId: MemberId;
  readonly message: string;
  readonly clientId?: string | undefined;
}

interface ThreadRequest {
  readonly by: Caller;
  readonly otherId: MemberId;
}

const viewOfMessage = (memberId: MemberId, message: Message): MessageView => ({
  id: message.id,
  senderId: message.senderId,
  receiverId: message.receiverId,
  message: message.message,
  timestamp: message.timestamp.toISOString(),
  clientId: message.senderId === memberId ? message.clientId : null,
});

export class Messages {
  readonly #deps: MessagesDeps;
  constructor(deps: MessagesDeps) {
    this.#deps = deps;
  }

  /**
   * Stores the message and notifies both, or refuses it. The same message sent again gets the same response,
   * even if the two have been parted meanwhile.
   */
  send({ by, receiverId, message, clientId }: SendMessage): Promise<MessageView> {
    const { store, pairs, transaction, clock } = this.#deps;
    const draft = { senderId: by.id, receiverId, message, clientId: clientId ?? null };
    requireOtherMember(by.id, receiverId, 'receiverId', 'You cannot write to yourself.');
    return transaction.run(async () => {
      const pair = await pairs.lock(by.id, receiverId);
      const added = mayMessage(pair) ? await store.add(draft, clock.now()) : undefined;
      if (added) {
        await this.#notify(added);
        return viewOfMessage(by.id, added);
      }
      const sent = clientId === undefined ? undefined : await store.findSent(by.id, clientId);
      if (sent) return viewOfMessage(by.id, requireSameMessage(sent, draft));
      requireMessagePermission(pair);
      throw changedMeanwhile();
    });
  }

  async #notify({ id, senderId, receiverId }: Message): Promise<void> {
    const { events, jobs, clock } = this.#deps;
    await events.announce([receiverId], { type: 'message', userId: senderId, messageId: id });
    await events.announce([senderId], { type: 'message', userId: receiverId, messageId: id });
    await jobs.add(
      notifyUnread,
      { senderId, receiverId },
      { at: notifyAt(clock.now()), key: `tell-away.${senderId}.${receiverId}`, keep: 'first' },
    );
  }

  async thread({
    by,
    otherId,
    limit,
    before,
  }: ThreadRequest & PageRequest<MessageId>): Promise<Page<MessageView>> {
    await this.#requirePermission(by, otherId);
    const found = await this.#deps.queries.thread(by.id, otherId, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ id }) => id);
    return { ...rest, items: items.map((message) => viewOfMessage(by.id, message)).reverse() };
  }

  async conversations({
    by,
    limit,
    before,
  }: { by: Caller } & PageRequest<TimeCursor>): Promise<Page<ConversationView>> {
    const found = await this.#deps.queries.conversations(by.id, { limit: limit + 1, before });
    return pageOf(found, limit, ({ cursor }) => formatTimeCursor(cursor));
  }

  /** Not found if she may not write to the other, whatever the reason. */
  async conversation({ by, otherId }: ThreadRequest): Promise<ConversationView> {
    const found = await this.#deps.queries.conversation(by.id, otherId);
    if (!found) throw notFound('We could not find this conversation.');
    return found;
  }

  async unread(by: Caller): Promise<{ unread: number }> {
    return { unread: await this.#deps.queries.unread(by.id) };
  }

  /** Notifies her other pages, which clear the badge, and the sender, who sees that it was read. */
  async read({
    by,
    otherId,
    upTo,
  }: ThreadRequest & { upTo: MessageId }): Promise<{ userId: MemberId; unread: number }> {
    const { store, queries, events, transaction } = this.#deps;
    await this.#requirePermission(by, otherId);
    await transaction.run(async () => {
      const moved = await store.markRead(by.id, otherId, upTo);
      if (!moved) return;
      await events.announce([by.id], { type: 'read', userId: otherId, upTo: moved });
      await events.announce([otherId], { type: 'seen', userId: by.id, upTo: moved });
    });
    return { userId: otherId, unread: await queries.unread(by.id) };
  }

  async #requirePermission(by: Caller, otherId: MemberId): Promise<void> {
    requireOtherMember(by.id, otherId, 'userId', 'There are no messages with yourself.');
    requireMessagePermission(await this.#deps.pairs.between(by.id, otherId));
  }
}
