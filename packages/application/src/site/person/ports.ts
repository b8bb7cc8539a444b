import type { Id, MemberId, PlaydateId } from '@nestmates/domain/platform/shared/ids.ts';
import type { SwapId } from '@nestmates/domain/together/swaps/swap.ts';
import type { ListingPictureView } from '../../market/listings/listing-view.ts';

/** Something that two have agreed on and that is still ahead. */
export interface SharedPlan {
  readonly kind: 'swap' | 'playdate';
  readonly id: SwapId | PlaydateId;
  readonly at: Date;
  readonly until: Date;
}

/** What two who are connected have done together, and what they are about to do. */
export interface SharedHistory {
  readonly matchId: Id<'match'>;
  readonly score: number;
  /** Swaps that both said to have happened, by whose children were looked after. */
  readonly swapsForMe: number;
  readonly swapsForOther: number;
  /** How long they took, in milliseconds. */
  readonly timeForMe: number;
  readonly timeForOther: number;
  /** The soonest first. */
  readonly plans: readonly SharedPlan[];
}

export interface ShownShop {
  /** Whether others see that the member sells or has sold anything. */
  readonly sells: boolean;
  /** The newest of what is on sale. */
  readonly listings: readonly ListingPictureView[];
}

export interface PersonQueries {
  /** Undefined for two who are not connected. */
  historyOf(me: MemberId, other: MemberId, now: Date): Promise<SharedHistory | undefined>;
  /** What of a member's shop is shown to the one who asks. */
  shopOf(member: MemberId, me: MemberId): Promise<ShownShop>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly personQueries: PersonQueries;
  }
}
