import { isUndecided, type Order, type Problem, type Shipped } from './order.ts';
import {
  autoReleaseAt,
  buyerMayCancelAt,
  cancelUnshippedAt,
  parcelStallsAt,
  problemEscalatesAt,
  releaseReminderAt,
  returnLapsesAt,
  returnReminderAt,
} from './order-times.ts';

/** What happens to an order because a time has come. */
export type TimedStep =
  | 'expire'
  | 'remindUnshipped'
  | 'cancelUnshipped'
  | 'remindRelease'
  | 'autoRelease'
  | 'checkParcel'
  | 'remindReturn'
  | 'escalateProblem'
  | 'lapseReturn';

interface PlannedStep {
  readonly step: TimedStep;
  readonly at: Date;
}

/** The steps ahead of an order as it stands, the soonest first. */
function stepsAheadOf(order: Order): readonly PlannedStep[] {
  switch (order.status) {
    case 'awaiting_payment':
      return [{ step: 'expire', at: order.reservedUntil }];
    case 'pending_shipment':
      return [
        { step: 'remindUnshipped', at: buyerMayCancelAt(order) },
        { step: 'cancelUnshipped', at: cancelUnshippedAt(order) },
      ];
    case 'shipped':
      return stepsOfShipped(order);
    case 'problem':
      return isUndecided(order) ? stepsOfProblem(order) : [];
    default:
      return [];
  }
}

/** The carrier is asked again before a parcel counts as one that stands still, which comes before its release. */
function stepsOfShipped(order: Shipped): readonly PlannedStep[] {
  const [remindAt, releaseAt, stallsAt] = [
    releaseReminderAt(order),
    autoReleaseAt(order),
    parcelStallsAt(order),
  ];
  return [
    ...(remindAt ? [{ step: 'remindRelease', at: remindAt } as const] : []),
    ...(releaseAt ? [{ step: 'autoRelease', at: releaseAt } as const] : []),
    ...(stallsAt && (!releaseAt || stallsAt <= releaseAt)
      ? [{ step: 'checkParcel', at: stallsAt } as const]
      : []),
  ];
}

function stepsOfProblem(order: Problem): readonly PlannedStep[] {
  const [escalatesAt, lapsesAt] = [problemEscalatesAt(order), returnLapsesAt(order)];
  const remindAt = returnReminderAt(order);
  return [
    ...(remindAt ? [{ step: 'remindReturn', at: remindAt } as const] : []),
    ...(escalatesAt ? [{ step: 'escalateProblem', at: escalatesAt } as const] : []),
    ...(lapsesAt ? [{ step: 'lapseReturn', at: lapsesAt } as const] : []),
  ];
}

/** What is to be done by now; of several, the last alone. */
export const dueStep = (order: Order, now: Date): TimedStep | undefined =>
  stepsAheadOf(order).findLast(({ at }) => at <= now)?.step;

/** When to look at the order next. */
export const nextLookAt = (order: Order, now: Date): Date | undefined =>
  stepsAheadOf(order).find(({ at }) => at > now)?.at;
