import { importWithStyles } from '@nestmates/ui/lazy-loading/import-with-styles.ts';
import { useEffect, useRef } from 'react';

const importMoments = () => import('./show-at-pause.ts');

/** What happened elsewhere and fills the screen: as it comes, or at the next visit. */
export function useToldMoments(path: string, count = 0): void {
  const last = useRef(0);
  useEffect(() => {
    // What cannot be loaded comes with the next visit.
    if (count || last.current)
      importWithStyles(importMoments)
        .then(({ showAtPause }) => showAtPause(path, count))
        .catch(() => undefined);
    last.current = count;
  }, [path, count]);
}
