import type { SellingEnd } from '@nestmates/domain/market/listings/selling-end.ts';
import type { Entitlement } from '@nestmates/domain/platform/access/capabilities.ts';
import type { ListingId, MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Recipient } from '../../members/emails/email.ts';

/** A seller whose plan decides whether the listings stay on sale. */
export interface PlannedSeller {
  readonly entitlement: Entitlement;
  readonly end: SellingEnd | undefined;
  /** Listings on sale, without demos. */
  readonly onSale: readonly ListingId[];
  /** Suspended or banned. */
  readonly away: boolean;
}

/** Sellers whose plan does not open selling any more. */
export interface SellingEnds {
  /** Everyone with something on sale, or whose selling has ended. */
  sellers(): Promise<readonly (Omit<PlannedSeller, 'onSale' | 'away'> & SellerOnSale)[]>;
  /** Undefined if the account is gone. Others who look at the same seller wait until the transaction ends. */
  lock(memberId: MemberId): Promise<PlannedSeller | undefined>;
  of(memberId: MemberId): Promise<SellingEnd | undefined>;
  begin(memberId: MemberId, endedAt: Date): Promise<void>;
  /** Adds to what was paused. */
  pause(memberId: MemberId, listings: readonly ListingId[]): Promise<void>;
  remove(memberId: MemberId): Promise<void>;
  /** Undefined once it is over. */
  emailFactsOf(memberId: MemberId): Promise<(Recipient & Pick<SellingEnd, 'endedAt'>) | undefined>;
}

interface SellerOnSale {
  readonly memberId: MemberId;
  readonly isSelling: boolean;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly sellingEnds: SellingEnds;
  }
}
