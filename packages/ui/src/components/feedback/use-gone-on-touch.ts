import { type RefObject, useEffect } from 'react';
import { doubleTapMs } from '../../taps/double-tap.ts';
import { dismissToast } from '../../toasts/toast.ts';

/** A finger that scrolls begins with the first; a wheel does without. */
const touches = ['pointerdown', 'wheel'] as const;

/** Sends the toast away on a tap or a scroll elsewhere: it has been seen, and lies above the page. */
export function useGoneOnTouch(region: RefObject<HTMLElement | null>, id: number | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    const abort = new AbortController();
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && region.current?.contains(target))) dismissToast(id);
    };
    // The second tap of a double one comes after the toast of the first.
    const timer = setTimeout(() => {
      const listening = { signal: abort.signal, passive: true, capture: true };
      for (const touch of touches) document.addEventListener(touch, leave, listening);
    }, doubleTapMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [region, id]);
}
