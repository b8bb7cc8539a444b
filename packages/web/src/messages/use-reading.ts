import { useEffect, useState } from 'react';
import { markRead } from './conversations-query.ts';
import { useVisible } from './use-visible.ts';

interface Reading {
  readonly userId: number | undefined;
  /** The newest message of the thread. */
  readonly newest: number | undefined;
}

/** Says that a message was seen when its end of the thread is before her eyes, not when it merely arrived. */
export function useReading({ userId, newest }: Reading): (atEnd: boolean) => void {
  const visible = useVisible();
  const [atEnd, setAtEnd] = useState(true);
  useEffect(() => {
    if (userId === undefined || newest === undefined || !visible || !atEnd) return;
    // Unsaid for once, it is said with the next message or the next look.
    markRead(userId, newest).catch(() => undefined);
  }, [userId, newest, visible, atEnd]);
  return setAtEnd;
}
