import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { doubleTapMs } from './double-tap.ts';

/** Nothing moves under the finger where a list only grows at its end. */
const isUnmoved = (before: readonly number[], now: readonly number[]): boolean =>
  (before.length > 0 || now.length === 0) && before.every((id, place) => id === now[place]);

/**
 * A tap means what she has seen: when something else has just come under the finger, it was meant for what was there
 * before, and an answer is not taken back. Counted from when it moved, however long that took after the tap.
 */
export function useTapGuard(shown: readonly number[]) {
  const expectedBy = useRef<string>(undefined);
  const lastMove = useRef({ shown, at: Number.NEGATIVE_INFINITY, by: expectedBy.current });
  useLayoutEffect(() => {
    const { shown: before } = lastMove.current;
    lastMove.current.shown = shown;
    if (isUnmoved(before, shown)) return;
    lastMove.current = { shown, at: performance.now(), by: expectedBy.current };
    expectedBy.current = undefined;
  });
  return {
    /** She moves it on herself: so she expects something else, and is held up at the same button only. */
    expectMoveBy(what: string): void {
      expectedBy.current = what;
    },
    isIntended({ timeStamp }: MouseEvent, what: string): boolean {
      const { at, by } = lastMove.current;
      return timeStamp - at >= doubleTapMs || (by !== undefined && by !== what);
    },
  };
}
