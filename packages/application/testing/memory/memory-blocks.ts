import type { ConnectionRequest } from '@nestmates/domain/members/pairs/pair-request.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { BlockedRow, BlockStore } from '../../src/friends/blocks/ports.ts';
import type { PageRequest, TimeCursor } from '../../src/platform/contract/paging.ts';
import type { MemoryPairs } from './memory-pairs.ts';
import { cursorOf, pageOfLatest } from './memory-time-cursor.ts';

const lastChangeOf = (request: ConnectionRequest): Date =>
  request.status === 'pending' ? request.createdAt : request.respondedAt;

/** Blocks in memory. */
export class MemoryBlocks implements BlockStore {
  readonly #pairs: MemoryPairs;
  constructor(pairs: MemoryPairs) {
    this.#pairs = pairs;
  }

  async hadToDo(me: MemberId, other: MemberId, since: Date): Promise<boolean> {
    const { ended } = this.#pairs;
    const requests = [this.#pairs.requestFrom(me, other), this.#pairs.requestFrom(other, me)];
    return (
      this.#pairs.connection(me, other) !== undefined ||
      ended.some(({ members, at }) => members.includes(me) && members.includes(other) && at > since) ||
      requests.some((request) => request !== undefined && lastChangeOf(request) > since) ||
      this.#pairs.question(me, other) !== undefined ||
      this.#pairs.question(other, me) !== undefined
    );
  }

  /** Who is about to pay whom. */
  readonly paying: (readonly [MemberId, MemberId])[] = [];

  async add(by: MemberId, of: MemberId, at: Date): Promise<{ readonly paying: readonly MemberId[] }> {
    if (this.#pairs.hasBlocked(by, of)) throw new Error(`${by} has blocked ${of} already`);
    this.#pairs.blocks.push({ by, of, at });
    return { paying: this.paying.some((pair) => pair.includes(by) && pair.includes(of)) ? [of] : [] };
  }

  async remove(me: MemberId, other: MemberId): Promise<boolean> {
    this.#pairs.transaction.requireRunning('A block is removed');
    const index = this.#pairs.blocks.findIndex(({ by, of }) => by === me && of === other);
    if (index >= 0) this.#pairs.blocks.splice(index, 1);
    return index >= 0;
  }

  async blocksOf(me: MemberId, page: PageRequest<TimeCursor>): Promise<readonly BlockedRow[]> {
    const mine = this.#pairs.blocks
      .filter(({ by }) => by === me)
      .map(({ of, at }) => ({
        userId: of,
        firstName: this.#pairs.people.get(of)?.firstName ?? null,
        blockedAt: at,
        cursor: cursorOf(at, of),
      }));
    return pageOfLatest(mine, page);
  }
}
