import { DomainError } from '@nestmates/domain/platform/shared/errors.ts';
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

/** Something was made under a name that nobody says, and it would be lost under another. */
export class UnknownEnvironmentError extends Error {
  constructor() {
    super(
      'This database has something at the payment provider, and the provider does not say under which name it was made: set PAYMENTS_ENVIRONMENT to that name (the host of PUBLIC_URL before, where it was not set), and try again.',
    );
  }
}

/** The provider that makes payments under a name of the installation. */
export interface NamingProvider {
  readonly name: string;
  /** The name under which one was made; undefined where nobody knows. */
  environmentOf(paymentId: string): Promise<string | undefined>;
}

/** The name of this installation, and whether an operator has said it. */
export interface InstallationName {
  readonly name: string;
  readonly isSet: boolean;
}

const kept = 'select name from payments_environment';
const keep = 'insert into payments_environment (name) values (:name) on conflict do nothing';
/** What is older than this table; the first payment has the name that came first. */
const madeBefore = `
  select (select payment_id from orders where provider = :provider and payment_id is not null order by id limit 1),
    exists (select from orders where provider = :provider)
    or exists (select from payment_accounts where provider = :provider)
    or exists (select from billing_customers where provider = :provider)
    or exists (select from paid_subscriptions where provider = :provider) as has_any`;

/** The name in keys, transfer groups and metadata: kept with the database, since a payment is found by it alone. */
export class PaymentsEnvironment {
  readonly #transaction: KnexTransaction;
  readonly #provider: NamingProvider;
  readonly #named: InstallationName;
  constructor(transaction: KnexTransaction, provider: NamingProvider, named: InstallationName) {
    this.#transaction = transaction;
    this.#provider = provider;
    this.#named = named;
  }

  /** Runs at each start; throws where the database has another name. A command compares, and keeps none. */
  async require({ keeps }: { readonly keeps: boolean }): Promise<void> {
    let name = await this.#kept();
    if (name === undefined) {
      name = await this.#before();
      if (keeps) {
        await sql(this.#transaction, keep, { name });
        // Another process may have been the first.
        name = await this.#kept();
      }
    }
    if (name && name !== this.#named.name) throw new OtherEnvironmentError(name, this.#named.name);
  }

  async #kept(): Promise<string | undefined> {
    const [found] = await sql<{ name: string }>(this.#transaction, kept, {});
    return found?.name;
  }

  async #before(): Promise<string> {
    type Row = { readonly paymentId: string | null; readonly hasAny: boolean };
    const { name: provider } = this.#provider;
    const [found] = await sql<Row>(this.#transaction, madeBefore, { provider });
    const before = found?.paymentId ? await this.#nameOf(found.paymentId) : undefined;
    if (before !== undefined) return before;
    if (found?.hasAny && !this.#named.isSet) throw new UnknownEnvironmentError();
    return this.#named.name;
  }

  async #nameOf(paymentId: string): Promise<string | undefined> {
    try {
      return await this.#provider.environmentOf(paymentId);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'PAYMENTS_UNAVAILABLE') return undefined;
      throw error;
    }
  }
}
