import { every, useCase } from '../wiring/use-case.ts';
import type { SealedAs, SealedKind } from './encryption.ts';

interface SealedValue {
  readonly id: number;
  readonly sealed: string;
}

/** A column whose values are encrypted. */
export interface SealedColumn {
  readonly kind: SealedKind;
  /** Values in the order of their ids, `max` at most; locked for the current transaction. */
  lockAfter(id: number, max: number): Promise<readonly SealedValue[]>;
  replace(value: SealedValue): Promise<void>;
}

const atOnce = 100;

/** Encrypts everything anew that an older key has encrypted, so that this key can be left out of the configuration. */
export class KeyRotation extends useCase(every('sealedColumns'), 'encryption', 'transaction') {
  /** How many values were encrypted anew. May be called again after it was broken off. */
  async run(): Promise<number> {
    let renewed = 0;
    for (const column of this.needs.sealedColumns) renewed += await this.#runFor(column);
    return renewed;
  }

  async #runFor(column: SealedColumn): Promise<number> {
    let [renewed, last] = [0, 0];
    for (;;) {
      const values = await this.needs.transaction.run(async () => {
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
    const { encryption } = this.needs;
    if (await encryption.isCurrent(sealed)) return 0;
    const as: SealedAs = { kind: column.kind, id };
    await column.replace({ id, sealed: await encryption.seal(as, await encryption.open(as, sealed)) });
    return 1;
  }
}

declare module '../wiring/use-case.ts' {
  interface Ports {
    /** Each column whose values are encrypted. */
    readonly sealedColumns: SealedColumn;
  }
}
