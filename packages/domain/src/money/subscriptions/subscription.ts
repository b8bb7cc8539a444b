import type { PlanId } from '../../platform/access/capabilities.ts';
import type { MemberId } from '../../platform/shared/ids.ts';
import { actionsOpenTo, enter, type Machine } from '../../platform/shared/machine.ts';

export const paidPlans = ['pro', 'premium'] as const satisfies PlanId[];
export type PaidPlan = (typeof paidPlans)[number];

interface SubscriptionFields {
  /** The name of the payment provider where it is. */
  readonly provider: string;
  /** The subscription's id there. */
  readonly providerId: string;
  readonly memberId: MemberId;
  readonly plan: PaidPlan;
  /** The end of the period that is paid, or to be paid. */
  readonly periodEnd: Date;
  /** When the provider was asked. */
  readonly readAt: Date;
}

/**
 * `incomplete` is before the first payment; `ending` is paid and not renewed; with `past_due` a renewal was not
 * paid and the provider tries again; with `unpaid` it has stopped trying.
 */
export type Subscription = SubscriptionFields &
  (
    | { readonly status: 'incomplete' | 'active' | 'ending' | 'unpaid' | 'canceled' }
    | { readonly status: 'past_due'; readonly pastDueSince: Date }
  );
export type SubscriptionStatus = Subscription['status'];

export const subscriptionStatuses = [
  'incomplete',
  'active',
  'ending',
  'past_due',
  'unpaid',
  'canceled',
] as const satisfies SubscriptionStatus[];

/**
 * The member acts on the provider's pages. Its events come late and in any order, so a status can be reported
 * whose predecessor was never seen.
 */
export const subscriptionMachine = {
  changePlan: { from: ['active'], by: ['member'], to: 'active' },
  cancelAtPeriodEnd: { from: ['active'], by: ['member'], to: 'ending' },
  resume: { from: ['ending'], by: ['member'], to: 'active' },
  payNow: { from: ['past_due', 'unpaid'], by: ['member'], to: 'active' },

  reportIncomplete: { from: ['incomplete'], by: ['provider'], to: 'incomplete' },
  reportActive: {
    from: ['incomplete', 'active', 'ending', 'past_due', 'unpaid'],
    by: ['provider'],
    to: 'active',
  },
  reportEnding: {
    from: ['incomplete', 'active', 'ending', 'past_due', 'unpaid'],
    by: ['provider'],
    to: 'ending',
  },
  reportPastDue: { from: ['active', 'ending', 'past_due'], by: ['provider'], to: 'past_due' },
  reportUnpaid: { from: ['active', 'ending', 'past_due', 'unpaid'], by: ['provider'], to: 'unpaid' },
  /** The end: whoever comes back gets another subscription. */
  reportCanceled: {
    from: ['incomplete', 'active', 'ending', 'past_due', 'unpaid', 'canceled'],
    by: ['provider'],
    to: 'canceled',
  },
} as const satisfies Machine<SubscriptionStatus, 'member' | 'provider'>;

/** What the provider says about a subscription. */
export interface SubscriptionReport extends SubscriptionFields {
  readonly status: SubscriptionStatus;
}

const reportOf = {
  incomplete: 'reportIncomplete',
  active: 'reportActive',
  ending: 'reportEnding',
  past_due: 'reportPastDue',
  unpaid: 'reportUnpaid',
  canceled: 'reportCanceled',
} as const satisfies Record<SubscriptionStatus, keyof typeof subscriptionMachine>;

/** The first that is heard of a subscription. */
const firstReported = ({ status, ...report }: SubscriptionReport): Subscription =>
  status === 'past_due' ? { ...report, status, pastDueSince: report.readAt } : { ...report, status };

/** The answer to an earlier question, or a status that cannot follow, changes nothing. */
export function applyReport(
  current: Subscription | undefined,
  { status, ...report }: SubscriptionReport,
): Subscription {
  if (!current) return firstReported({ ...report, status });
  const follows = actionsOpenTo(subscriptionMachine, current.status, 'provider').includes(reportOf[status]);
  if (report.readAt < current.readAt || !follows) return current;
  if (status !== 'past_due')
    return enter(subscriptionMachine, reportOf[status], current, 'provider', () => report);
  return enter(subscriptionMachine, 'reportPastDue', current, 'provider', (before) => ({
    ...report,
    pastDueSince: before.status === 'past_due' ? before.pastDueSince : report.readAt,
  }));
}
