import { type PointerEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';

/** The time that the browsers of phones take. */
export const longPressMs = 500;
/** A finger that moves farther scrolls. */
const maxMovePx = 10;

interface Press {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly x: number;
  readonly y: number;
}

type Touch = Pick<PointerEvent, 'pointerType' | 'clientX' | 'clientY' | 'target'>;

/** Recognizes a finger or a pen that rests on an element. */
export function longPress(onLongPress: () => void) {
  let press: Press | undefined;
  const end = () => {
    clearTimeout(press?.timer);
    press = undefined;
  };
  return {
    onPointerDown({ pointerType, clientX, clientY, target }: Touch): void {
      end();
      if (pointerType === 'mouse' || (target instanceof Element && target.closest('a'))) return;
      press = { timer: setTimeout(onLongPress, longPressMs), x: clientX, y: clientY };
    },
    onPointerMove({ clientX, clientY }: Pick<Touch, 'clientX' | 'clientY'>): void {
      const { x, y } = press ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > maxMovePx) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** Some browsers open a menu of their own for the same touch. */
    onContextMenu(event: Pick<SyntheticEvent, 'preventDefault'>): void {
      if (press) event.preventDefault();
    },
  };
}

/** What an element is given so that a finger or a pen that rests on it does something. A link in it keeps its own menu. */
export function useLongPress(onLongPress: () => void): ReturnType<typeof longPress> {
  const current = useRef(onLongPress);
  current.current = onLongPress;
  const [handlers] = useState(() => longPress(() => current.current()));
  useEffect(() => handlers.onPointerCancel, [handlers]);
  return handlers;
}
