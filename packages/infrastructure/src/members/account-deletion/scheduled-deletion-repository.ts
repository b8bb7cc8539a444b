import type { ScheduledDeletionStore } from '@nestmates/application/members/account-deletion/ports.ts';
import type { ScheduledDeletion } from '@nestmates/domain/members/account-deletion/scheduled-deletion.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { ScheduledDeletionModel } from './scheduled-deletion-model.ts';

export class ScheduledDeletionRepository implements ScheduledDeletionStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async find(memberId: MemberId): Promise<ScheduledDeletion | undefined> {
    return this.#deletions().findById(memberId);
  }

  async save(deletion: ScheduledDeletion): Promise<void> {
    await this.#deletions().insert(deletion).onConflict('memberId').merge();
  }

  async remove(memberId: MemberId): Promise<boolean> {
    return (await this.#deletions().deleteById(memberId)) === 1;
  }

  #deletions() {
    return ScheduledDeletionModel.query(this.#transaction.db);
  }
}
