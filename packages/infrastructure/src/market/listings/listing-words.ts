import type { ListingWords } from '@nestmates/application/market/listings/ports.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

/** A word that comes back with its listing is added again by a trigger. */
const forget = `
  delete from listing_words w where not exists (
    select from listings l where l.status = 'active' and l.words @@ to_tsquery('simple', w.word)
  )`;

export class ListingWordsRepository implements ListingWords {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async forgetUnused(): Promise<void> {
    await sql(this.#transaction, forget);
  }
}
