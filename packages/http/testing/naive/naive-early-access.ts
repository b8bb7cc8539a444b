import type { PromotionStore } from '@nestmates/application/money/early-access/ports.ts';
import { PromotionRepository } from '@nestmates/infrastructure/money/early-access/promotion-repository.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import type { Container } from 'inversify';

/** Reads the count, then writes without a lock, as code does that ignores concurrent calls. */
const naive = (real: PromotionStore): PromotionStore => ({
  find: (code) => real.find(code),
  lock: (code) => real.find(code),
  redeem: (redemption) => real.redeem(redemption),
  revoke: (memberId) => real.revoke(memberId),
});

export function swap(container: Container): void {
  const real = new PromotionRepository(container.get(KnexTransaction));
  container.rebind(port('promotionStore')).toConstantValue(naive(real));
}
