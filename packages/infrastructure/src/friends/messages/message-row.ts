import type { Message } from '@nestmates/domain/friends/messages/message.ts';
import { fieldsOf } from '../../platform/tables/table.ts';
import { MessageModel } from './message-models.ts';

export const messageFields = fieldsOf(MessageModel.table, ['lowId', 'highId']);

export type MessageRow = Pick<MessageModel, (typeof messageFields)[number]>;

/** pg returns bigint as a string; the ids are far below the largest exact number. */
export const messageOf = (row: MessageRow): Message => ({ ...row, id: Number(row.id) });
