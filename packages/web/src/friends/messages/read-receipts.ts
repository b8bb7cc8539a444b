import type { ConversationView } from '@nestmates/application/friends/messages/contract.ts';
import type { Thread } from './thread/thread.ts';

interface ReadState {
  readonly userId: number;
  readonly thread: Thread | undefined;
  readonly view: ConversationView | undefined;
  /** Message up to which this page has reported before. */
  readonly reportedUpTo: number;
  /** Whether more of the thread may be arriving. */
  readonly loading: boolean;
}

const lastIn = ({ lastMessage }: ConversationView): number => lastMessage?.id ?? 0;

/**
 * Message up to which to report the thread as read; undefined if the server knows. List and thread are fetched
 * separately, and either may be ahead of the other.
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
  // The thread does not show all unread messages yet.
  if (loading && thread.upTo < lastIn(view)) return undefined;
  // Unread messages are older than the loaded pages if the other member has none on them.
  return (theirs || thread.upTo) > reportedUpTo ? thread.upTo : undefined;
}

/** Whether the conversation has a newer message. */
export const hasNewerThan = (conversation: ConversationView, upTo: number): boolean =>
  lastIn(conversation) > upTo;

/** Leaves the count to the server if there are newer messages. */
export const markedSeen = (conversation: ConversationView, upTo: number): ConversationView =>
  hasNewerThan(conversation, upTo) ? conversation : { ...conversation, unread: 0 };
