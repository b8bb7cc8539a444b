import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

/**
 * Locks until nothing is new: while it waited, another account may have become one of the person. What is new may have a
 * lower number than what is held; should two wait for each other by that, PostgreSQL ends one, which begins again.
 */
export async function lockSellers(
  transaction: KnexTransaction,
  lock: string,
  bindings: Readonly<Record<string, unknown>>,
): Promise<void> {
  const held: number[] = [];
  for (;;) {
    const locked = await sql<{ readonly number: number | null }>(transaction, lock, { ...bindings, held });
    const added = locked.flatMap(({ number }) => number ?? []);
    if (added.length === 0) return;
    held.push(...added);
  }
}
