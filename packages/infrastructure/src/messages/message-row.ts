import type { Message } from '@nestmates/domain/messages/message.ts';

/** PostgreSQL's bigint comes as a text; ids stay far below where a number would lose one. */
export type MessageRow = Omit<Message, 'id'> & { readonly id: string };

/** A row of a left join: all of it is there, or nothing is. */
export type Nullable<Row> = { readonly [Name in keyof Row]: Row[Name] | null };

export const isFound = (row: Nullable<MessageRow>): row is MessageRow => row.id !== null;

export const messageOf = (row: MessageRow): Message => ({ ...row, id: Number(row.id) });

export const messageColumns = `id, sender_id as "senderId", receiver_id as "receiverId", message, timestamp,
  client_id as "clientId"`;
