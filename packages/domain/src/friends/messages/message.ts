import type { Id, MemberId, PlaydateId } from '../../platform/shared/ids.ts';

export type MessageId = Id<'message'>;

export interface Message {
  readonly id: MessageId;
  readonly senderId: MemberId;
  readonly receiverId: MemberId;
  readonly message: string;
  readonly timestamp: Date;
  /** The sender's own id of a message, by which a repeated request is recognized. */
  readonly clientId: string | null;
  /** The playdate that it proposes times for. */
  readonly playdateId: PlaydateId | null;
}

export type MessageDraft = Omit<Message, 'id' | 'timestamp'>;

export const maxMessageLength = 2000;

/** How much of the bio, and how many interests, the list of conversations shows. */
export const bioPreviewLength = 50;
export const maxPreviewInterests = 2;

/** The length of the last message in the list. */
export const messagePreviewLength = 160;

/** Counting stops here; the badge then says "99+". */
export const maxUnreadCount = 100;
