import { type RefObject, useLayoutEffect } from 'react';

/**
 * When the element unmounts with the focus inside, its nearest focusable ancestor gets the focus instead of the body.
 */
export function useFocusParentOnUnmount(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const parent = element.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
      parent?.focus({ preventScroll: true });
    };
  }, [ref]);
}
