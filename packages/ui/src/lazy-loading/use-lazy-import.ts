import { useState } from 'react';
import { toast } from '../toasts/toast.ts';
import { importWithStyles } from './import-with-styles.ts';

/**
 * Imports code on demand. If that fails, a toast says so and the page stays; the next call tries again, which
 * `React.lazy` does not.
 */
export function useLazyImport<Part>(importPart: () => Promise<Part>) {
  const [loaded, setLoaded] = useState<Part>();
  return {
    loaded,
    /** For hover and focus, when it will probably be needed. */
    preload() {
      // Not asked for yet, so nothing is reported.
      importWithStyles(importPart).catch(() => undefined);
    },
    /** Whether it has loaded. */
    async load(): Promise<boolean> {
      try {
        const fetched = await importWithStyles(importPart);
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
