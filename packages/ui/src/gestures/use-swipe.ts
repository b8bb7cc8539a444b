import { type PointerEvent, useRef } from 'react';

/** How far a finger goes before it is a swipe, and how much further sideways than up or down. */
const minDistance = 48;
const minSlope = 1.5;

export type SwipeDirection = 'left' | 'right';

/** The direction of a swipe, or undefined for what is none. */
export function swipeDirection(dx: number, dy: number): SwipeDirection | undefined {
  if (Math.abs(dx) < minDistance || Math.abs(dx) < minSlope * Math.abs(dy)) return undefined;
  return dx < 0 ? 'left' : 'right';
}

/** Serves an element with `touch-action: pan-y`. A mouse does not swipe: it has buttons to click. */
export function useSwipe(onSwipe: (direction: SwipeDirection) => void) {
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown({ isPrimary, pointerType, pointerId, clientX, clientY }: PointerEvent) {
      if (isPrimary && pointerType !== 'mouse') start.current = { id: pointerId, x: clientX, y: clientY };
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const from = start.current;
      if (from?.id !== pointerId) return;
      start.current = undefined;
      const direction = swipeDirection(clientX - from.x, clientY - from.y);
      if (direction) onSwipe(direction);
    },
    onPointerCancel() {
      start.current = undefined;
    },
  };
}
