import { listQuery } from '../../platform/queries/lists.ts';
import { readQuery } from '../../platform/queries/read-query.ts';

export const endedConversationsQuery = readQuery('get /api/ended-conversations');

export const endedThreadQuery = (userId: number) =>
  listQuery('get /api/ended-conversations/:userId', { userId });

/** Path at which the messages of a conversation that has ended can be reported. */
export const endedConversationPath = (userId: number): string => `/account/reports/conversations/${userId}`;
