import type { ReportedDispute } from './dispute.ts';

/** What a dispute has made of the plan that was paid: not renewed for now, renewed again, or over. */
export const disputedPlanStatuses = ['paused', 'resumed', 'ended'] as const;
export type DisputedPlanStatus = (typeof disputedPlanStatuses)[number];

/**
 * While a bank looks into the payment the plan stays open and is not renewed, or the next payment would be disputed,
 * too. What the bank has taken for good was not paid. An inquiry takes nothing.
 */
export function disputedPlanAfter(
  before: DisputedPlanStatus | undefined,
  disputes: readonly Pick<ReportedDispute, 'outcome' | 'cents'>[],
): DisputedPlanStatus | undefined {
  const outcomes = disputes.filter(({ cents }) => cents > 0).map(({ outcome }) => outcome);
  if (before === 'ended' || outcomes.includes('lost')) return 'ended';
  if (outcomes.includes('open')) return 'paused';
  return before === 'paused' ? 'resumed' : before;
}
