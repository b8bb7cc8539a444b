import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When what had the focus goes away with `what`, the place takes it, and not the top of the page. */
export function useFocusContainerWhenLost(container: RefObject<HTMLElement | null>, what: unknown): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    // Looked up each time: the place may come after this, once something was loaded.
    const watch = () => {
      hadFocus.current = Boolean(container.current?.contains(document.activeElement));
    };
    document.addEventListener('focusin', watch);
    return () => document.removeEventListener('focusin', watch);
  }, [container]);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const lost = !activeElement || activeElement === document.body || activeElement.closest('[inert]');
    if (what === null || !hadFocus.current || !lost) return;
    // With the last of its people the place may be gone too; then it is the page.
    const fallbackFocus = container.current ?? document.querySelector('main');
    fallbackFocus?.focus({ preventScroll: true });
  }, [container, what]);
}
