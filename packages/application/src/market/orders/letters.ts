import type { OrderAction, OrderRole, orderMachine } from '@nestmates/domain/market/orders/order-machine.ts';
import { deliveryLetters } from './delivery-letters.ts';
import type { OrderLetter } from './order-letter.ts';
import type { TimelineAction } from './order-view.ts';
import { paymentLetters } from './payment-letters.ts';
import { problemLetters } from './problem-letters.ts';

export const orderLetters = { ...deliveryLetters, ...problemLetters, ...paymentLetters } as const;

const of = orderLetters;

type EmailsByRole = Readonly<Partial<Record<OrderRole, readonly OrderLetter[]>>>;

/** Each action is told to whom it concerns and who did not take it. */
const emails: {
  readonly [A in OrderAction]: Readonly<
    Record<(typeof orderMachine)[A]['by'][number], readonly OrderLetter[]>
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
  answerProblem: { seller: [of.answerToBuyer], buyer: [of.answerToSeller] },
  refund: { seller: [of.refundedToBuyer] },
  refundByAdmin: { admin: [of.refundedToBuyer, of.refundedToSeller] },
  releaseByAdmin: { admin: [of.completed, of.completedByDecision] },

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

const otherEmails = { refundFailed: { provider: [of.refundFailed] } };

/** What is sent when an entry of the timeline is written. */
export function emailsOf({ action, by }: { readonly action: TimelineAction; readonly by: OrderRole }) {
  const rows: Readonly<Partial<Record<TimelineAction, EmailsByRole>>> = { ...emails, ...otherEmails };
  return rows[action]?.[by] ?? [];
}
