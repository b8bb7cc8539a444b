import type { Id, MemberId } from '../shared/ids.ts';

export type MessageId = Id<'message'>;

export interface Message {
  readonly id: MessageId;
  readonly senderId: MemberId;
  readonly receiverId: MemberId;
  readonly message: string;
  readonly timestamp: Date;
  /** What the sender's page calls it, so that the same message sent again is known for what it is. */
  readonly clientId: string | null;
}

export type MessageDraft = Omit<Message, 'id' | 'timestamp'>;

export const maxMessageLength = 2000;

/** How much of a bio the list of conversations shows, and how many interests. */
export const bioPreviewLength = 50;
export const maxPreviewInterests = 2;

/** Enough of the last message for a line of the list. */
export const messagePreviewLength = 160;

/** Beyond this an exact number tells nobody anything; a badge says "99+". */
export const maxUnreadCount = 100;
