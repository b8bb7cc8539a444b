import type { Migration, Migrations } from '../../wiring/wiring.ts';

export type NamedMigration = readonly [name: string, migration: Migration];

/** A name begins with the second in which the migration was begun, in UTC. */
const namePattern = /^\d{8}T\d{6}-[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Sorts the migrations of all features by name, and so by time. */
export function inOrder(byFeature: readonly Migrations[]): readonly NamedMigration[] {
  const ordered = new Map<string, Migration>();
  const all = byFeature.flatMap((migrations) => Object.entries(migrations));
  for (const [name, migration] of all.sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (!namePattern.test(name))
      throw new Error(`A migration is not named like 20261123T021500-what: ${name}`);
    if (ordered.has(name)) throw new Error(`Two migrations have the name ${name}`);
    ordered.set(name, migration);
  }
  return [...ordered];
}
