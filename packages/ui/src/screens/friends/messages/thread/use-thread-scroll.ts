import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { NewestEntry } from './newest-entry.ts';

/** Distance within which the newest message counts as visible. */
const endThresholdPx = 64;

export interface ThreadScroll {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly atEnd: boolean;
  /** Messages from the other member that arrived while scrolled up. */
  readonly unseenCount: number;
  /** The newest message or wave, announced to screen readers once. */
  readonly announcement: string;
  readonly onScroll: () => void;
  readonly scrollToEnd: () => void;
}

/**
 * Keeps the scroll position. The scroller is a reversed column, so its position counts from the newest
 * message: older messages move nothing, and only for newer ones the position is corrected.
 */
export function useThreadScroll(newest: NewestEntry | undefined): ThreadScroll {
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

  // A layout effect, so that the correction is not visible. After every render, since each may change the
  // height.
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
      if (newest.counted) setUnseenCount((before) => before + 1);
    }
    if (!newest.mine && !first) setAnnouncement(newest.said);
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
