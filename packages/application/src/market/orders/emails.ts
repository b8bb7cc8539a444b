import type { OrderRole } from '@nestmates/domain/market/orders/order-action.ts';
import type { OrderAction, orderActions } from '@nestmates/domain/market/orders/order-actions.ts';
import { deliveryEmails } from './delivery-emails.ts';
import type { OrderEmail } from './order-email.ts';
import type { TimelineAction } from './order-view.ts';
import { parcelEmails } from './parcel-emails.ts';
import { paymentEmails } from './payment-emails.ts';
import { problemEmails } from './problem-emails.ts';
import { returnEmails } from './return-emails.ts';

export const orderEmails = {
  ...deliveryEmails,
  ...problemEmails,
  ...parcelEmails,
  ...returnEmails,
  ...paymentEmails,
} as const;

const of = orderEmails;

type EmailsByRole = Readonly<Partial<Record<OrderRole, readonly OrderEmail[]>>>;

/** Each action is told to whom it concerns and who did not take it. */
const emails: {
  readonly [A in OrderAction]: Readonly<
    Record<(typeof orderActions)[A]['by'][number], readonly OrderEmail[]>
  >;
} = {
  pay: { provider: [of.sold, of.paid] },
  expire: { provider: [] },
  payExpired: { provider: [of.paidTooLate] },
  payUnfit: { provider: [of.paidOtherwise] },

  ship: { seller: [of.shipped] },
  markProvided: { seller: [of.shipped] },
  enterPickupCode: { seller: [of.completed] },
  renewPickupCode: { buyer: [] },
  cancel: {
    seller: [of.cancelledToBuyer],
    buyer: [of.cancelledToSeller],
    clock: [of.cancelledToBuyer, of.cancelledToSeller],
  },

  confirm: { buyer: [of.completed] },
  autoRelease: { clock: [of.completed, of.completedByItself] },
  reportProblem: { buyer: [of.problem] },
  reportStalled: { clock: [of.stalledToBuyer, of.stalledToSeller] },
  answerProblem: { seller: [of.answerToBuyer], buyer: [of.answerToSeller] },
  escalateProblem: { clock: [of.escalatedToBuyer, of.escalatedToSeller] },
  refund: { seller: [of.refundedToBuyer] },
  refundInPart: { seller: [of.refundedInPartToBuyer] },
  refundInPartByAdmin: { admin: [of.refundedInPartToBuyer, of.refundedInPartToSeller] },
  refundByAdmin: { admin: [of.refundedToBuyer, of.refundedToSeller] },
  releaseByAdmin: { admin: [of.completed, of.completedByDecision] },

  askReturn: { buyer: [of.returnAsked] },
  offerReturn: { seller: [of.returnAccepted] },
  acceptReturn: { seller: [of.returnAccepted] },
  refuseReturn: { seller: [of.returnRefused] },
  withdrawReturn: { buyer: [of.returnWithdrawn] },
  sendReturn: { buyer: [of.returnSent] },
  lapseReturn: { clock: [of.returnLapsedToBuyer, of.returnLapsedToSeller] },
  confirmReturn: {
    seller: [of.returnConfirmedToBuyer],
    admin: [of.returnConfirmedToBuyer, of.returnConfirmedToSeller],
  },
  refundReturned: { clock: [] },

  recordRefund: { provider: [of.refundedToBuyer, of.refundedToSeller] },
  openDispute: { provider: [of.disputed] },
  winDispute: { provider: [of.disputeOver, of.disputeOverToBuyer] },
  closeDispute: { provider: [of.disputeOver, of.disputeOverToBuyer] },
  loseDisputeInPart: { provider: [of.lostInPart, of.disputeOverToBuyer] },
  loseDispute: { provider: [of.refundedToSeller] },

  freeze: { provider: [of.frozenToBuyer, of.frozenToSeller] },
  resume: { admin: [of.resumedToBuyer, of.resumedToSeller] },
  goOnPending: { clock: [] },
  goOnShipped: { clock: [] },
  goOnCompleted: { clock: [] },
};

const otherEmails = {
  refundFailed: { provider: [of.refundFailed] },
  returnDelivered: { clock: [of.returnArrived] },
};

/** What is sent when an entry of the timeline is written. */
export function emailsOf({ action, by }: { readonly action: TimelineAction; readonly by: OrderRole }) {
  const rows: Readonly<Partial<Record<TimelineAction, EmailsByRole>>> = { ...emails, ...otherEmails };
  return rows[action]?.[by] ?? [];
}
