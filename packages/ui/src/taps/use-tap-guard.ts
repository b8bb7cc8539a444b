import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { doubleTapMs } from './double-tap.ts';

/** A list that only grows at its end moves nothing under the finger. */
const isUnmoved = (before: readonly number[], now: readonly number[]): boolean =>
  (before.length > 0 || now.length === 0) && before.every((id, place) => id === now[place]);

/**
 * Ignores taps that were aimed at an item which has just moved away, such as the second half of a double tap.
 * The time counts from the move, however late the tap's event comes.
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
    /** The next move is caused by this action: only another tap on the same button is then ignored. */
    expectMoveBy(what: string): void {
      expectedBy.current = what;
    },
    isIntended({ timeStamp }: MouseEvent, what: string): boolean {
      const { at, by } = lastMove.current;
      return timeStamp - at >= doubleTapMs || (by !== undefined && by !== what);
    },
  };
}
