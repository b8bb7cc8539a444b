import type { Cents } from '../../money/payments/fees.ts';
import type { Machine } from '../../platform/shared/machine.ts';
import type { SentTracking } from './parcel.ts';
import type { ReturnAddress } from './return-address.ts';

/** Within a problem of an order that was sent: the buyer sends it back, and gets back what was agreed. */
export const returnMachine = {
  askReturn: { from: ['none'], by: ['buyer'], to: 'asked' },
  offerReturn: { from: ['none'], by: ['seller'], to: 'accepted' },
  /** Also after a refusal: the buyer still wants it. */
  acceptReturn: { from: ['asked', 'refused'], by: ['seller'], to: 'accepted' },
  refuseReturn: { from: ['asked'], by: ['seller'], to: 'refused' },
  /** For good, so that nobody begins anew without end. */
  withdrawReturn: { from: ['asked', 'accepted'], by: ['buyer'], to: 'closed' },
  sendReturn: { from: ['accepted'], by: ['buyer'], to: 'sent' },
  /** It was not sent in time. */
  lapseReturn: { from: ['accepted'], by: ['clock'], to: 'closed' },
  /** Also of what was handed over, or sent without a word. */
  confirmReturn: { from: ['accepted', 'sent'], by: ['seller', 'admin'], to: 'arrived' },
  /** All that was paid goes back. */
  refundReturned: { from: ['accepted', 'sent'], by: ['clock'], to: 'arrived' },
} as const satisfies Machine<ReturnStatus | 'none' | 'arrived'>;

export type ReturnAction = keyof typeof returnMachine;
export const returnActions = Object.keys(returnMachine) as readonly ReturnAction[];

/** What has arrived ends the problem, so no order keeps it. */
export const returnStatuses = ['asked', 'refused', 'accepted', 'sent', 'closed'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

/** On what the seller takes it back. */
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

export const isReturnAction = (action: string): action is ReturnAction =>
  Object.hasOwn(returnMachine, action);

export const isOpenReturn = (itemReturn: ItemReturn | null): itemReturn is OpenReturn =>
  itemReturn?.status === 'accepted' || itemReturn?.status === 'sent';

/** Whether the table of returns has the action from here. */
export const isReturnOpenTo = (action: ReturnAction, itemReturn: ItemReturn | null): boolean =>
  (returnMachine[action].from as readonly string[]).includes(itemReturn?.status ?? 'none');
