import { releaseWaitsUntil } from '../../money/payments/new-sellers.ts';
import { hours, later } from '../../platform/shared/time.ts';
import type { Completed, Order } from './order.ts';
import { autoReleaseAt, theLaterOf } from './order-times.ts';

/** Whoever pays with a stolen card has the thing in hand by then; its bank or owner has so long to say so. */
export const releaseAfterPickup = hours(24);
/** The same in words. */
export const pickupWait = `${releaseAfterPickup / hours(1)} hours`;

/** Decides how long a new seller waits. */
export interface SellerStanding {
  /** How many the seller has had so far. */
  readonly releases: number;
  readonly holdDays: number;
}

type CompletedTime = Pick<Completed, 'completedAt' | 'fulfilment'>;

/** When what is held of a completed order may be sent to its seller, whoever has completed it. */
export function releaseOpensAt(
  { completedAt, fulfilment }: CompletedTime,
  { releases, holdDays }: SellerStanding = { releases: 0, holdDays: 0 },
): Date {
  const afterPickup = fulfilment === 'pickup' ? later(completedAt, releaseAfterPickup) : completedAt;
  const ofNewSeller = releaseWaitsUntil({ completedAt, releases, holdDays }) ?? completedAt;
  return theLaterOf(ofNewSeller, afterPickup);
}

/** Nothing but the day after the pickup keeps it until then. */
export const isAfterPickup = ({ completedAt, fulfilment }: CompletedTime, releaseAt: Date): boolean =>
  fulfilment === 'pickup' && releaseAt <= later(completedAt, releaseAfterPickup);

/** Undefined where no time is known, and where nothing waits for one any more. A bank that asks holds both back. */
export function releaseAtOf(order: Order, now: Date, standing?: SellerStanding): Date | undefined {
  if (order.status === 'shipped') return autoReleaseAt(order);
  if (order.status !== 'completed' || order.inquiryAt !== null) return undefined;
  const at = releaseOpensAt(order, standing);
  return at > now ? at : undefined;
}
