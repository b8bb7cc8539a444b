import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

/** What was made under one name is nobody's under another. */
export class OtherEnvironmentError extends Error {
  constructor(kept: string, name: string) {
    super(
      `The payments of this database are made as ${kept}, and PAYMENTS_ENVIRONMENT (the host of PUBLIC_URL where it is not set) is ${name}: set PAYMENTS_ENVIRONMENT=${kept}, or name another database, and try again.`,
    );
  }
}

/** The provider that makes payments under a name of the installation. */
export interface NamingProvider {
  readonly name: string;
  /** Under which name one was made; undefined where nobody knows. */
  environmentOf(paymentId: string): Promise<string | undefined>;
}

const kept = 'select name from payments_environment';
const keep = 'insert into payments_environment (name) values (:name) on conflict do nothing';
const newestPayment = `
  select payment_id from orders where provider = :provider and payment_id is not null order by id desc limit 1`;

/** The name in keys, transfer groups and metadata: kept with the database, since a payment is found by it alone. */
export class PaymentsEnvironment {
  readonly #transaction: KnexTransaction;
  readonly #provider: NamingProvider;
  readonly #name: string;
  constructor(transaction: KnexTransaction, provider: NamingProvider, name: string) {
    this.#transaction = transaction;
    this.#provider = provider;
    this.#name = name;
  }

  /** At each start; throws where the database has another name. */
  async require(): Promise<void> {
    if ((await this.#kept()) === undefined) {
      const before = await this.#madeBefore().catch(() => null);
      // The provider did not say: a start does not wait for it, and the next one asks again.
      if (before === null) return;
      await sql(this.#transaction, keep, { name: before ?? this.#name });
    }
    // Another process may have been the first.
    const name = await this.#kept();
    if (name && name !== this.#name) throw new OtherEnvironmentError(name, this.#name);
  }

  async #kept(): Promise<string | undefined> {
    const [found] = await sql<{ name: string }>(this.#transaction, kept, {});
    return found?.name;
  }

  /** Payments may be older than this table. */
  async #madeBefore(): Promise<string | undefined> {
    const { name: provider } = this.#provider;
    const [newest] = await sql<{ paymentId: string }>(this.#transaction, newestPayment, { provider });
    return newest && this.#provider.environmentOf(newest.paymentId);
  }
}
