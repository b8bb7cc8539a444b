import { type RefObject, useEffect } from 'react';

/** When the focused element disappears because the style of the container hides it, the page gets the focus. */
export function useFocusPageWhenHidden(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let hadFocus = false;
    const watch = () => {
      hadFocus = element.contains(document.activeElement);
    };
    const observer = new ResizeObserver(() => {
      if (hadFocus && !element.checkVisibility()) {
        document.querySelector('main')?.focus({ preventScroll: true });
      }
    });
    document.addEventListener('focusin', watch);
    observer.observe(element);
    return () => {
      document.removeEventListener('focusin', watch);
      observer.disconnect();
    };
  }, [container]);
}
