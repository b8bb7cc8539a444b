import type { LastDigest, UnreadFromSender } from '@nestmates/domain/messages/digest.ts';
import type { Message, MessageDraft, MessageId } from '@nestmates/domain/messages/message.ts';
import type { MessagePairState } from '@nestmates/domain/messages/message-permission.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { PageRequest, TimeCursor } from '../contract/paging.ts';
import type { ConversationView } from './contract.ts';

export interface MessageStore {
  /**
   * Makes it this pair's turn until the transaction ends, as everything does that changes what is between
   * two members, and finds what the sender has already sent under the draft's name.
   */
  lockPairAndFindSent(draft: MessageDraft): Promise<Message | undefined>;
  /** Nothing when the name is taken meanwhile, or one of the two has gone. */
  add(draft: MessageDraft, at: Date): Promise<Message | undefined>;
  /** Moves the mark forward, never beyond what is there, and tells where it stands if it has moved. */
  markRead(memberId: MemberId, otherId: MemberId, upTo: MessageId): Promise<MessageId | undefined>;
}

/** What lets two members write to each other; a feature that brings members together adds a ground here. */
export interface MessagePermissions {
  /** Within the pair's turn it stays as it is. */
  between(memberId: MemberId, otherId: MemberId): Promise<MessagePairState | undefined>;
}

export interface PagedConversation extends ConversationView {
  readonly cursor: TimeCursor;
}

export interface MessageQueries {
  /** Newest first, of one thread. */
  thread(memberId: MemberId, otherId: MemberId, page: PageRequest<MessageId>): Promise<readonly Message[]>;
  /** With whom anything has passed last first; those without a message stand by the day they connected. */
  conversations(memberId: MemberId, page: PageRequest<TimeCursor>): Promise<readonly PagedConversation[]>;
  conversation(memberId: MemberId, otherId: MemberId): Promise<ConversationView | undefined>;
  unread(memberId: MemberId): Promise<number>;
}

/** What is known of those who are away: what waits for them, and when they last had a letter about it. */
export interface UnreadRecords {
  /** Unread in the thread, from this sender to this receiver. */
  hasUnread(senderId: MemberId, receiverId: MemberId): Promise<boolean>;
  /** Everything unread that no letter has spoken of, and the last letter; one at a time for each member. */
  lockUnread(
    memberId: MemberId,
  ): Promise<{ waiting: readonly UnreadFromSender[]; last: LastDigest | undefined }>;
  markNotified(memberId: MemberId, upTo: MessageId, at: Date): Promise<void>;
}
