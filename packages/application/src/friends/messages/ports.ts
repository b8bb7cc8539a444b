import type { LastDigest, UnreadFromSender } from '@nestmates/domain/friends/messages/digest.ts';
import type { Message, MessageDraft, MessageId } from '@nestmates/domain/friends/messages/message.ts';
import type { LockedPair } from '@nestmates/domain/members/pairs/pair-state.ts';
import type { ListingId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Recipient } from '../../members/emails/email.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { PageRequest, TimeCursor } from '../../platform/contract/paging.ts';
import type { ConversationView, WaitingView } from './contract.ts';
import type { ConversationFilter } from './conversation-filter.ts';

export interface MessageStore {
  /** Called with the pair's lock held. Undefined if the sender has already used the draft's `clientId`. */
  add(draft: MessageDraft, at: Date): Promise<Message | undefined>;
  /** The message that the sender has already sent with this `clientId`. */
  findSent(senderId: MemberId, clientId: string): Promise<Message | undefined>;
  /** Whether that would move the read mark; locks nothing. */
  isUnread(memberId: MemberId, otherId: MemberId, upTo: MessageId): Promise<boolean>;
  /** Moves the read mark forward, at most to the newest message; returns it if it has moved. */
  markRead(memberId: MemberId, otherId: MemberId, upTo: MessageId): Promise<MessageId | undefined>;
}

/** What a member asks another about, who sells it. */
export interface Question {
  readonly by: Caller;
  readonly sellerId: MemberId;
  readonly listingId: ListingId;
}

/** Lets a buyer write to a seller who is no connection of theirs. */
export interface Questions {
  /** Needs the pair locked: from now on the two write about this listing, or it is refused. */
  ask(question: Question, pair: LockedPair | undefined): Promise<void>;
}

export interface SavedListingConversation {
  readonly buyerId: MemberId;
  readonly sellerId: MemberId;
  readonly listingId: ListingId;
  /** The member has bought it. Who has ordered once stays so when they ask about something else. */
  readonly ordered: boolean;
}

/** What members who need not be connected write to each other about. */
export interface ListingConversations {
  /** The listing that the buyer asked this seller about last. */
  subject(buyerId: MemberId, sellerId: MemberId): Promise<ListingId | undefined>;
  /** Called with the lock of the pair held, or that of an order of the two. */
  save(conversation: SavedListingConversation, at: Date): Promise<void>;
}

export interface PagedConversation extends ConversationView {
  readonly cursor: TimeCursor;
}

export interface MessageQueries {
  /** One thread, newest first. */
  thread(memberId: MemberId, otherId: MemberId, page: PageRequest<MessageId>): Promise<readonly Message[]>;
  /** Newest message first; without a message, the time of connecting counts. */
  conversations(
    memberId: MemberId,
    page: PageRequest<TimeCursor> & ConversationFilter,
  ): Promise<readonly PagedConversation[]>;
  conversation(
    memberId: MemberId,
    otherId: MemberId,
    filter: ConversationFilter,
  ): Promise<ConversationView | undefined>;
  unread(memberId: MemberId, filter: ConversationFilter): Promise<number>;
  /**
   * Who wrote the newest unread message, in whichever conversation; of one that the filter leaves out, the first name
   * alone.
   */
  waiting(memberId: MemberId, opened: ConversationFilter): Promise<WaitingView | undefined>;
  /** Whether the member has conversations that are open in every plan. */
  hasAnyOfEveryPlan(memberId: MemberId): Promise<boolean>;
}

/** Conversations that have ended, of which the other has written something. */
export interface EndedConversationQueries {
  /** The last one to end first. */
  list(
    memberId: MemberId,
    of: { readonly since: Date; readonly limit: number },
  ): Promise<readonly { readonly userId: MemberId; firstName: string | null; readonly endedAt: Date }[]>;
  has(memberId: MemberId, otherId: MemberId, since: Date): Promise<boolean>;
}

/** What a digest tells: who wrote, and how often. */
export interface DigestData extends Recipient {
  readonly waiting: readonly Pick<UnreadFromSender, 'firstName' | 'count'>[];
}

/** Unread messages for notifications, and the last digest that was sent. */
export interface UnreadRecords {
  /** Whether the receiver has unread messages of this sender. */
  hasUnread(senderId: MemberId, receiverId: MemberId, filter: ConversationFilter): Promise<boolean>;
  /**
   * All unread messages that no digest has covered, and the last digest; locks the member's digest row, so
   * that it is planned once.
   */
  lockUnread(
    memberId: MemberId,
    filter: ConversationFilter,
  ): Promise<{ waiting: readonly UnreadFromSender[]; last: LastDigest | undefined }>;
  /** Facts of those senders who still have an account; undefined without any, or without the member. */
  digestDataOf(
    memberId: MemberId,
    waiting: readonly Pick<UnreadFromSender, 'senderId' | 'count'>[],
  ): Promise<DigestData | undefined>;
  markNotified(memberId: MemberId, upTo: MessageId, at: Date): Promise<void>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly endedConversations: EndedConversationQueries;
    readonly listingConversations: ListingConversations;
    readonly messageQueries: MessageQueries;
    readonly messageStore: MessageStore;
    readonly unreadRecords: UnreadRecords;
    /** Bound by the feature whose things members ask each other about. */
    readonly questions: Questions;
  }
}
