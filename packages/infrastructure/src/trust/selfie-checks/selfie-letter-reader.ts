import type {
  SelfieCheckLetter,
  SelfieCheckLetters,
} from '@nestmates/application/trust/selfie-checks/ports.ts';
import type { SelfieCheckId } from '@nestmates/domain/trust/selfie-checks/selfie-check.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const letter = `
  select u.id as member_id, u.email as "to", u.first_name, c.status, c.words
  from selfie_checks c join users u on u.id = c.member_id
  where c.id = :checkId`;

export class SelfieLetterReader implements SelfieCheckLetters {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async letter(checkId: SelfieCheckId): Promise<SelfieCheckLetter | undefined> {
    const [row] = await sql<SelfieCheckLetter>(this.#transaction, letter, { checkId });
    return row;
  }
}
