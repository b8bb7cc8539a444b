import type { Conversation } from '../conversations/conversation.ts';

export type ThreadMember = Pick<
  Conversation,
  | 'userId'
  | 'name'
  | 'face'
  | 'photoCheckedAt'
  | 'backdrop'
  | 'age'
  | 'children'
  | 'distance'
  | 'answersWithPro'
> & {
  /** "Connected yesterday", or "Four swaps with you" */
  readonly since?: string | undefined;
};
