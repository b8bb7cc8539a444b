import { type RefObject, useLayoutEffect } from 'react';

/** When this goes away and the focus with it, the place around it takes the focus, and not the top of the page. */
export function useHandedOnFocus(going: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = going.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const place = element.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
      place?.focus({ preventScroll: true });
    };
  }, [going]);
}
