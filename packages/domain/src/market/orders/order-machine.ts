import { changedMeanwhile, DomainError } from '../../platform/shared/errors.ts';
import {
  type After,
  actionsBy,
  actionsOpenTo,
  type Before,
  enter,
  type Machine,
  requireAllowed,
} from '../../platform/shared/machine.ts';
import { startOfServiceDay } from '../listings/service-date.ts';
import { isOpenReturn, isReturnAction, isReturnOpenTo, returnActions, returnMachine } from './item-return.ts';
import { type Fulfilment, isUndecided, type Order, type OrderStatus, type Problem } from './order.ts';
import {
  autoReleaseAt,
  buyerMayCancelAt,
  cancelUnshippedAt,
  parcelStallsAt,
  problemEscalatesAt,
  returnLapsesAt,
} from './order-times.ts';

/** The clock acts when a time has come, the provider reports what has happened to the payment. */
export const orderRoles = ['buyer', 'seller', 'admin', 'clock', 'provider'] as const;
export type OrderRole = (typeof orderRoles)[number];

export const orderMachine = {
  pay: { from: ['awaiting_payment'], by: ['provider'], to: 'pending_shipment' },
  expire: { from: ['awaiting_payment'], by: ['provider'], to: 'expired' },
  /** The listing may be someone else's by then, so the money goes back. */
  payExpired: { from: ['expired'], by: ['provider'], to: 'refunded' },

  /** Of another amount than it costs: it goes back. */
  payUnfit: { from: ['awaiting_payment', 'expired'], by: ['provider'], to: 'refunded' },

  ship: { from: ['pending_shipment'], by: ['seller'], to: 'shipped' },
  markProvided: { from: ['pending_shipment'], by: ['seller'], to: 'shipped' },
  enterPickupCode: { from: ['pending_shipment'], by: ['seller'], to: 'completed' },
  renewPickupCode: { from: ['pending_shipment'], by: ['buyer'], to: 'pending_shipment' },
  cancel: { from: ['pending_shipment'], by: ['seller', 'buyer', 'clock'], to: 'cancelled' },

  /** Also of an order with a problem: the buyer may have got what they wanted. */
  confirm: { from: ['shipped', 'problem'], by: ['buyer'], to: 'completed' },
  autoRelease: { from: ['shipped'], by: ['clock'], to: 'completed' },
  reportProblem: { from: ['shipped'], by: ['buyer'], to: 'problem' },
  /** The parcel has not moved for seven days. */
  reportStalled: { from: ['shipped'], by: ['clock'], to: 'problem' },
  answerProblem: { from: ['problem'], by: ['buyer', 'seller'], to: 'problem' },
  /** Not after the release: the seller could have taken the money out by then, and we would pay the refund. */
  refund: { from: ['shipped', 'problem'], by: ['seller'], to: 'refunded' },
  /** A part goes back, and the order goes on as it stands. */
  refundInPart: { from: ['pending_shipment', 'shipped', 'problem'], by: ['seller'] },
  /** Nobody has answered in time, or the two do not agree: an administrator decides. */
  escalateProblem: { from: ['problem'], by: ['clock'], to: 'problem' },
  refundByAdmin: {
    from: ['pending_shipment', 'shipped', 'problem', 'completed'],
    by: ['admin'],
    to: 'refunded',
  },
  /** After the release too: the seller gives it back. */
  refundInPartByAdmin: { from: ['pending_shipment', 'shipped', 'problem', 'completed'], by: ['admin'] },
  releaseByAdmin: { from: ['problem'], by: ['admin'], to: 'completed' },

  /** Of a problem; from where in a return, and by whom, says its own table. */
  askReturn: { from: ['problem'], by: returnMachine.askReturn.by, to: 'problem' },
  offerReturn: { from: ['problem'], by: returnMachine.offerReturn.by, to: 'problem' },
  acceptReturn: { from: ['problem'], by: returnMachine.acceptReturn.by, to: 'problem' },
  refuseReturn: { from: ['problem'], by: returnMachine.refuseReturn.by, to: 'problem' },
  withdrawReturn: { from: ['problem'], by: returnMachine.withdrawReturn.by, to: 'problem' },
  sendReturn: { from: ['problem'], by: returnMachine.sendReturn.by, to: 'problem' },
  lapseReturn: { from: ['problem'], by: returnMachine.lapseReturn.by, to: 'problem' },
  confirmReturn: { from: ['problem'], by: returnMachine.confirmReturn.by, to: 'completed' },
  refundReturned: { from: ['problem'], by: returnMachine.refundReturned.by, to: 'refunded' },

  /** The refund was made in the provider's dashboard. */
  recordRefund: {
    from: ['pending_shipment', 'shipped', 'problem', 'completed'],
    by: ['provider'],
    to: 'refunded',
  },
  /** The buyer's bank looks into the payment. */
  openDispute: {
    from: ['pending_shipment', 'shipped', 'problem', 'completed'],
    by: ['provider'],
    to: 'problem',
  },
  winDispute: { from: ['problem'], by: ['provider'], to: 'problem' },
  /** It was an inquiry, or was taken back. */
  closeDispute: { from: ['problem'], by: ['provider'], to: 'problem' },
  /** The bank has given the buyer a part. */
  loseDisputeInPart: { from: ['problem'], by: ['provider'], to: 'problem' },
  /** The bank has given the money back to the buyer. */
  loseDispute: { from: ['problem'], by: ['provider'], to: 'refunded' },

  /** Money has moved that we did not ask for. */
  freeze: {
    from: ['pending_shipment', 'shipped', 'problem', 'completed'],
    by: ['provider'],
    to: 'problem',
  },
  resume: { from: ['problem'], by: ['admin'], to: 'problem' },
  /** It goes on where it was stopped, its countdown by what was left. */
  goOnPending: { from: ['problem'], by: ['clock'], to: 'pending_shipment' },
  goOnShipped: { from: ['problem'], by: ['clock'], to: 'shipped' },
  goOnCompleted: { from: ['problem'], by: ['clock'], to: 'completed' },
} as const satisfies Machine<OrderStatus, OrderRole>;

export const orderActions = actionsBy(orderMachine, ...orderRoles);
export type OrderAction = keyof typeof orderMachine;

/** Those that buyer and seller have buttons for. */
export const memberOrderActions = actionsBy(orderMachine, 'buyer', 'seller');

/** Those of administrators, where the two do not agree. */
export const adminOrderActions = actionsBy(orderMachine, 'admin');

/** Actions for one kind of fulfilment only. */
const fulfilmentOf: Partial<Record<OrderAction, Fulfilment>> = {
  ship: 'shipping',
  markProvided: 'service',
  enterPickupCode: 'pickup',
  renewPickupCode: 'pickup',
  askReturn: 'shipping',
  offerReturn: 'shipping',
};

/** Not that it was sent: who has done so must be able to say it at any time. */
const whatAReturnDecides = returnActions.filter((action) => action !== 'sendReturn');

/** The bank decides about the money then. */
const closedWhileDisputed: readonly OrderAction[] = [
  'confirm',
  'refund',
  'refundInPart',
  'refundByAdmin',
  'refundInPartByAdmin',
  'releaseByAdmin',
  'resume',
  ...whatAReturnDecides,
];
/** An administrator decides then. */
const closedWhileFrozen: readonly OrderAction[] = [
  'confirm',
  'refund',
  'refundInPart',
  'refundInPartByAdmin',
  ...whatAReturnDecides,
];

/** The last moment that a date can hold: it waits for something of which nobody knows when it comes. */
const notYetKnown = new Date(8.64e15);

/** From when on an action is open; `undefined` is at any time. */
function opensAt(action: OrderAction, order: Order, by: OrderRole): Date | undefined {
  if (action === 'autoRelease' && order.status === 'shipped') return autoReleaseAt(order) ?? notYetKnown;
  if (action === 'reportStalled' && order.status === 'shipped') return parcelStallsAt(order) ?? notYetKnown;
  if (action === 'escalateProblem' && order.status === 'problem') {
    return problemEscalatesAt(order) ?? notYetKnown;
  }
  if (action === 'lapseReturn' && order.status === 'problem') return returnLapsesAt(order) ?? notYetKnown;
  // Its seven days would be over before its day.
  if (action === 'markProvided' && order.serviceDate !== null) return startOfServiceDay(order.serviceDate);
  if (action === 'cancel' && order.status === 'pending_shipment') {
    if (by === 'buyer') return buyerMayCancelAt(order);
    if (by === 'clock') return cancelUnshippedAt(order);
  }
  return undefined;
}

/** They come by themselves only as long as nobody else decides. */
const isTimed = (action: OrderAction): boolean => action === 'escalateProblem' || action === 'lapseReturn';

/** What a return closes, and what its own table says. */
function refusalOfReturn(action: OrderAction, { itemReturn, stopped }: Problem): DomainError | undefined {
  if (isReturnAction(action) && (stopped !== null || !isReturnOpenTo(action, itemReturn))) {
    return changedMeanwhile();
  }
  if (action === 'refundInPart' && isOpenReturn(itemReturn)) {
    return new DomainError('conflict', 'RETURN_AGREED', 'What goes back is agreed with the return.');
  }
  if (action === 'confirm' && itemReturn?.status === 'sent') {
    return new DomainError('conflict', 'RETURN_SENT', 'You have sent it back, so you cannot confirm it.');
  }
  return undefined;
}

function refusalOf(action: OrderAction, order: Order, by: OrderRole, at: Date): DomainError | undefined {
  const fulfilment = fulfilmentOf[action];
  if (fulfilment !== undefined && order.fulfilment !== fulfilment) {
    return new DomainError('conflict', 'WRONG_FULFILMENT', 'This order is not fulfilled that way.');
  }
  if (order.status === 'problem' && order.disputed && closedWhileDisputed.includes(action)) {
    return new DomainError('conflict', 'DISPUTED', 'The bank of the buyer is looking into this payment.');
  }
  if (order.status === 'problem' && order.frozen && closedWhileFrozen.includes(action)) {
    return new DomainError('conflict', 'FROZEN', 'We are looking into the payment of this order.');
  }
  const refusal = order.status === 'problem' ? refusalOfReturn(action, order) : undefined;
  if (refusal) return refusal;
  if (isTimed(action) && !(order.status === 'problem' && isUndecided(order))) {
    return changedMeanwhile();
  }
  if (action === 'resume' && !(order.status === 'problem' && order.frozen)) return changedMeanwhile();
  // The seller could have taken the money out by then, and we would pay the refund.
  if (action === 'refund' && order.status === 'problem' && order.stopped?.status === 'completed') {
    return new DomainError('conflict', 'RELEASED', 'The money was sent on already. Please write to us.');
  }
  const from = opensAt(action, order, by);
  if (from !== undefined && at < from) {
    return new DomainError('conflict', 'TOO_EARLY', 'It is too early for this.');
  }
  return undefined;
}

type OrderBefore<A extends OrderAction> = Before<typeof orderMachine, A, Order>;

/** Narrows the order to the states that the action starts from, or throws. */
export function requireOrderAction<A extends OrderAction>(
  action: A,
  order: Order,
  by: OrderRole,
  at: Date,
): OrderBefore<A> {
  const narrowed = requireAllowed(orderMachine, action, order, by);
  const refusal = refusalOf(action, order, by, at);
  if (refusal) throw refusal;
  return narrowed;
}

/** Takes the action, or throws: `fieldsOf` makes the fields of the new stage from the order before. */
export const enterOrder = <A extends OrderAction, Fields extends object>(
  action: A,
  order: Order,
  by: OrderRole,
  at: Date,
  fieldsOf: (before: OrderBefore<A>) => Fields,
): After<typeof orderMachine, A, Fields> =>
  enter(orderMachine, action, order, by, () => fieldsOf(requireOrderAction(action, order, by, at)));

/** What the member can do with the order now, for the buttons of its page. */
export const orderActionsOpenTo = (order: Order, by: OrderRole, at: Date): OrderAction[] =>
  actionsOpenTo(orderMachine, order.status, by).filter((action) => !refusalOf(action, order, by, at));
