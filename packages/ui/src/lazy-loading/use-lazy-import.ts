import { useState } from 'react';
import { toast } from '../toasts/toast.ts';
import { importWithStyles } from './import-with-styles.ts';

/**
 * Code that comes when it is asked for. Where a lost connection withholds it she is told, nothing on the page goes
 * away, and the next time it is asked for it is fetched again; `React.lazy` would remember the failure.
 */
export function useLazyImport<Part>(fetch: () => Promise<Part>) {
  const [loaded, setLoaded] = useState<Part>();
  return {
    loaded,
    /** A finger comes near: by the time it is asked for, it may be there. */
    preload() {
      // Nobody has asked for it yet, so there is nothing to tell.
      importWithStyles(fetch).catch(() => undefined);
    },
    /** Whether it has come. */
    async load(): Promise<boolean> {
      try {
        const fetched = await importWithStyles(fetch);
        setLoaded(() => fetched);
        return true;
      } catch {
        toast({
          title: 'That could not be opened',
          description: 'Check your connection and try again.',
          destructive: true,
        });
        return false;
      }
    },
  };
}
