import type { Promotion } from '@nestmates/domain/money/early-access/early-access.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';

export interface PromotionStore {
  /** Read without a lock: it may have changed by the next statement. */
  find(code: string): Promise<Promotion | undefined>;
  /**
   * The promotion with its row locked for this transaction, counted after earlier redemptions have committed.
   */
  lock(code: string): Promise<Promotion | undefined>;
  /** Records the redemption and unlocks the member, whose row is locked. */
  redeem(redemption: { code: string; memberId: MemberId; at: Date }): Promise<void>;
  /**
   * Locks the member again and frees their place; the member's row is locked. False if the member is not unlocked.
   */
  revoke(memberId: MemberId): Promise<boolean>;
}

export interface NewCode {
  readonly code: string;
  readonly places: number;
  readonly closesAt: Date | null;
}

/** The codes as administrators keep them. */
export interface CodeStore {
  /** False when there is such a code already. */
  add(code: NewCode): Promise<boolean>;
  /** False when there is none, or it is closed already. */
  close(code: string, at: Date): Promise<boolean>;
  /** Sorted by their names, with the places that are taken. */
  all(): Promise<readonly Promotion[]>;
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

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly earlyAccessQueries: EarlyAccessQueries;
    readonly codeStore: CodeStore;
    readonly promotionStore: PromotionStore;
  }
}
