import { importWithStyles } from '@nestmates/ui/lazy-loading/import-with-styles.ts';
import { useEffect, useRef } from 'react';
import { useCounts } from '../../platform/queries/badge-counts.ts';

const importMoments = () => import('./told-moments.ts');

/** What happened while the member was away and fills the screen, at the next visit or as it comes. */
export function useToldMoments(): void {
  const moments = useCounts().data?.moments ?? 0;
  const hadAny = useRef(false);
  useEffect(() => {
    if (moments === 0 && !hadAny.current) return;
    hadAny.current = moments > 0;
    // What cannot be loaded comes with the next visit.
    void importWithStyles(importMoments)
      .then(({ showToldMoments }) => showToldMoments())
      .catch(() => undefined);
  }, [moments]);
}
