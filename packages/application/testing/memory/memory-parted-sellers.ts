import type { OrderId } from '@nestmates/domain/platform/shared/ids.ts';
import type { PartedSellers, SellerNamed } from '../../src/market/orders/parted-sellers.ts';
import type { MemorySellerDebts } from './memory-seller-debts.ts';
import type { MemoryTransaction } from './memory-transaction.ts';

const nameOf = (seller: SellerNamed): string =>
  'memberId' in seller ? `seller ${seller.memberId}` : `seller of order ${seller.saleOf}`;

export class MemoryPartedSellers implements PartedSellers {
  readonly #store: MemorySellerDebts;
  readonly #transaction: MemoryTransaction;
  constructor(store: MemorySellerDebts, transaction: MemoryTransaction) {
    this.#store = store;
    this.#transaction = transaction;
  }

  async lock(one: SellerNamed, other: SellerNamed): Promise<void> {
    for (const name of [nameOf(one), nameOf(other)].toSorted()) this.#transaction.lock(name);
  }

  async moneyOf(one: SellerNamed, other: SellerNamed): Promise<number> {
    this.#requireLocked(one, other);
    return this.#store.moneyOfTwo(one, other);
  }

  async part(one: SellerNamed, other: SellerNamed): Promise<readonly OrderId[]> {
    this.#requireLocked(one, other);
    return this.#store.part(one, other);
  }

  async join(one: SellerNamed, other: SellerNamed): Promise<void> {
    this.#requireLocked(one, other);
    this.#store.join(one, other);
  }

  #requireLocked(one: SellerNamed, other: SellerNamed): void {
    for (const seller of [one, other]) this.#transaction.requireLocked(nameOf(seller));
  }
}
