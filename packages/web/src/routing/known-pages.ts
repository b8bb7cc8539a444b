const knownPaths = new Set<string>();

/** The app's own list of pages says so once; pages themselves cannot read it, because it leads to them. */
export function registerPages(paths: readonly string[]): void {
  for (const path of paths) knownPaths.add(path);
}

/** The address, if there is such a page. */
export const existingPage = (path: string): string | undefined => (knownPaths.has(path) ? path : undefined);
