import type { CodeStore, NewCode } from '@nestmates/application/money/early-access/ports.ts';
import type { Promotion } from '@nestmates/domain/money/early-access/early-access.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { EarlyAccessCodeModel } from './early-access-models.ts';

export class CodeRepository implements CodeStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add(code: NewCode): Promise<boolean> {
    const added = await this.#transaction
      .db('early_access_codes')
      .insert({ ...code })
      .onConflict('code')
      .ignore()
      .returning('code');
    return added.length === 1;
  }

  async close(code: string, at: Date): Promise<boolean> {
    const closed = await EarlyAccessCodeModel.query(this.#transaction.db)
      .where({ code })
      .where((open) => open.whereNull('closesAt').orWhere('closesAt', '>', at))
      .patch({ closesAt: at });
    return closed === 1;
  }

  all(): Promise<readonly Promotion[]> {
    const { db } = this.#transaction;
    return db('early_access_codes as c')
      .orderBy('c.code')
      .select('c.code', { capacity: 'c.places' }, 'c.opensAt', 'c.closesAt', {
        used: db('early_access_redemptions as r')
          .whereRaw('r.code = c.code')
          .select(db.raw('count(*)::integer')),
      });
  }
}
