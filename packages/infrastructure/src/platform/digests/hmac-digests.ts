import { createHmac } from 'node:crypto';
import type { KeyedDigests } from '@nestmates/application/platform/shared/ports.ts';
import type { KnexTransaction } from '../database/transaction.ts';

/** Uses the configured key, or else the one generated with the database; it is read once. */
export class HmacDigests implements KeyedDigests {
  readonly #transaction: KnexTransaction;
  #key: string | undefined;
  constructor(transaction: KnexTransaction, configured?: string) {
    this.#transaction = transaction;
    this.#key = configured;
  }

  async digest(of: string, value: string): Promise<string> {
    this.#key ??= await this.#generatedKey();
    return createHmac('sha256', this.#key).update(`${of} ${value}`).digest('base64url');
  }

  async #generatedKey(): Promise<string> {
    const row: { readonly key: string } | undefined = await this.#transaction.db('digest_keys').first('key');
    if (!row) throw new Error('The database holds no key for digests');
    return row.key;
  }
}
