import type { ConversationView } from '@nestmates/application/messaging/contract.ts';
import type { Thread } from './thread/thread.ts';

interface ReadState {
  readonly userId: number;
  readonly thread: Thread | undefined;
  readonly view: ConversationView | undefined;
  /** How far this page has said it before. */
  readonly reportedUpTo: number;
  /** Whether more of the thread may be on its way. */
  readonly loading: boolean;
}

const lastIn = ({ lastMessage }: ConversationView): number => lastMessage?.id ?? 0;

/**
 * How far the server is to hear that the thread was seen; nothing where it knows.
 * List and thread are read apart, and either may be ahead of the other.
 */
export function readUpToReport({
  userId,
  thread,
  view,
  reportedUpTo,
  loading,
}: ReadState): number | undefined {
  if (!thread || !view) return undefined;
  const theirs = thread.messages.findLast(({ senderId }) => senderId === userId)?.id ?? 0;
  if (view.unread === 0) return theirs > Math.max(reportedUpTo, lastIn(view)) ? thread.upTo : undefined;
  // What is unread is not all shown yet: the thread's answer says how far.
  if (loading && thread.upTo < lastIn(view)) return undefined;
  // Without a word of the other's on the pages that were read, what is unread lies before them.
  return (theirs || thread.upTo) > reportedUpTo ? thread.upTo : undefined;
}

/** Whether the conversation has come further than up to here. */
export const hasNewerThan = (conversation: ConversationView, upTo: number): boolean =>
  lastIn(conversation) > upTo;

/** How many are still unread beyond is the server's to count. */
export const markedSeen = (conversation: ConversationView, upTo: number): ConversationView =>
  hasNewerThan(conversation, upTo) ? conversation : { ...conversation, unread: 0 };
