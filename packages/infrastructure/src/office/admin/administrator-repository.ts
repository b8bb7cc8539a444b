import type { AdministratorStore } from '@nestmates/application/office/admin/ports.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { UserModel } from '../../members/accounts/account-models.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

export class AdministratorRepository implements AdministratorStore {
  readonly #transaction: KnexTransaction;
  readonly #named: readonly string[];
  constructor(transaction: KnexTransaction, named: readonly string[]) {
    this.#transaction = transaction;
    this.#named = named;
  }

  async set(id: MemberId, isAdmin: boolean): Promise<boolean> {
    const changed = await UserModel.query(this.#transaction.db)
      .where({ id, isAdmin: !isAdmin })
      .patch({ isAdmin });
    return changed === 1;
  }

  async list(): Promise<readonly MemberId[]> {
    const found = await UserModel.query(this.#transaction.db)
      .where({ isAdmin: true })
      .orWhere((named) => named.whereIn('email', [...this.#named]).whereNotNull('emailVerifiedAt'))
      .orderBy('id')
      .select('id');
    return found.map(({ id }) => id);
  }
}
