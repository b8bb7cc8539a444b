import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { closeLock, useLockedWish } from './locked-wish.ts';

const loadWhy = async () => (await import('./WhyLockedContainer.tsx')).default;

/** Says why what was tapped is locked; loaded when it is first needed. */
export function WhyLockedPrompt() {
  const locked = useLockedWish();
  const { pathname } = useLocation();
  const hasLeft = locked !== undefined && locked.path !== pathname;
  const { loaded: Why, load } = useLazyImport(loadWhy);
  const loadOnce = useEffectEvent(async () => {
    if (!Why && !(await load())) closeLock();
  });
  useEffect(() => {
    if (locked) void loadOnce();
  }, [locked]);
  // Back goes to another page.
  useEffect(() => {
    if (hasLeft) closeLock();
  }, [hasLeft]);
  // Another member has another plan.
  useEffect(() => closeLock, []);
  return Why && locked && !hasLeft && <Why wish={locked.wish} here={locked.path} onClose={closeLock} />;
}
