import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ThreadMessage } from './thread-rows.ts';

/** So near the newest message that she is reading along. */
const near = 64;

export interface ThreadPlace {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly atEnd: boolean;
  /** Messages of the other that came while she was reading further up. */
  readonly missed: number;
  /** What a screen reader says of the newest message, once. */
  readonly heard: string;
  readonly onScroll: () => void;
  readonly toEnd: () => void;
}

/**
 * Keeps what she reads where it is. The scroller is a reversed column, whose place is counted from its
 * newest end: there, older messages can come without moving anything, and only newer ones have to be made up for.
 */
export function useThreadPlace(name: string, newest: ThreadMessage | undefined): ThreadPlace {
  const scroller = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const known = useRef(newest?.key);
  const [atEnd, setAtEnd] = useState(true);
  const [missed, setMissed] = useState(0);
  const [heard, setHeard] = useState('');

  const toEnd = () => {
    scroller.current?.scrollTo({ top: 0 });
    setMissed(0);
  };

  // Before the paint, so that nobody sees it move. Runs after every drawing: any may have changed the height.
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const grown = box.scrollHeight - height.current;
    height.current = box.scrollHeight;
    if (!newest || newest.key === known.current) return;
    const first = known.current === undefined;
    known.current = newest.key;
    if (newest.mine) box.scrollTop = 0;
    else if (!atEnd) {
      box.scrollTop -= grown;
      setMissed((before) => before + 1);
    }
    if (!newest.mine && !first) setHeard(`${name}: ${newest.text}`);
  });

  useEffect(() => {
    if (atEnd) setMissed(0);
  }, [atEnd]);

  const onScroll = () => {
    const box = scroller.current;
    if (!box) return;
    height.current = box.scrollHeight;
    setAtEnd(Math.abs(box.scrollTop) < near);
  };
  return { scroller, atEnd, missed, heard, onScroll, toEnd };
}
