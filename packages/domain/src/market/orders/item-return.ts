import type { Cents } from '../../money/payments/fees.ts';
import type { SentTracking } from './parcel.ts';
import type { ReturnAddress } from './return-address.ts';

/** What has arrived ends the problem, so no order keeps it. */
export const returnStatuses = ['asked', 'refused', 'accepted', 'sent', 'closed'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** What the seller takes it back on. */
export interface ReturnTerms {
  /** Goes back to the buyer once it has arrived. */
  readonly refundCents: Cents;
  readonly address: ReturnAddress;
}

interface Since {
  /** When it came to this, or when a bank or an administrator had decided: its days run from here. */
  readonly since: Date;
}

/** The buyer knows where to send it, and when it is back. */
export type OpenReturn = Since &
  (
    | { readonly status: 'accepted'; readonly terms: ReturnTerms }
    | { readonly status: 'sent'; readonly terms: ReturnTerms; readonly tracking: SentTracking }
  );

export type ItemReturn = OpenReturn | (Since & { readonly status: 'asked' | 'refused' | 'closed' });

export const isOpenReturn = (itemReturn: ItemReturn | null): itemReturn is OpenReturn =>
  itemReturn?.status === 'accepted' || itemReturn?.status === 'sent';
