import { changedMeanwhile, DomainError } from '../../../platform/shared/errors.ts';
import { actionsBy, actionsOpenTo, type Before, requireAllowed } from '../../../platform/shared/machine.ts';
import type { Order } from '../order.ts';
import { type OrderActionEntry, type OrderRole, orderRoles } from '../order-action.ts';
import { deliveryActions } from './delivery.ts';
import { interventionActions } from './interventions.ts';
import { outcomeActions } from './outcome.ts';
import { paymentActions } from './payment.ts';
import { returnActions } from './returns.ts';

/** All that can happen to an order: from which status, by whom, to which, and what becomes of it. */
export const orderActions = {
  ...paymentActions,
  ...deliveryActions,
  ...outcomeActions,
  ...returnActions,
  ...interventionActions,
};

type Entries = typeof orderActions;
export type OrderAction = keyof Entries;
/** What the action is taken with. */
export type InputOf<A extends OrderAction> = A extends unknown
  ? Entries[A] extends OrderActionEntry<infer _From, infer _By, infer _To, infer Input, infer _After>
    ? Input
    : never
  : never;
type AfterOf<A extends OrderAction> = A extends unknown
  ? Entries[A] extends OrderActionEntry<infer _From, infer _By, infer _To, infer _Input, infer After>
    ? After
    : never
  : never;
/** One argument more where the action is taken with something. */
type RestOf<Input> = undefined extends Input ? [input?: Input] : [input: Input];
type AnyEntry = OrderActionEntry<Order['status'], OrderRole, Order['status'], unknown, Order>;

export const orderActionNames = actionsBy(orderActions, ...orderRoles);

/** Those that buyer and seller have buttons for. */
export const memberOrderActions = actionsBy(orderActions, 'buyer', 'seller');

/** Those of administrators, where the two do not agree. */
export const adminOrderActions = actionsBy(orderActions, 'admin');
export type AdminOrderAction = (typeof adminOrderActions)[number];

const entryOf = (action: OrderAction): AnyEntry => orderActions[action] as AnyEntry;

/** What closes the action, of an order that is in one of its statuses. */
function refusalOf(action: OrderAction, order: Order, by: OrderRole, at: Date): DomainError | undefined {
  const { fulfilment, closedWhile = [], inReturn, ...entry } = entryOf(action);
  if (fulfilment !== undefined && order.fulfilment !== fulfilment) {
    return new DomainError('conflict', 'WRONG_FULFILMENT', 'This order is not fulfilled that way.');
  }
  if (order.status === 'problem') {
    const { disputed, frozen, stopped, itemReturn } = order;
    if (disputed && closedWhile.includes('disputed')) {
      return new DomainError('conflict', 'DISPUTED', 'The bank of the buyer is looking into this payment.');
    }
    if (frozen && closedWhile.includes('frozen')) {
      return new DomainError('conflict', 'FROZEN', 'We are looking into the payment of this order.');
    }
    if (inReturn && (stopped !== null || !inReturn.includes(itemReturn?.status ?? 'none'))) {
      return changedMeanwhile();
    }
  }
  const refusal = entry.refusal?.(order);
  if (refusal) return refusal;
  const opensAt = entry.opensAt?.(order, by);
  return opensAt !== undefined && at < opensAt
    ? new DomainError('conflict', 'TOO_EARLY', 'It is too early for this.')
    : undefined;
}

/** Narrows the order to the statuses that the action starts from, or throws. */
export function requireOrderAction<A extends OrderAction>(
  action: A,
  order: Order,
  by: OrderRole,
  at: Date,
): Before<Entries, A, Order> {
  const narrowed = requireAllowed(orderActions, action, order, by);
  const refusal = refusalOf(action, order, by, at);
  if (refusal) throw refusal;
  return narrowed;
}

/** Takes the action, or throws. */
export function enterOrder<A extends OrderAction>(
  action: A,
  order: Order,
  by: OrderRole,
  at: Date,
  ...[input]: RestOf<InputOf<A>>
): AfterOf<A> {
  const before: Order = requireOrderAction(action, order, by, at);
  const { to = before.status, ...entry } = entryOf(action);
  const taking = { by, at, input };
  const after = entry.decide?.(before, taking) ?? { ...entry.apply?.(before, taking), status: to };
  return after as AfterOf<A>;
}

/** What the member can do with the order now, for the buttons of its page. */
export const orderActionsOpenTo = (order: Order, by: OrderRole, at: Date): OrderAction[] =>
  actionsOpenTo(orderActions, order.status, by).filter((action) => !refusalOf(action, order, by, at));

/** Whether the member may write about a problem of the order now: report it, or answer. */
export function requireProblemOpenTo(order: Order, by: OrderRole, at: Date): void {
  requireOrderAction(order.status === 'problem' ? 'answerProblem' : 'reportProblem', order, by, at);
}
