import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { BlockedRow, BlockStore } from '../blocks/ports.ts';
import type { PageRequest, TimeCursor } from '../contract/paging.ts';
import type { MemoryPairs } from './memory-pairs.ts';

/** Blocks in memory; a list has one page. */
export class MemoryBlocks implements BlockStore {
  readonly #pairs: MemoryPairs;
  constructor(pairs: MemoryPairs) {
    this.#pairs = pairs;
  }

  async add(by: MemberId, of: MemberId, at: Date): Promise<void> {
    if (this.#pairs.hasBlocked(by, of)) throw new Error(`${by} has blocked ${of} already`);
    this.#pairs.blocks.push({ by, of, at });
  }

  async remove(me: MemberId, other: MemberId): Promise<boolean> {
    const index = this.#pairs.blocks.findIndex(({ by, of }) => by === me && of === other);
    if (index >= 0) this.#pairs.blocks.splice(index, 1);
    return index >= 0;
  }

  async blocksOf(me: MemberId, { limit }: PageRequest<TimeCursor>): Promise<readonly BlockedRow[]> {
    return this.#pairs.blocks
      .filter(({ by }) => by === me)
      .sort((one, other) => Number(other.at) - Number(one.at))
      .slice(0, limit)
      .map(({ of, at }) => ({
        userId: of,
        firstName: null,
        blockedAt: at,
        cursor: { at: at.getTime() * 1000, id: of },
      }));
  }
}
