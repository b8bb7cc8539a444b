import { useState } from 'react';
import { toast } from '../toasts/toast.ts';
import { withStyles } from './import-with-styles.ts';

/**
 * Code that comes when it is asked for. Where a lost connection withholds it she is told, nothing on the page goes
 * away, and the next time it is asked for it is fetched again; `React.lazy` would remember the failure.
 */
export function useFetched<Part>(fetch: () => Promise<Part>) {
  const [part, setPart] = useState<Part>();
  return {
    part,
    /** A finger comes near: by the time it is asked for, it may be there. */
    fetchAhead() {
      // Nobody has asked for it yet, so there is nothing to tell.
      withStyles(fetch).catch(() => undefined);
    },
    /** Whether it has come. */
    async ask(): Promise<boolean> {
      try {
        const fetched = await withStyles(fetch);
        setPart(() => fetched);
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
