import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ThreadMessage } from './thread-rows.ts';

/** So near the newest message that she is reading along. */
const endThresholdPx = 64;

export interface ThreadScroll {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly atEnd: boolean;
  /** Messages of the other that came while she was reading further up. */
  readonly unseenCount: number;
  /** What a screen reader says of the newest message, once. */
  readonly announcement: string;
  readonly onScroll: () => void;
  readonly scrollToEnd: () => void;
}

/**
 * Keeps what she reads where it is. The scroller is a reversed column, whose place is counted from its
 * newest end: there, older messages can come without moving anything, and only newer ones have to be made up for.
 */
export function useThreadScroll(name: string, newest: ThreadMessage | undefined): ThreadScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const newestKey = useRef(newest?.key);
  const [atEnd, setAtEnd] = useState(true);
  const [unseenCount, setUnseenCount] = useState(0);
  const [announcement, setAnnouncement] = useState('');

  const scrollToEnd = () => {
    scroller.current?.scrollTo({ top: 0 });
    setUnseenCount(0);
  };

  // Before the paint, so that nobody sees it move. Runs after every drawing: any may have changed the height.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const grown = box.scrollHeight - height.current;
    height.current = box.scrollHeight;
    if (!newest || newest.key === newestKey.current) return;
    const first = newestKey.current === undefined;
    newestKey.current = newest.key;
    if (newest.mine) box.scrollTop = 0;
    else if (!atEnd) {
      box.scrollTop -= grown;
      setUnseenCount((before) => before + 1);
    }
    if (!newest.mine && !first) setAnnouncement(`${name}: ${newest.text}`);
  });

  useEffect(() => {
    if (atEnd) setUnseenCount(0);
  }, [atEnd]);

  const onScroll = () => {
    const box = scroller.current;
    if (!box) return;
    height.current = box.scrollHeight;
    setAtEnd(Math.abs(box.scrollTop) < endThresholdPx);
  };
  return {
    scroller,
    atEnd,
    unseenCount,
    announcement,
    onScroll,
    scrollToEnd,
  };
}
