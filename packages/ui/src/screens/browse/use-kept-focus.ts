import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When what had the focus goes away with `what`, the place takes it, and not the top of the page. */
export function useKeptFocus(place: RefObject<HTMLElement | null>, what: unknown): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const element = place.current;
    const watch = () => {
      hadFocus.current = Boolean(element?.contains(document.activeElement));
    };
    document.addEventListener('focusin', watch);
    return () => document.removeEventListener('focusin', watch);
  }, [place]);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const lost = !activeElement || activeElement === document.body || activeElement.closest('[inert]');
    if (what !== null && hadFocus.current && lost) place.current?.focus({ preventScroll: true });
  }, [place, what]);
}
