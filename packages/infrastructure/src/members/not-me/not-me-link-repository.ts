import type { NotMeLink, NotMeLinkStore } from '@nestmates/application/members/not-me/ports.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

export class NotMeLinkRepository implements NotMeLinkStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async save(link: NotMeLink & { readonly digest: string; readonly expiresAt: Date }): Promise<void> {
    await this.#links().insert(link);
  }

  async find(digest: string, now: Date): Promise<NotMeLink | undefined> {
    return this.#links().where({ digest }).where('expiresAt', '>', now).first('memberId', 'email');
  }

  async remove(digest: string): Promise<boolean> {
    return (await this.#links().where({ digest }).delete()) === 1;
  }

  #links() {
    return this.#transaction.db('not_me_links');
  }
}
