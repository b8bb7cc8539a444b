import type { Member } from '@nestmates/domain/accounts/member.ts';
import type { Promotion } from '@nestmates/domain/early-access/early-access.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';

export interface PromotionStore {
  /** As it stands at this moment; it may have changed by the next. */
  find(code: string): Promise<Promotion | undefined>;
  /** The promotion as it stands once everyone before has taken their place; held for this transaction. */
  lock(code: string): Promise<Promotion | undefined>;
  /** Gives her one of its places and unlocks her. */
  redeem(redemption: { code: string; memberId: MemberId; at: Date }): Promise<Member>;
}

export interface UnlockedMember {
  readonly email: string;
  readonly unlockedVia: string | null;
  readonly unlockedAt: Date | null;
}

export interface EarlyAccessQueries {
  /** The latest first. */
  unlocked(): Promise<readonly UnlockedMember[]>;
}
