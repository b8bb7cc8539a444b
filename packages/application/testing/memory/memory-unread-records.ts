import type { LastDigest, UnreadFromSender } from '@nestmates/domain/friends/messages/digest.ts';
import type { MessageId } from '@nestmates/domain/friends/messages/message.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { ConversationFilter } from '../../src/friends/messages/conversation-filter.ts';
import type { DigestData, UnreadRecords } from '../../src/friends/messages/ports.ts';
import type { MemoryMessages } from './memory-messages.ts';

interface Digest extends LastDigest {
  readonly upTo: MessageId;
}

/** Unread messages, and the last digests, in memory. */
export class MemoryUnreadRecords implements UnreadRecords {
  readonly #messages: MemoryMessages;
  readonly digests = new Map<MemberId, Digest>();
  constructor(messages: MemoryMessages) {
    this.#messages = messages;
  }

  async hasUnread(senderId: MemberId, receiverId: MemberId, filter: ConversationFilter): Promise<boolean> {
    const mayRead = this.#messages.correspondentsOf(receiverId, filter).includes(senderId);
    return mayRead && this.#messages.unreadFrom(senderId, receiverId).length > 0;
  }

  async lockUnread(memberId: MemberId, filter: ConversationFilter): ReturnType<UnreadRecords['lockUnread']> {
    this.#messages.pairs.transaction.lock(`digest of ${memberId}`);
    const last = this.digests.get(memberId);
    const waiting = this.#messages
      .correspondentsOf(memberId, filter)
      .flatMap((senderId) => this.#waitingFrom(senderId, memberId, last?.upTo ?? 0))
      .toSorted((one, other) => other.newest - one.newest);
    return { waiting, last: last && { at: last.at } };
  }

  async digestDataOf(
    memberId: MemberId,
    waiting: readonly Pick<UnreadFromSender, 'senderId' | 'count'>[],
  ): Promise<DigestData | undefined> {
    const { pairs } = this.#messages;
    const member = pairs.people.get(memberId);
    const senders = waiting.flatMap(({ senderId, count }) => {
      const sender = pairs.isBlocked(memberId, senderId) ? undefined : pairs.people.get(senderId);
      return sender ? [{ firstName: sender.firstName, count }] : [];
    });
    if (!member || senders.length === 0) return undefined;
    return { memberId, to: member.email, firstName: member.firstName, waiting: senders };
  }

  async markNotified(memberId: MemberId, upTo: MessageId, at: Date): Promise<void> {
    this.digests.set(memberId, { at, upTo });
  }

  #waitingFrom(senderId: MemberId, memberId: MemberId, upTo: MessageId): UnreadFromSender[] {
    const unread = this.#messages.unreadFrom(senderId, memberId).filter(({ id }) => id > upTo);
    const [oldest, newest] = [unread[0], unread.at(-1)];
    const sender = this.#messages.pairs.people.get(senderId);
    if (!oldest || !newest || !sender) return [];
    return [
      {
        senderId,
        firstName: sender.firstName,
        count: unread.length,
        newest: newest.id,
        oldestAt: oldest.timestamp,
      },
    ];
  }
}
