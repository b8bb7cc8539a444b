import { type RefObject, useEffect } from 'react';
import { doubleTapMs } from '../../taps/double-tap.ts';
import { dismissToast } from '../../toasts/toast.ts';

/** A finger that scrolls begins with the first; a wheel does without. */
const touches = ['pointerdown', 'wheel'] as const;

const scrollKeys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'];
/** Fields in which these keys choose or move the caret instead. */
const usesKeys = 'input, select, textarea, [role]';

/** Whether a key scrolls the page. */
const scrolls = ({ key, target }: KeyboardEvent): boolean =>
  scrollKeys.includes(key) && !(target instanceof Element && target.matches(usesKeys));

/** Whether a tap is meant for the toast itself and not for one of its buttons, nor the end of a swipe. */
const isTapOn = (toast: HTMLElement | null, { target, defaultPrevented }: MouseEvent): boolean =>
  target instanceof Element &&
  toast?.contains(target) === true &&
  target.closest('button') === null &&
  !defaultPrevented;

/** Whether what is focused lies under the toast. */
function isUnder(toast: HTMLElement, { target }: FocusEvent): boolean {
  if (!(target instanceof Element) || toast.contains(target)) return false;
  const [one, other] = [target.getBoundingClientRect(), toast.getBoundingClientRect()];
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/**
 * Sends the toast away on a tap, on a scroll elsewhere, and when the focus comes to what lies under it: it has been
 * seen, and lies above the page.
 */
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
      document.addEventListener('keydown', (event) => scrolls(event) && leave(event), listening);
      const { signal } = abort;
      document.addEventListener('click', (event) => isTapOn(region.current, event) && dismissToast(id), {
        signal,
      });
      document.addEventListener(
        'focusin',
        (event) => {
          const shown = region.current?.querySelector<HTMLElement>('li');
          if (shown && isUnder(shown, event)) dismissToast(id);
        },
        { signal },
      );
    }, doubleTapMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [region, id]);
}
