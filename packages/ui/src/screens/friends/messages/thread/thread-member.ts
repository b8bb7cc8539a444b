import type { Conversation } from '../conversations/ConversationRow.tsx';

export type ThreadMember = Pick<
  Conversation,
  | 'userId'
  | 'name'
  | 'face'
  | 'photoCheckedAt'
  | 'backdrop'
  | 'score'
  | 'age'
  | 'children'
  | 'distance'
  | 'answersWithPro'
>;
