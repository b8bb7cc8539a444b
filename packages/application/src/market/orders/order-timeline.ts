import { orderActionNames } from '@nestmates/domain/market/orders/actions/order-actions.ts';
import { orderRoles } from '@nestmates/domain/market/orders/order-action.ts';
import * as z from 'zod/mini';
import { id, instant } from '../../platform/contract/fields.ts';

/** The actions of the machine, the beginning, and what leads nowhere: a wrong code, news of refunds, parcels, claims and debts. */
export const timelineActions = [
  'place',
  ...orderActionNames,
  'wrongPickupCode',
  'refundPending',
  'refundArrived',
  'refundFailed',
  'parcelDelivered',
  'returnDelivered',
  'openClaim',
  'winClaim',
  'loseClaim',
  'takeBack',
  'oweMoney',
  'keepForOther',
  'markUnclaimed',
  'payUnclaimed',
  'handOver',
] as const;
export type TimelineAction = (typeof timelineActions)[number];

/** Steps between banks and us, and what nobody could be paid: no part of what the two read. */
const officeActions = [
  'openClaim',
  'winClaim',
  'loseClaim',
  'markUnclaimed',
  'payUnclaimed',
  'handOver',
] as const satisfies readonly TimelineAction[];

const hiddenFromBuyer = [...officeActions, 'oweMoney', 'keepForOther'] as const;

/** What each side does not read; a debt is between the seller and us. */
export const hiddenActions: Readonly<Record<'buyer' | 'seller', readonly TimelineAction[]>> = {
  buyer: hiddenFromBuyer,
  seller: officeActions,
};

export type BuyersAction = Exclude<TimelineAction, (typeof hiddenFromBuyer)[number]>;

export const isForBuyer = <Entry extends { readonly action: TimelineAction }>(
  entry: Entry,
): entry is Entry & { readonly action: BuyersAction } => !hiddenActions.buyer.includes(entry.action);

/** Proofs beyond the word of either side: the buyer says it, or has said the code. */
export const confirmations: readonly TimelineAction[] = ['confirm', 'enterPickupCode'];

export const timelineEntryView = z.object({
  id,
  at: instant,
  action: z.enum(timelineActions),
  by: z.enum(orderRoles),
  /** What was written with it. */
  text: z.nullable(z.string()),
  photoUrls: z.readonly(z.array(z.string())),
  /** How much was refunded in part, or is to be once something has come back; what was taken back or is owed. */
  amount: z.nullable(z.int()),
});

export type TimelineEntryView = z.infer<typeof timelineEntryView>;
