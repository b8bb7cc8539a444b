import type { Transaction } from '../shared/ports.ts';
import type { Encryption, SealedAs, SealedKind } from './encryption.ts';

interface SealedValue {
  readonly id: number;
  readonly sealed: string;
}

/** A column whose values are encrypted. */
export interface SealedColumn {
  readonly kind: SealedKind;
  /** In the order of their ids, `max` at most; locked for the current transaction. */
  lockAfter(id: number, max: number): Promise<readonly SealedValue[]>;
  replace(value: SealedValue): Promise<void>;
}

export interface KeyRotationDeps {
  readonly columns: readonly SealedColumn[];
  readonly encryption: Encryption;
  readonly transaction: Transaction;
}

const atOnce = 100;

/** Encrypts everything anew that an older key has encrypted, so that this key can be left out of the configuration. */
export class KeyRotation {
  readonly #deps: KeyRotationDeps;
  constructor(deps: KeyRotationDeps) {
    this.#deps = deps;
  }

  /** How many values were encrypted anew. May be called again after it was broken off. */
  async run(): Promise<number> {
    let renewed = 0;
    for (const column of this.#deps.columns) renewed += await this.#runFor(column);
    return renewed;
  }

  async #runFor(column: SealedColumn): Promise<number> {
    let [renewed, last] = [0, 0];
    for (;;) {
      const values = await this.#deps.transaction.run(async () => {
        const locked = await column.lockAfter(last, atOnce);
        for (const value of locked) renewed += await this.#renew(column, value);
        return locked;
      });
      const end = values.at(-1);
      if (!end) return renewed;
      last = end.id;
    }
  }

  async #renew(column: SealedColumn, { id, sealed }: SealedValue): Promise<0 | 1> {
    const { encryption } = this.#deps;
    if (await encryption.isCurrent(sealed)) return 0;
    const as: SealedAs = { kind: column.kind, id };
    await column.replace({ id, sealed: await encryption.seal(as, await encryption.open(as, sealed)) });
    return 1;
  }
}
