import type {
  SelfieCheckEmailFacts,
  SelfieCheckEmailQueries,
} from '@nestmates/application/trust/selfie-checks/ports.ts';
import type { SelfieCheckId } from '@nestmates/domain/trust/selfie-checks/selfie-check.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const decided = `
  select u.id as member_id, u.email as "to", u.first_name, c.status, c.words
  from selfie_checks c join users u on u.id = c.member_id
  where c.id = :checkId`;

export class SelfieCheckEmailReader implements SelfieCheckEmailQueries {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async emailFactsOf(checkId: SelfieCheckId): Promise<SelfieCheckEmailFacts | undefined> {
    const [row] = await sql<SelfieCheckEmailFacts>(this.#transaction, decided, { checkId });
    return row;
  }
}
