import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Transaction } from '../../src/platform/shared/ports.ts';
import { MemoryMembers } from './memory-members.ts';

type Held = Map<MemberId, () => void>;

/**
 * Members in memory whose locks hold until the end of a transaction, as in a database. A lock belongs to the transaction
 * that began last.
 */
export class LockedMembers extends MemoryMembers {
  #newest: Held = new Map();
  readonly #released = new Map<MemberId, Promise<void>>();

  readonly transaction: Transaction = {
    run: async (work) => {
      const held: Held = new Map();
      this.#newest = held;
      try {
        return await work();
      } finally {
        for (const release of held.values()) release();
      }
    },
  };

  override async lock(id: MemberId) {
    await this.#take(id);
    return super.lock(id);
  }

  override async lockForRemoval(id: MemberId) {
    await this.#take(id);
    return super.lockForRemoval(id);
  }

  async #take(id: MemberId): Promise<void> {
    if (this.#newest.has(id)) return;
    const before = this.#released.get(id);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#newest.set(id, resolve);
    this.#released.set(id, promise);
    await before;
  }
}
