import { type RefObject, useEffect, useState } from 'react';

/** All of the page below a header that stays at the top of a phone, also what is not in view yet. */
const belowHeader = '-56px 0px 100000px';

/** Whether the page is scrolled so far that the element lies under its header or above it. */
export function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    // Several entries arrive in one callback on a busy page, the newest last.
    const observer = new IntersectionObserver(
      (crossings) => setPast(crossings.at(-1)?.isIntersecting === false),
      { root: document, rootMargin: belowHeader },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}
