import type { ConversationView } from '@nestmates/application/friends/messages/contract.ts';
import { useEffect, useState } from 'react';
import { useVisible } from '../../platform/shared/use-visible.ts';
import { markRead, reportedReadUpTo } from './conversations-query.ts';
import { readUpToReport } from './read-receipts.ts';
import type { Thread } from './thread/thread.ts';

interface ShownThread {
  readonly userId: number | undefined;
  readonly thread: Thread | undefined;
  readonly view: ConversationView | undefined;
  /** Whether more of the thread may be arriving. */
  readonly loading: boolean;
  readonly offline: boolean;
}

/** Reports messages as read when the end of the thread is visible, not when they arrive. */
export function useReadReceipts({
  userId,
  thread,
  view,
  loading,
  offline,
}: ShownThread): (atEnd: boolean) => void {
  const visible = useVisible();
  const [atEnd, setAtEnd] = useState(true);
  useEffect(() => {
    if (userId === undefined || !visible || !atEnd || offline) return;
    const upTo = readUpToReport({
      userId,
      thread,
      view,
      reportedUpTo: reportedReadUpTo(userId),
      loading,
    });
    // A failure is ignored: it is reported again with the next message, view or reconnect.
    if (upTo !== undefined) markRead(userId, upTo).catch(() => undefined);
  }, [userId, thread, view, loading, visible, atEnd, offline]);
  return setAtEnd;
}
