import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { doubleTap } from './double-tap.ts';

/** Nothing moves under the finger where a list only grows at its end. */
const staysInPlace = (before: readonly number[], now: readonly number[]): boolean =>
  (before.length > 0 || now.length === 0) && before.every((id, place) => id === now[place]);

/**
 * A tap means what she has seen: when something else has just come under the finger, it was meant for what was there
 * before, and an answer is not taken back. Counted from when it moved, however long that took after the tap.
 */
export function useLookedAt(shown: readonly number[]) {
  const moving = useRef<string>(undefined);
  const moved = useRef({ shown, at: Number.NEGATIVE_INFINITY, by: moving.current });
  useLayoutEffect(() => {
    const { shown: before } = moved.current;
    moved.current.shown = shown;
    if (staysInPlace(before, shown)) return;
    moved.current = { shown, at: performance.now(), by: moving.current };
    moving.current = undefined;
  });
  return {
    /** She moves it on herself: so she expects something else, and is held up at the same button only. */
    movesBy(what: string): void {
      moving.current = what;
    },
    isMeant({ timeStamp }: MouseEvent, what: string): boolean {
      const { at, by } = moved.current;
      return timeStamp - at >= doubleTap || (by !== undefined && by !== what);
    },
  };
}
