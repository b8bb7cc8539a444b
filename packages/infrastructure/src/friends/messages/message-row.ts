import type { Message } from '@nestmates/domain/friends/messages/message.ts';
import type { MessageModel } from './message-models.ts';

export const messageFields = [
  'id',
  'senderId',
  'receiverId',
  'message',
  'timestamp',
  'clientId',
  'playdateId',
] as const;

export type MessageRow = Pick<MessageModel, (typeof messageFields)[number]>;

/** pg returns bigint as a string; the ids are far below the largest exact number. */
export const messageOf = (row: MessageRow): Message => ({ ...row, id: Number(row.id) });
