import type { VerificationLinks } from '@nestmates/application/members/accounts/ports.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';
import { UserModel } from './account-models.ts';

/** In the member's row, beside what the link verifies: a redemption is one statement, and a newer link replaces it. */
export class VerificationLinkRepository implements VerificationLinks {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async save(id: MemberId, { digest, expiresAt }: { digest: string; expiresAt: Date }): Promise<void> {
    const saved = await UserModel.query(this.#transaction.db)
      .findById(id)
      .patch({ verificationToken: digest, verificationTokenExpires: expiresAt });
    if (saved !== 1) throw notFound();
  }

  async redeem(digest: string, now: Date) {
    const [verified] = await UserModel.query(this.#transaction.db)
      .where({ verificationToken: digest })
      .whereNull('emailVerifiedAt')
      .where('verificationTokenExpires', '>', now)
      .patch({ emailVerifiedAt: now })
      .returning('id');
    if (verified) return { memberId: verified.id, usedBefore: false };
    const used = await this.#transaction
      .db('users')
      .where({ verificationToken: digest })
      .whereNotNull('emailVerifiedAt')
      .first('id');
    return used && { memberId: used.id, usedBefore: true };
  }
}
