import { currentToast, dismissToast } from '@nestmates/ui/toasts/toast.ts';
import { useEffect, useRef } from 'react';

/** Each step begins at the top, with the focus on its title. */
export function useStepFocus(step: string): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    window.scrollTo(0, 0);
    // What was missing is there.
    if (currentToast()?.destructive) dismissToast();
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [step]);
}
