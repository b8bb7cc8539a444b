import type { ConversationView } from '@nestmates/application/messages/contract.ts';
import type { Thread } from './thread.ts';

interface Reading {
  readonly userId: number;
  readonly thread: Thread | undefined;
  readonly view: ConversationView | undefined;
  /** How far this page has said it before. */
  readonly said: number;
  /** Whether more of the thread may be on its way. */
  readonly coming: boolean;
}

const lastIn = ({ lastMessage }: ConversationView): number => lastMessage?.id ?? 0;

/**
 * How far the server is to hear that the thread was seen; nothing where it knows.
 * List and thread are read apart, and either may be ahead of the other.
 */
export function toSay({ userId, thread, view, said, coming }: Reading): number | undefined {
  if (!thread || !view) return undefined;
  const theirs = thread.messages.findLast(({ senderId }) => senderId === userId)?.id ?? 0;
  if (view.unread === 0) return theirs > Math.max(said, lastIn(view)) ? thread.upTo : undefined;
  // What is unread is not all shown yet: the thread's answer says how far.
  if (coming && thread.upTo < lastIn(view)) return undefined;
  // Without a word of the other's on the pages that were read, what is unread lies before them.
  return (theirs || thread.upTo) > said ? thread.upTo : undefined;
}

/** Whether the conversation has come further than up to here. */
export const goesBeyond = (conversation: ConversationView, upTo: number): boolean =>
  lastIn(conversation) > upTo;

/** How many are still unread beyond is the server's to count. */
export const seenUpTo = (conversation: ConversationView, upTo: number): ConversationView =>
  goesBeyond(conversation, upTo) ? conversation : { ...conversation, unread: 0 };
