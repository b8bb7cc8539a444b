import type {
  EndedConversationQueries,
  ListingConversations,
  MessageQueries,
  MessageStore,
  Questions,
  UnreadRecords,
} from '@nestmates/application/friends/messages/ports.ts';
import { port } from '../../platform/wiring/wiring.ts';

export const endedConversations = port<EndedConversationQueries>('ended-conversations');
export const listingConversations = port<ListingConversations>('listing-conversations');
export const messageQueries = port<MessageQueries>('message-queries');
export const messageStore = port<MessageStore>('message-store');
export const unreadRecords = port<UnreadRecords>('unread-records');
/** Bound by the feature whose things members ask each other about. */
export const questions = port<Questions>('questions');
