import type { OrderView, OrderViewAction } from '@nestmates/application/market/orders/order-view.ts';
import { cancellationRule, refundRule } from '@nestmates/domain/market/orders/cancellations.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { otherName, otherNameFirst } from '../order-people.ts';
import { partWithoutTax } from '../order-text.ts';
import type { OrderActionRow } from './order-action-row.ts';

const paidBack = (order: OrderView): string =>
  `${order.role === 'buyer' ? 'You get' : `${otherNameFirst(order)} gets`} back everything ${
    order.role === 'buyer' ? 'you' : 'she'
  } paid, ${dollars(order.money.charged)}.`;

/** What the payment provider keeps of a payment that is paid back is the seller's where they undo the sale. */
function feeKept({ payout }: OrderView): string {
  if (!payout) return '';
  return `Our payment provider keeps ${dollars(payout.providerFee)} of it, which is taken from what you are paid next. `;
}

/** A service stays on sale. */
const afterCancel = ({ role, fulfilment }: OrderView): string =>
  role === 'seller' && fulfilment !== 'service' ? 'Your listing is paused, for you to sell it again. ' : '';

const limitOf = ({ role, inquiry }: OrderView): string =>
  role === 'seller' && !inquiry ? `${cancellationRule} ` : '';

/** Sorted by the buttons' weight: the first that is open and may be the main one is. */
export const orderActionRows = {
  ship: {
    entry: 'Shipped',
    button: { label: 'Mark as Shipped', pendingLabel: 'Saving…', main: true, listed: true },
    call: 'post /api/orders/:id/ship',
    form: async () => (await import('../dialogs/ShipDialog.tsx')).ShipDialog,
    says: 'Order Shipped',
    fails: 'Failed to mark order as shipped.',
  },
  markProvided: {
    entry: 'Provided',
    button: { label: 'Mark as Provided', pendingLabel: 'Saving…', main: true, listed: true },
    question: (order) => ({
      title: 'Mark as provided?',
      description: `${otherNameFirst(order)} is told. You are paid when she confirms it, or in seven days.`,
      confirm: 'Mark as Provided',
      cancel: 'Not Yet',
      look: 'main',
    }),
    call: 'post /api/orders/:id/provided',
    says: 'Marked as Provided',
    fails: 'Failed to mark it as provided.',
  },
  confirm: {
    entry: 'Delivery confirmed',
    button: { label: 'Confirm Delivery', pendingLabel: 'Confirming…', main: true, listed: true },
    question: (order) => ({
      title: 'Confirm delivery?',
      description: `You have it and it is as described. We then send ${dollars(order.listing.price - partWithoutTax(order))} to ${otherName(order)}, which cannot be undone.`,
      confirm: 'Confirm Delivery',
      cancel: 'Not Yet',
      look: 'main',
    }),
    call: 'post /api/orders/:id/confirm-delivery',
    says: 'Delivery Confirmed',
    fails: 'Failed to confirm delivery.',
  },
  sendReturn: {
    entry: 'Sent back',
    button: { label: 'I Have Sent It Back', pendingLabel: 'Saving…', main: true },
    call: 'post /api/orders/:id/return/sent',
    form: async () => (await import('../dialogs/SendBackDialog.tsx')).SendBackDialog,
    says: 'Sent Back',
    fails: 'Failed to save that you have sent it back.',
  },
  confirmReturn: {
    entry: 'Return confirmed',
    button: { label: 'It Is Back', pendingLabel: 'Confirming…', main: true },
    question: (order) => ({
      title: 'Is it back with you?',
      description: `We then send ${otherName(order)} ${dollars(order.itemReturn?.refund ?? 0)}, and what is left is yours. Your listing is paused, for you to sell it again. This cannot be undone.`,
      confirm: 'It Is Back',
      cancel: 'Not Yet',
      look: 'main',
    }),
    call: 'post /api/orders/:id/return/confirm',
    says: 'Return Confirmed',
    fails: 'Failed to confirm the return.',
  },
  acceptReturn: {
    entry: 'Return accepted',
    button: { label: 'Take It Back', pendingLabel: 'Saving…', main: true },
    call: 'post /api/orders/:id/return/accept',
    form: true,
    says: 'Return Accepted',
    fails: 'Failed to accept the return.',
  },
  answerProblem: {
    entry: 'Answer',
    button: { label: 'Answer', pendingLabel: 'Sending…', main: true },
    call: 'post /api/orders/:id/answer',
    form: true,
    says: 'Answer sent',
    fails: 'Failed to send your answer.',
  },
  review: {
    button: { label: 'Write a Review', pendingLabel: 'Sending…', main: true },
    call: 'post /api/orders/:id/review',
    form: true,
    says: 'Thank you for your review!',
    fails: 'Failed to send your review.',
  },
  answerReview: {
    button: { label: 'Answer the Review', pendingLabel: 'Sending…', main: true },
    call: 'post /api/orders/:id/review/answer',
    form: true,
    says: 'Answer sent',
    fails: 'Failed to send your answer.',
  },
  reportProblem: {
    entry: 'Problem reported',
    button: { label: 'Something is wrong', pendingLabel: 'Sending…' },
    call: 'post /api/orders/:id/problem',
    form: true,
    says: 'Problem Reported',
    fails: 'Failed to report the problem.',
  },
  askReturn: {
    entry: 'Return asked for',
    button: { label: 'Send It Back', pendingLabel: 'Asking…' },
    question: (order) => ({
      title: 'Send it back?',
      description: `We ask ${otherName(order)} to take it back; she has three days to answer. If she does, you get back what she agrees to once it has arrived. You pay for sending it, unless the two of you agree otherwise.`,
      confirm: 'Ask to Send It Back',
      cancel: 'Not Yet',
      look: 'main',
    }),
    call: 'post /api/orders/:id/return',
    says: 'Asked to Send It Back',
    fails: 'Failed to ask.',
  },
  withdrawReturn: {
    entry: 'Return withdrawn',
    button: { label: 'Keep It After All', pendingLabel: 'Saving…' },
    question: (order) => ({
      title: 'Keep it after all?',
      description: `${otherNameFirst(order)} is told that you do not send it back. The problem stays open for the two of you to settle. You cannot ask to send it back again.`,
      confirm: 'Keep It',
      cancel: 'Send It Back',
      look: 'danger',
    }),
    call: 'post /api/orders/:id/return/withdraw',
    says: 'Return Withdrawn',
    fails: 'Failed to withdraw the return.',
  },
  offerReturn: {
    entry: 'Return offered',
    button: { label: 'Offer to Take It Back', pendingLabel: 'Saving…' },
    call: 'post /api/orders/:id/return/offer',
    form: true,
    says: 'Return Offered',
    fails: 'Failed to offer the return.',
  },
  refuseReturn: {
    entry: 'Return refused',
    button: { label: 'Refuse the Return', pendingLabel: 'Sending…' },
    call: 'post /api/orders/:id/return/refuse',
    form: async () => (await import('../dialogs/RefuseReturnDialog.tsx')).RefuseReturnDialog,
    says: 'Return Refused',
    fails: 'Failed to refuse the return.',
  },
  refundInPart: {
    entry: 'Refunded in part',
    button: { label: 'Refund a Part', pendingLabel: 'Refunding…' },
    call: 'post /api/orders/:id/refund-in-part',
    form: async () => (await import('../dialogs/RefundInPartDialog.tsx')).RefundInPartDialog,
    says: 'Part Refunded',
    fails: 'Failed to refund a part of the order.',
  },
  refund: {
    entry: 'Refunded',
    button: { label: 'Refund', pendingLabel: 'Refunding…' },
    question: (order) => ({
      title: 'Refund this order?',
      description: `${paidBack(order)} You are not paid for it. ${feeKept(order)}${order.status === 'shipped' && !order.inquiry ? `${refundRule} ` : ''}This cannot be undone.`,
      confirm: 'Refund',
      cancel: 'Keep It',
      look: 'danger',
    }),
    call: 'post /api/orders/:id/refund',
    says: 'Order Refunded',
    fails: 'Failed to refund the order.',
  },
  cancel: {
    entry: 'Cancelled',
    button: { label: 'Cancel Order', pendingLabel: 'Cancelling…' },
    question: (order) => ({
      title: 'Cancel this order?',
      description: `${paidBack(order)} ${feeKept(order)}${afterCancel(order)}${limitOf(order)}This cannot be undone.`,
      confirm: 'Cancel Order',
      cancel: 'Keep It',
      look: 'danger',
    }),
    call: 'post /api/orders/:id/cancel',
    says: 'Order Cancelled',
    fails: 'Failed to cancel the order.',
  },
  abandon: {
    button: { label: 'Cancel Checkout', pendingLabel: 'Cancelling…' },
    call: 'post /api/orders/:id/abandon',
    says: 'Checkout canceled',
    fails: 'Failed to cancel the checkout.',
  },
  enterPickupCode: {
    entry: 'Picked up',
    call: 'post /api/orders/:id/pickup',
    form: true,
    says: 'Pickup Completed',
    fails: 'Failed to complete the pickup.',
  },
  renewPickupCode: {
    entry: 'New pickup code',
    call: 'post /api/orders/:id/pickup-code',
    says: 'New pickup code',
    fails: 'Failed to get a new code.',
  },
  pay: { entry: 'Paid' },
} as const satisfies Readonly<Record<OrderViewAction, OrderActionRow>>;
