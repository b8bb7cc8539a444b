import type { BannedEmails } from '@nestmates/application/members/restrictions/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { BannedEmailModel, FormerEmailModel } from './restriction-models.ts';

/** Decision of a ban from before the decisions were kept. */
const ofUnknown = 0;

export class BannedEmailRepository implements BannedEmails {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async add(digest: string, decisionId: number, until: Date): Promise<void> {
    const added = BannedEmailModel.query(this.#transaction.db).insert({ digest, decisionId, untilAt: until });
    await added.onConflict(['digest', 'decisionId']).merge();
  }

  async release(decisionId: number, digests: readonly string[]): Promise<void> {
    await BannedEmailModel.query(this.#transaction.db)
      .delete()
      .where({ decisionId })
      .orWhere((unknown) => unknown.where({ decisionId: ofUnknown }).whereIn('digest', [...digests]));
  }

  async includes(digest: string, now: Date): Promise<boolean> {
    const found = BannedEmailModel.query(this.#transaction.db).where({ digest });
    return (await found.where('untilAt', '>', now).resultSize()) > 0;
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
