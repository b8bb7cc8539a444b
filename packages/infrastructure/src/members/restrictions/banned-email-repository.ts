import type { BannedEmails } from '@nestmates/application/members/restrictions/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { BannedEmailModel, FormerEmailModel } from './restriction-models.ts';

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

  async addFormer(memberId: MemberId, digest: string, until: Date): Promise<void> {
    const row = { memberId, digest, untilAt: until };
    await FormerEmailModel.query(this.#transaction.db).insert(row).onConflict(['memberId', 'digest']).merge();
  }

  async formerOf(memberId: MemberId): Promise<readonly string[]> {
    const former = await FormerEmailModel.query(this.#transaction.db).where({ memberId }).orderBy('digest');
    return former.map(({ digest }) => digest);
  }
}
