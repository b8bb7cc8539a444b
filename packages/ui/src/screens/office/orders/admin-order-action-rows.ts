import type { AdminOrderView } from '@nestmates/application/office/orders/contract.ts';
import type { adminOrderActions } from '@nestmates/domain/market/orders/actions/order-actions.ts';
import { taxIn } from '@nestmates/domain/money/payments/tax-share.ts';
import { dollars } from '@nestmates/domain/platform/shared/money.ts';
import { partyName } from './admin-order-text.ts';

export type AdminOrderAction = (typeof adminOrderActions)[number];

/** What the screens say of an administrator's action, and how it is called. */
interface AdminOrderActionRow {
  readonly button: (order: AdminOrderView) => string;
  /** The look of the answer to its question. */
  readonly look: 'danger' | 'main';
  /** Asked together with the reason. */
  readonly question: { readonly title: string; readonly confirm: string; readonly pending: string };
  /** What is moved, to whom: "$49.75 goes back to Bea." */
  readonly effect: (order: AdminOrderView) => string;
  /** The endpoint. */
  readonly call: `post /api/admin/orders/:id/${string}`;
  /** The toasts afterwards. */
  readonly says: string;
  readonly fails: string;
}

/** When what goes back in part has gone; the tax in that is not held. */
function leftForSeller({ money, partRefund: { agreed }, tax: taxCents = 0 }: AdminOrderView): number {
  const payment = { paidCents: money.charged, taxCents };
  const sentBack = money.refunded + (money.onItsWay ?? 0);
  const due = agreed - sentBack;
  return money.held - (due - (taxIn(payment, agreed) - taxIn(payment, sentBack)));
}

export const adminOrderActionRows = {
  refundByAdmin: {
    button: ({ buyer }) => `Refund ${partyName(buyer)}`,
    look: 'danger',
    question: { title: 'Refund the buyer?', confirm: 'Refund', pending: 'Refunding…' },
    effect: ({ total, partRefund, buyer }) =>
      `${dollars(total - partRefund.agreed)} goes back to ${partyName(buyer)}.`,
    call: 'post /api/admin/orders/:id/refund',
    says: 'Order Refunded',
    fails: 'Failed to refund the order.',
  },
  refundInPartByAdmin: {
    button: ({ buyer }) => `Refund ${partyName(buyer)} a Part`,
    look: 'danger',
    question: { title: 'Refund a part?', confirm: 'Refund', pending: 'Refunding…' },
    effect: ({ partRefund, buyer, money }) =>
      `Up to ${dollars(partRefund.most)} goes back to ${partyName(buyer)}, and the order goes on.${
        money.released > 0 ? ' It is taken back from the seller.' : ''
      }`,
    call: 'post /api/admin/orders/:id/refund-in-part',
    says: 'Part Refunded',
    fails: 'Failed to refund a part of the order.',
  },
  confirmReturn: {
    button: ({ seller }) => `It Is Back with ${partyName(seller)}`,
    look: 'danger',
    question: { title: 'Is it back with the seller?', confirm: 'It Is Back', pending: 'Confirming…' },
    effect: ({ itemReturn, buyer }) =>
      `${dollars(itemReturn?.refund ?? 0)} goes back to ${partyName(buyer)} as agreed, and the rest goes to the seller.`,
    call: 'post /api/admin/orders/:id/confirm-return',
    says: 'Return Confirmed',
    fails: 'Failed to confirm the return.',
  },
  releaseByAdmin: {
    button: ({ seller }) => `Release to ${partyName(seller)}`,
    look: 'main',
    question: { title: 'Release to the seller?', confirm: 'Release', pending: 'Releasing…' },
    effect: (order) => `${dollars(leftForSeller(order))} goes to ${partyName(order.seller)}.`,
    call: 'post /api/admin/orders/:id/release',
    says: 'Money Released',
    fails: 'Failed to release the money.',
  },
  resume: {
    button: () => 'Let it go on',
    look: 'main',
    question: { title: 'Let the order go on?', confirm: 'Let It Go On', pending: 'Going on…' },
    effect: ({ money }) => `It goes on where it was, with ${dollars(money.held)} held.`,
    call: 'post /api/admin/orders/:id/resume',
    says: 'The Order Goes On',
    fails: 'Failed to let the order go on.',
  },
} as const satisfies Readonly<Record<AdminOrderAction, AdminOrderActionRow>>;
