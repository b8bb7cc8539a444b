import type { PlanId } from '../../platform/access/capabilities.ts';
import { planOpens } from '../../platform/access/features.ts';
import type { ListingId, MemberId } from '../../platform/shared/ids.ts';
import { days, later } from '../../platform/shared/time.ts';

/** The plan of a seller does not open selling any more. */
export interface SellingEnd {
  readonly memberId: MemberId;
  readonly endedAt: Date;
  /** What was paused for it, and goes on sale again with the plan. */
  readonly pausedListings: readonly ListingId[];
}

/** What is on sale stays so long, since a plan may have ended by a card that had expired. */
const staysOnSaleFor = days(7);

export const listingsPauseAt = ({ endedAt }: Pick<SellingEnd, 'endedAt'>): Date =>
  later(endedAt, staysOnSaleFor);

interface SellerFacts {
  readonly plan: PlanId;
  readonly end: Pick<SellingEnd, 'endedAt'> | undefined;
  /** Anything that buyers can buy. */
  readonly isSelling: boolean;
}

export type SellingStep = 'tell' | 'pause' | 'go-on';

/** What is due of a seller's listings by the plan. */
export function sellingStepDue({ plan, end, isSelling }: SellerFacts, now: Date): SellingStep | undefined {
  if (planOpens(plan, 'selling')) return end && 'go-on';
  if (!isSelling) return undefined;
  if (!end) return 'tell';
  return listingsPauseAt(end) <= now ? 'pause' : undefined;
}
