import type { Migration, Migrations } from '../wiring/wiring.ts';

export type NamedMigration = readonly [name: string, migration: Migration];

/** Sorts migrations by name, and so by date, except that one that has to wait for another comes after it. */
export function inOrder(byFeature: readonly Migrations[]): readonly NamedMigration[] {
  const waiting: NamedMigration[] = byFeature.flatMap((migrations) => Object.entries(migrations));
  waiting.sort(([one], [other]) => (one < other ? -1 : 1));
  const ordered = new Map<string, Migration>();
  while (waiting.length > 0) {
    const next = waiting.findIndex(([, { after }]) => after === undefined || ordered.has(after));
    const [found] = waiting.splice(next, next < 0 ? 0 : 1);
    if (!found) throw new Error(`No migration comes before ${waiting.map(([name]) => name).join(', ')}`);
    if (ordered.has(found[0])) throw new Error(`Two migrations have the name ${found[0]}`);
    ordered.set(...found);
  }
  return [...ordered];
}
