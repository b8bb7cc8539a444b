import type { FirstLogin, NewBrowserQueries } from '@nestmates/application/members/accounts/session-ports.ts';
import type { KnownBrowserId } from '@nestmates/domain/members/accounts/known-browser.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

export class NewBrowserRepository implements NewBrowserQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async knows(memberId: MemberId, digest: string): Promise<boolean> {
    return (
      (await this.#transaction.db('known_browsers').where({ memberId, digest }).first('id')) !== undefined
    );
  }

  firstLoginIn(browserId: KnownBrowserId): Promise<FirstLogin | undefined> {
    return this.#transaction
      .db('known_browsers as b')
      .join('users as u', 'u.id', 'b.memberId')
      .where('b.id', browserId)
      .first({
        memberId: 'u.id',
        to: 'u.email',
        firstName: 'u.firstName',
        userAgent: 'b.userAgent',
        at: 'b.firstLoginAt',
      });
  }

  async forgetSince(memberId: MemberId, at: Date): Promise<void> {
    // There is no row where all browsers are older.
    await this.#transaction.db('known_browsers').delete().where({ memberId }).where('firstLoginAt', '>=', at);
  }
}
