import type { ShopProfile, ShopStore } from '@nestmates/application/market/shops/ports.ts';
import { shopNameTaken } from '@nestmates/domain/market/shops/shop-rules.ts';
import { postgresErrorOf } from '../../platform/database/postgres-error.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { ShopModel } from './shop-model.ts';

const uniqueViolation = '23505';

export class ShopRepository implements ShopStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  /** The index lets one through of two who take a name at once, and the other waits for them. */
  async save(profile: ShopProfile, at: Date): Promise<void> {
    try {
      await ShopModel.query(this.#transaction.db)
        .insert({ ...profile, createdAt: at, updatedAt: at })
        .onConflict('userId')
        .merge({ ...profile, updatedAt: at });
    } catch (error) {
      throw postgresErrorOf(error).code === uniqueViolation ? shopNameTaken() : error;
    }
  }
}
