import { type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';

/** The time that the browsers of phones take. */
export const longPressMs = 500;
/** A finger that moves farther scrolls. */
const maxMovePx = 10;

interface Press {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly x: number;
  readonly y: number;
}

/** What an element is given so that a finger or a pen that rests on it does something. A link in it keeps its own menu. */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<Press>(undefined);
  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  return {
    onPointerDown({ pointerType, clientX, clientY, target }: PointerEvent): void {
      end();
      if (pointerType === 'mouse' || (target instanceof Element && target.closest('a'))) return;
      press.current = { timer: setTimeout(onLongPress, longPressMs), x: clientX, y: clientY };
    },
    onPointerMove({ clientX, clientY }: PointerEvent): void {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > maxMovePx) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** Some browsers open a menu of their own for the same touch. */
    onContextMenu(event: SyntheticEvent): void {
      if (press.current) event.preventDefault();
    },
  };
}
