import type { Progress } from '@nestmates/domain/accounts/progress.ts';
import type { ConnectionRequest } from '@nestmates/domain/connections/connection-request.ts';
import type { LockedPair, PairState } from '@nestmates/domain/pairs/pair-state.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import type { Pairs } from '../pairs/ports.ts';

/** The same for both members, whoever comes first. */
export const pairKey = (one: MemberId, other: MemberId): string =>
  `${Math.min(one, other)} ${Math.max(one, other)}`;

/** What members are to each other, in memory. The stores in memory of other features change it. */
export class MemoryPairs implements Pairs {
  readonly progress = new Map<MemberId, Progress>();
  readonly requests: ConnectionRequest[] = [];
  /** The score of each connection, by `pairKey`. */
  readonly connections = new Map<string, number>();
  readonly blocks: { readonly by: MemberId; readonly of: MemberId; readonly at: Date }[] = [];

  hasBlocked(by: MemberId, of: MemberId): boolean {
    return this.blocks.some((block) => block.by === by && block.of === of);
  }

  requestFrom(requesterId: MemberId, recipientId: MemberId): ConnectionRequest | undefined {
    return this.requests.find(
      (request) => request.requesterId === requesterId && request.recipientId === recipientId,
    );
  }

  async between(me: MemberId, other: MemberId): Promise<PairState | undefined> {
    const progress = this.progress.get(other);
    if (!progress) return undefined;
    return {
      progress,
      blocked: this.hasBlocked(me, other) || this.hasBlocked(other, me),
      connected: this.connections.has(pairKey(me, other)),
    };
  }

  async lock(me: MemberId, other: MemberId): Promise<LockedPair | undefined> {
    const state = this.progress.has(me) ? await this.between(me, other) : undefined;
    if (!state) return undefined;
    return {
      ...state,
      blockedByMe: this.hasBlocked(me, other),
      sent: this.requestFrom(me, other),
      received: this.requestFrom(other, me),
    };
  }
}
