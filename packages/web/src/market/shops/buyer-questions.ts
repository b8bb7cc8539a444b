import type { ConversationView } from '@nestmates/application/friends/messages/contract.ts';
import type { OrdersTabState } from '@nestmates/ui/screens/market/shops/dashboard/OrdersTab.tsx';
import { conversationOf } from '../../friends/messages/conversation.ts';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';

const mostQuestions = 3;

type ConversationsRead = Parameters<typeof loadingOrFailed>[0] & {
  readonly data: { readonly items: readonly ConversationView[] } | undefined;
};

/** A question is answered by a word, not by being read; nobody can answer a member who is away. */
const isOpen = ({ userId, lastMessage, away }: ConversationView): boolean =>
  !away && lastMessage?.senderId === userId;

/** The newest that the seller has not answered. */
export const questionsOf = (conversations: ConversationsRead): OrdersTabState['questions'] =>
  conversations.data
    ? {
        kind: 'ready',
        items: conversations.data.items
          .filter(isOpen)
          .slice(0, mostQuestions)
          .map((view) => conversationOf(view, undefined)),
      }
    : loadingOrFailed(conversations);
