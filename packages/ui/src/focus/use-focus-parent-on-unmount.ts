import { type RefObject, useLayoutEffect } from 'react';

/** When this goes away and the focus with it, the place around it takes the focus, and not the top of the page. */
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
