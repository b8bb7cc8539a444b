import { createHmac } from 'node:crypto';
import type { KeyedDigests } from '@nestmates/application/platform/shared/ports.ts';
import type { KnexTransaction } from '../database/transaction.ts';

/** Uses the configured key, or else the one generated with the database; it is read once, also by many at once. */
export class HmacDigests implements KeyedDigests {
  readonly #transaction: KnexTransaction;
  readonly #configured: string | undefined;
  #generated: Promise<string> | undefined;
  constructor(transaction: KnexTransaction, configured?: string) {
    this.#transaction = transaction;
    this.#configured = configured;
  }

  async digest(of: string, value: string): Promise<string> {
    const key = this.#configured ?? (await this.#readKey());
    return createHmac('sha256', key).update(`${of} ${value}`).digest('base64url');
  }

  /** Asked for again after a failure. */
  async #readKey(): Promise<string> {
    this.#generated ??= this.#generatedKey();
    try {
      return await this.#generated;
    } catch (error) {
      this.#generated = undefined;
      throw error;
    }
  }

  async #generatedKey(): Promise<string> {
    const row: { readonly key: string } | undefined = await this.#transaction.db('digest_keys').first('key');
    if (!row) throw new Error('The database holds no key for digests');
    return row.key;
  }
}
