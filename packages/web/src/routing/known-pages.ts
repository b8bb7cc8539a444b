const known = new Set<string>();

/** The app's own list of pages says so once; pages themselves cannot read it, because it leads to them. */
export function openPages(paths: readonly string[]): void {
  for (const path of paths) known.add(path);
}

/** The address, if there is such a page. */
export const pageAt = (path: string): string | undefined => (known.has(path) ? path : undefined);
