import type { Acquaintance, LockedPair, PairState } from '@nestmates/domain/members/pairs/pair-state.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';

/** What two members are to each other. */
export interface Pairs {
  /** Undefined if there is no such member. It may change at any time: for pages, not for changes. */
  between(me: MemberId, other: MemberId): Promise<PairState | undefined>;
  /** How the member knows of the other, likewise for pages. Undefined if there is no such member. */
  acquaintance(me: MemberId, other: MemberId): Promise<Acquaintance | undefined>;
  /**
   * The same with the pair's lock, and with both members kept from being deleted, until the transaction ends.
   * Every change that concerns two members begins with it, so that changes of a pair run one after another.
   * Undefined if either of the two is gone.
   */
  lock(me: MemberId, other: MemberId): Promise<LockedPair | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly pairs: Pairs;
  }
}
