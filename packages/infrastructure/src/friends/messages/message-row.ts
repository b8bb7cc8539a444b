import type { Message } from '@nestmates/domain/friends/messages/message.ts';

/** pg returns bigint as a string; the ids are far below the largest exact number. */
export type MessageRow = Omit<Message, 'id'> & { readonly id: string };

export const messageFields = [
  'id',
  'senderId',
  'receiverId',
  'message',
  'timestamp',
  'clientId',
  'playdateId',
];

export const messageOf = (row: MessageRow): Message => ({ ...row, id: Number(row.id) });
