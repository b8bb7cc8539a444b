import type { ConversationView } from '@nestmates/application/messaging/contract.ts';
import { useEffect, useState } from 'react';
import { useVisible } from '../shared/use-visible.ts';
import { markRead, reportedReadUpTo } from './conversations-query.ts';
import { readUpToReport } from './read-receipts.ts';
import type { Thread } from './thread/thread.ts';

interface ShownThread {
  readonly userId: number | undefined;
  readonly thread: Thread | undefined;
  readonly view: ConversationView | undefined;
  /** Whether more of the thread may be on its way. */
  readonly loading: boolean;
  readonly offline: boolean;
}

/** Says that a message was seen when its end of the thread is before her eyes, not when it merely arrived. */
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
    // Unsaid for once, it is said with the next message, the next look or when the network is back.
    if (upTo !== undefined) markRead(userId, upTo).catch(() => undefined);
  }, [userId, thread, view, loading, visible, atEnd, offline]);
  return setAtEnd;
}
