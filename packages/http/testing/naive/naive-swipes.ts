import type { Swipes } from '@nestmates/application/friends/matching/ports.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import type { Container } from 'inversify';

/** The naive version: count the swipes, then add one. */
const naive = (transaction: KnexTransaction): Swipes => ({
  async consume(memberId, day, max) {
    const [used] = await transaction.db('swipes').where({ memberId, day });
    if (used && used.count >= max) return false;
    const row = { memberId, day, count: (used?.count ?? 0) + 1 };
    await transaction.db('swipes').insert(row).onConflict('memberId').merge();
    return true;
  },
  giveBack: () => Promise.resolve(),
});

export function swap(container: Container): void {
  container.rebind(port('swipes')).toConstantValue(naive(container.get(KnexTransaction)));
}
