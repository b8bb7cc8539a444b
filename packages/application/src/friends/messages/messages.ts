import type { Message, MessageDraft, MessageId } from '@nestmates/domain/friends/messages/message.ts';
import {
  mayMessage,
  requireMessagePermission,
  requireReadPermission,
} from '@nestmates/domain/friends/messages/message-permission.ts';
import { requireSameMessage } from '@nestmates/domain/friends/messages/resend.ts';
import type { LockedPair } from '@nestmates/domain/members/pairs/pair-state.ts';
import { requireOtherMember } from '@nestmates/domain/members/pairs/visibility.ts';
import { proRequired } from '@nestmates/domain/platform/access/plan-required.ts';
import { requireUnrestricted } from '@nestmates/domain/platform/access/restriction.ts';
import { changedMeanwhile, DomainError, notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { ListingId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Caller } from '../../platform/access/caller.ts';
import {
  formatTimeCursor,
  type Page,
  type PageRequest,
  pageOf,
  type TimeCursor,
} from '../../platform/contract/paging.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { ConversationView, MessageView, WaitingView } from './contract.ts';
import { type ConversationFilter, conversationsOf } from './conversation-filter.ts';
import { viewOfMessage } from './message-view.ts';
import { notifyAt, notifyUnread } from './unread-notifications.ts';

export interface SendMessage {
  readonly by: Caller;
  readonly receiverId: MemberId;
  readonly message: string;
  readonly clientId?: string | undefined;
  /** What the member asks the receiver about, who sells it. */
  readonly listingId?: ListingId | undefined;
}

interface ThreadRequest {
  readonly by: Caller;
  readonly otherId: MemberId;
}

export class Messages extends useCase(
  'messageStore',
  'messageQueries',
  'pairs',
  'questions',
  'events',
  'jobs',
  'transaction',
  'clock',
) {
  /**
   * Stores the message and notifies both, or refuses it. The same message sent again gets the same response,
   * even if the two have been parted meanwhile.
   */
  send(sending: SendMessage): Promise<MessageView> {
    const { messageStore: store, pairs, transaction, clock } = this.needs;
    const { by, receiverId, message, clientId } = sending;
    const draft = { senderId: by.id, receiverId, message, clientId: clientId ?? null, playdateId: null };
    requireOtherMember(by.id, receiverId, 'receiverId', 'You cannot write to yourself.');
    return transaction.run(async () => {
      const pair = await pairs.lock(by.id, receiverId);
      const isOpen = await this.#isOpen(sending, draft, pair);
      const added = isOpen ? await store.add(draft, clock.now()) : undefined;
      if (added) {
        await this.#notify(added);
        return viewOfMessage(by.id, added);
      }
      const sent = clientId === undefined ? undefined : await store.findSent(by.id, clientId);
      if (sent) return viewOfMessage(by.id, requireSameMessage(sent, draft));
      requireMessagePermission(pair, by.plan);
      throw changedMeanwhile();
    });
  }

  /** Whether it may be stored; a question that is refused by now may have been sent before. */
  async #isOpen({ by, listingId }: SendMessage, draft: MessageDraft, pair: LockedPair | undefined) {
    const { messageStore: store, questions } = this.needs;
    if (listingId === undefined) return mayMessage(pair, by.plan);
    if (!pair?.isBuyer && !pair?.connected) requireUnrestricted(by.restriction, 'limited');
    try {
      await questions.ask({ by, sellerId: draft.receiverId, listingId }, pair);
      return true;
    } catch (error) {
      const isRefused = error instanceof DomainError && draft.clientId !== null;
      if (isRefused && (await store.findSent(by.id, draft.clientId))) return false;
      throw error;
    }
  }

  async #notify({ id, senderId, receiverId }: Message): Promise<void> {
    const { events, jobs, clock } = this.needs;
    await events.announce([receiverId], { type: 'message', userId: senderId, messageId: id });
    await events.announce([senderId], { type: 'message', userId: receiverId, messageId: id });
    await jobs.add(
      notifyUnread,
      { senderId, receiverId },
      { at: notifyAt(clock.now()), key: `notify-unread.${senderId}.${receiverId}`, keep: 'first' },
    );
  }

  async thread({
    by,
    otherId,
    limit,
    before,
  }: ThreadRequest & PageRequest<MessageId>): Promise<Page<MessageView>> {
    const { pairs, messageQueries } = this.needs;
    requireNotAlone(by, otherId);
    requireReadPermission(await pairs.between(by.id, otherId), by.plan);
    const found = await messageQueries.thread(by.id, otherId, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ id }) => id);
    return { ...rest, items: items.map((message) => viewOfMessage(by.id, message)).reverse() };
  }

  async conversations({
    by,
    as,
    limit,
    before,
  }: { by: Caller; as?: 'seller' | undefined } & PageRequest<TimeCursor>): Promise<Page<ConversationView>> {
    const filter = as === 'seller' ? ({ which: 'as-seller' } as const) : await this.#conversationsOpenTo(by);
    const found = await this.needs.messageQueries.conversations(by.id, {
      limit: limit + 1,
      before,
      ...filter,
    });
    return pageOf(found, limit, ({ cursor }) => formatTimeCursor(cursor));
  }

  /** Not found if the member may not write to the other, whatever the reason. */
  async conversation({ by, otherId }: ThreadRequest): Promise<ConversationView> {
    const filter = await this.#conversationsOpenTo(by);
    const found = await this.needs.messageQueries.conversation(by.id, otherId, filter);
    if (!found) throw notFound('We could not find this conversation.');
    return found;
  }

  async unread(by: Caller): Promise<{ unread: number }> {
    return { unread: await this.needs.messageQueries.unread(by.id, await this.#conversationsOpenTo(by)) };
  }

  async waiting(by: Caller): Promise<{ waiting: WaitingView | null }> {
    return { waiting: (await this.needs.messageQueries.waiting(by.id, conversationsOf(by.plan))) ?? null };
  }

  /** Notifies the member's other pages, which clear the badge, and the sender, who sees that it was read. */
  async read({
    by,
    otherId,
    upTo,
  }: ThreadRequest & { upTo: MessageId }): Promise<{ userId: MemberId; unread: number }> {
    const { messageStore: store, messageQueries: queries, pairs, events, transaction } = this.needs;
    requireNotAlone(by, otherId);
    const answer = async () => ({
      userId: otherId,
      unread: await queries.unread(by.id, conversationsOf(by.plan)),
    });
    if (!(await store.isUnread(by.id, otherId, upTo))) {
      requireReadPermission(await pairs.between(by.id, otherId), by.plan);
      return answer();
    }
    await transaction.run(async () => {
      // Nobody hears of it behind a block that was committed meanwhile.
      requireReadPermission(await pairs.lock(by.id, otherId), by.plan);
      const moved = await store.markRead(by.id, otherId, upTo);
      if (!moved) return;
      await events.announce([by.id], { type: 'read', userId: otherId, upTo: moved });
      await events.announce([otherId], { type: 'seen', userId: by.id, upTo: moved });
    });
    return answer();
  }

  /** Opens to members without Pro the conversations of every plan, if there are any. */
  async #conversationsOpenTo({ id, plan }: Caller): Promise<ConversationFilter> {
    const filter = conversationsOf(plan);
    if (filter.which !== 'all' && !(await this.needs.messageQueries.hasAnyOfEveryPlan(id)))
      throw proRequired();
    return filter;
  }
}

const requireNotAlone = (by: Caller, otherId: MemberId): void =>
  requireOtherMember(by.id, otherId, 'userId', 'There are no messages with yourself.');
