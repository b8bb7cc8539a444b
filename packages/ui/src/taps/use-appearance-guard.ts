import { useLayoutEffect, useRef } from 'react';
import { doubleTapMs } from './double-tap.ts';

/** Ignores taps on something that appeared under the finger by itself: they were aimed at what was there before. */
export function useAppearanceGuard() {
  const appearedAt = useRef(0);
  useLayoutEffect(() => {
    appearedAt.current = performance.now();
  }, []);
  return (event: Pick<Event, 'timeStamp'>): boolean => event.timeStamp - appearedAt.current >= doubleTapMs;
}
