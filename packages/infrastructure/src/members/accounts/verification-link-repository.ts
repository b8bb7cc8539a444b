import type { VerificationLinks } from '@nestmates/application/members/accounts/ports.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

/**
 * Keeps the link in the member's row, beside what it verifies: a redemption is one statement, and a newer link replaces
 * it.
 */
export class VerificationLinkRepository implements VerificationLinks {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async save(id: MemberId, { digest, expiresAt }: { digest: string; expiresAt: Date }): Promise<void> {
    const saved = await sql(
      this.#transaction,
      `update users set verification_token = :digest, verification_token_expires = :expiresAt,
        replaced_verification_tokens =
          (array_remove(array[verification_token], null) || replaced_verification_tokens)[1:10]
      where id = :id
      returning id`,
      { id, digest, expiresAt },
    );
    if (saved.length !== 1) throw notFound();
  }

  async redeem(digest: string, now: Date) {
    const [verified] = await sql<{ id: MemberId }>(
      this.#transaction,
      `update users set email_verified_at = :now
      where verification_token = :digest and email_verified_at is null and verification_token_expires > :now
      returning id`,
      { digest, now },
    );
    if (verified) return { memberId: verified.id, usedBefore: false };
    const [known] = await sql<{ id: MemberId; verified: boolean; newest: boolean }>(
      this.#transaction,
      `select id, email_verified_at is not null as verified, verification_token = :digest as newest
      from users
      where verification_token = :digest
        or (replaced_verification_tokens <> '{}' and replaced_verification_tokens @> array[:digest])
      limit 1`,
      { digest },
    );
    if (known?.verified) return { memberId: known.id, usedBefore: true };
    return known && !known.newest ? 'replaced' : undefined;
  }
}
