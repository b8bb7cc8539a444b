const knownPaths = new Set<string>();

/** Called by routes.ts, which the pages cannot import because it imports them. */
export function registerPages(paths: readonly string[]): void {
  for (const path of paths) knownPaths.add(path);
}

/** The path, if there is such a page. */
export const existingPage = (path: string): string | undefined => (knownPaths.has(path) ? path : undefined);
