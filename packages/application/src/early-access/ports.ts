import type { Promotion } from '@nestmates/domain/early-access/early-access.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';

export interface PromotionStore {
  /** Read without a lock: it may have changed by the next statement. */
  find(code: string): Promise<Promotion | undefined>;
  /**
   * The promotion with its row locked for this transaction, counted after earlier redemptions have committed.
   */
  lock(code: string): Promise<Promotion | undefined>;
  /** Records the redemption and unlocks the member, whose row is locked. */
  redeem(redemption: { code: string; memberId: MemberId; at: Date }): Promise<void>;
}

export interface UnlockedMember {
  readonly email: string;
  readonly unlockedVia: string | null;
  readonly unlockedAt: Date | null;
}

export interface EarlyAccessQueries {
  /** Newest first. */
  unlocked(): Promise<readonly UnlockedMember[]>;
}
