import type { AdministratorStore } from '@nestmates/application/office/administration/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { UserModel } from '../../members/accounts/account-models.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

export class AdministratorRepository implements AdministratorStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async set(id: MemberId, isAdmin: boolean): Promise<boolean> {
    const changed = await UserModel.query(this.#transaction.db)
      .where({ id, isAdmin: !isAdmin })
      .patch({ isAdmin });
    return changed === 1;
  }
}
