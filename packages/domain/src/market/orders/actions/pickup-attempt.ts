import type { Completed, Order, PendingShipment } from '../order.ts';
import type { OrderRole } from '../order-action.ts';
import { checkPickupCode } from '../pickup-code.ts';
import { enterOrder, requireOrderAction } from './order-actions.ts';

/** A wrong try is a change to save as well, or the code could be guessed. */
export type PickupAttempt =
  | { readonly outcome: 'right'; readonly order: Completed }
  | { readonly outcome: 'wrong'; readonly order: PendingShipment }
  | { readonly outcome: 'locked' };

export function tryPickupCode(order: Order, by: OrderRole, at: Date, entered: string): PickupAttempt {
  const pending = requireOrderAction('enterPickupCode', order, by, at);
  const { pickup } = pending;
  if (pickup === null) throw new Error(`Order ${order.id} is to be picked up and has no code`);
  const outcome = checkPickupCode(pickup, entered);
  if (outcome === 'locked') return { outcome };
  if (outcome === 'right') return { outcome, order: enterOrder('enterPickupCode', order, by, at) };
  return { outcome, order: { ...pending, pickup: { ...pickup, wrongTries: pickup.wrongTries + 1 } } };
}
