import type { ConversationView } from '@nestmates/application/messages/contract.ts';
import { useEffect, useState } from 'react';
import { markRead, saidUpTo } from './conversations-query.ts';
import { toSay } from './reading.ts';
import type { Thread } from './thread.ts';
import { useVisible } from './use-visible.ts';

interface Before {
  readonly userId: number | undefined;
  readonly thread: Thread | undefined;
  readonly view: ConversationView | undefined;
  /** Whether more of the thread may be on its way. */
  readonly coming: boolean;
  readonly offline: boolean;
}

/** Says that a message was seen when its end of the thread is before her eyes, not when it merely arrived. */
export function useReading({ userId, thread, view, coming, offline }: Before): (atEnd: boolean) => void {
  const visible = useVisible();
  const [atEnd, setAtEnd] = useState(true);
  useEffect(() => {
    if (userId === undefined || !visible || !atEnd || offline) return;
    const upTo = toSay({ userId, thread, view, said: saidUpTo(userId), coming });
    // Unsaid for once, it is said with the next message, the next look or when the network is back.
    if (upTo !== undefined) markRead(userId, upTo).catch(() => undefined);
  }, [userId, thread, view, coming, visible, atEnd, offline]);
  return setAtEnd;
}
