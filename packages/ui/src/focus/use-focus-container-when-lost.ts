import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When the focused element disappears because `what` changed, the container gets the focus instead of the body. */
export function useFocusContainerWhenLost(container: RefObject<HTMLElement | null>, what: unknown): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    // Read on each event: the container may be rendered later.
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
    // The container may disappear with its last item; then the page gets the focus.
    const target = container.current ?? document.querySelector('main');
    target?.focus({ preventScroll: true });
  }, [container, what]);
}
