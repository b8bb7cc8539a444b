import type { NotMeLink, NotMeLinkStore } from '@nestmates/application/members/not-me/ports.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { NotMeLinkModel } from './not-me-link-model.ts';

export class NotMeLinkRepository implements NotMeLinkStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async save(link: NotMeLink & { readonly digest: string; readonly expiresAt: Date }): Promise<void> {
    await this.#links().insert(link);
  }

  async find(digest: string, now: Date): Promise<NotMeLink | undefined> {
    return this.#links().findById(digest).where('expiresAt', '>', now);
  }

  async remove(digest: string): Promise<boolean> {
    return (await this.#links().deleteById(digest)) === 1;
  }

  #links() {
    return NotMeLinkModel.query(this.#transaction.db);
  }
}
