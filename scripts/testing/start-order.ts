/**
 * Files by how long they take, the longest first, so that no worker ends long after the others. One that no run has
 * measured may be among the longest, and is taken for one of the usual length: it does not start last.
 */
export function startOrder(files: readonly string[], seconds: Readonly<Record<string, number>>): string[] {
  const known = Object.values(seconds);
  const usual = known.reduce((sum, one) => sum + one, 0) / (known.length || 1);
  const of = (file: string) => seconds[file] ?? usual;
  return files.toSorted((one, other) => of(other) - of(one) || one.localeCompare(other));
}
