import type { PromotionStore } from '@nestmates/application/early-access/ports.ts';
import { KnexTransaction } from '@nestmates/infrastructure/database/transaction.ts';
import { SqlEarlyAccess } from '@nestmates/infrastructure/early-access/sql-early-access.ts';
import { ports } from '@nestmates/infrastructure/tokens.ts';
import type { Container } from 'inversify';

/** Looks before it takes, as one would without thinking of the others who look at the same moment. */
function naivePromotions(transaction: KnexTransaction): PromotionStore {
  const real = new SqlEarlyAccess(transaction);
  return {
    admit: (admission) => real.admit(admission),
    async lock(code) {
      const [promotion] = await transaction.db('early_access_codes').where({ code });
      const taken = await transaction.db('early_access_redemptions').where({ code }).count({ n: '*' });
      return promotion && { ...promotion, taken: Number(taken[0]?.n) };
    },
  };
}

export function swap(container: Container): void {
  container.rebind(ports.promotionStore).toConstantValue(naivePromotions(container.get(KnexTransaction)));
}
