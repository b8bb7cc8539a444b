import { useSyncExternalStore } from 'react';

/** A tablet: beside its rail there is room for two panes, and from 1100 px on the page has the room for itself. */
const twoPanes = '(min-width: 768px) and (max-width: 1099px) and (min-height: 480px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(twoPanes);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether `Panes` shows a list beside what was opened from it. */
export const useTwoPanes = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(twoPanes).matches,
    () => false,
  );
