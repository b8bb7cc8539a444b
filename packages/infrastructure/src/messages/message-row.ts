import type { Message } from '@nestmates/domain/messages/message.ts';

/** pg returns bigint as a string; the ids are far below the largest exact number. */
export type MessageRow = Omit<Message, 'id'> & { readonly id: string };

/** A row of a left join: either all columns are set or none is. */
export type Nullable<Row> = { readonly [Name in keyof Row]: Row[Name] | null };

export const isFound = (row: Nullable<MessageRow>): row is MessageRow => row.id !== null;

export const messageOf = (row: MessageRow): Message => ({ ...row, id: Number(row.id) });

export const messageColumns = `id, sender_id as "senderId", receiver_id as "receiverId", message, timestamp,
  client_id as "clientId"`;
