import type { BannedEmails } from '@nestmates/application/members/restrictions/ports.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { BannedEmailModel } from './restriction-models.ts';

export class BannedEmailRepository implements BannedEmails {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add(digest: string, until: Date): Promise<void> {
    const row = { digest, untilAt: until };
    await BannedEmailModel.query(this.#transaction.db).insert(row).onConflict('digest').merge();
  }

  async remove(digest: string): Promise<void> {
    await BannedEmailModel.query(this.#transaction.db).deleteById(digest);
  }

  async includes(digest: string, now: Date): Promise<boolean> {
    const found = BannedEmailModel.query(this.#transaction.db).findById(digest);
    return (await found.where('untilAt', '>', now)) !== undefined;
  }

  async sweep(now: Date): Promise<void> {
    await BannedEmailModel.query(this.#transaction.db).delete().where('untilAt', '<=', now);
  }
}
