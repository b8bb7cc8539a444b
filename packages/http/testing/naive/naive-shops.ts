import { shopNameTaken } from '@nestmates/domain/market/shops/shop-rules.ts';
import { KnexTransaction } from '@nestmates/infrastructure/platform/database/transaction.ts';
import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import type { Container } from 'inversify';

/** Looks whether the name is taken, and leaves out the columns whose indexes would notice that it is. */
export function swap(container: Container): void {
  const transaction = container.get(KnexTransaction);
  container.rebind(port('shopStore')).toConstantValue({
    async save({ slug: _, nameKey: __, ...profile }, at) {
      const shops = transaction.db('shops');
      if (await shops.where({ name: profile.name }).first('userId')) throw shopNameTaken();
      await transaction.db('shops').insert({ ...profile, createdAt: at, updatedAt: at });
    },
  });
}
