import { useState } from 'react';
import { toast } from '../toasts/toast.ts';
import { importWithStyles } from './import-with-styles.ts';

interface Lazy<Part> {
  readonly load: () => Promise<Part>;
}

/**
 * Imports code on demand. If that fails, a toast says so and the page stays; the next call tries again, which
 * `React.lazy` does not.
 */
export function useLazyImport<Part>(importPart: () => Promise<Part>) {
  const { loaded, preload, load } = useLazyImports<'part', Part>({ part: { load: importPart } });
  return {
    loaded: loaded.part,
    /** Called at hover and focus, when it will probably be needed. */
    preload: () => preload('part'),
    /** Whether it has loaded. */
    load: () => load('part'),
  };
}

/** The same for several, of which one is needed at a time. */
export function useLazyImports<Name extends string, Part>(parts: Readonly<Record<Name, Lazy<Part>>>) {
  const [loaded, setLoaded] = useState({} as Readonly<Partial<Record<Name, Part>>>);
  return {
    loaded,
    preload(name: Name): void {
      // Not asked for yet, so nothing is reported.
      importWithStyles(parts[name].load).catch(() => undefined);
    },
    async load(name: Name): Promise<boolean> {
      try {
        const fetched = await importWithStyles(parts[name].load);
        setLoaded((before) => ({ ...before, [name]: fetched }));
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
