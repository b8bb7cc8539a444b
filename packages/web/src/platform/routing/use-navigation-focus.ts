import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Position to which each page of the history was scrolled. */
const scrolledTo = new Map<string, number>();

function useScrollMemory(key: string): void {
  // Ends in the commit that replaces the page, before the new one is scrolled.
  useLayoutEffect(() => {
    const remember = () => scrolledTo.set(key, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
}

/**
 * Scrolls another page to the top, or on the way back to where the member left it, and focuses the heading, for
 * screen readers.
 */
export function useNavigationFocus(): void {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const before = useRef(pathname);
  useLayoutEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo(0, isReturn ? (scrolledTo.get(key) ?? 0) : 0);
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, key, isReturn]);
  useScrollMemory(key);
}
