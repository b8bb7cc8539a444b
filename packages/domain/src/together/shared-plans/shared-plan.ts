import { retention } from '../../platform/retention/retention.ts';
import { DomainError, notFound } from '../../platform/shared/errors.ts';
import type { Id, MemberId } from '../../platform/shared/ids.ts';
import { later } from '../../platform/shared/time.ts';

export type SharedPlanId = Id<'shared-plan'>;

/** A confirmed swap or a scheduled playdate of two members, as one of them may show it to somebody they trust. */
export interface ArrangedPlan {
  readonly kind: 'swap' | 'playdate';
  readonly id: number;
  /** Null where it is nothing to show, as the place of one of the two, or was not said. */
  readonly place: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A link works for so long after the plan has ended. */
export const sharedAfterEnd = retention.sharedPlans.keptFor;

export const linkEndsAt = ({ endsAt }: Pick<ArrangedPlan, 'endsAt'>): Date => later(endsAt, sharedAfterEnd);

/** The same for a link that never was, one that has ended, and one that its member has ended. */
export const sharedPlanNotFoundMessage = 'This plan is not shared any more.';

export const sharedPlanNotFound = () => notFound(sharedPlanNotFoundMessage);

export const planNotFound = () => notFound('We could not find this plan.');

/** Throws for everybody but whose plan it is, as if it were not there. */
export function requireSharedBy<Shared extends { readonly memberId: MemberId }>(
  shared: Shared | undefined,
  by: MemberId,
): Shared {
  if (shared?.memberId !== by) throw sharedPlanNotFound();
  return shared;
}

export const isSharedAt = <Plan extends ArrangedPlan>(plan: Plan | undefined, now: Date): plan is Plan =>
  plan !== undefined && linkEndsAt(plan) > now;

export function requireShared<Plan extends ArrangedPlan>(plan: Plan | undefined, now: Date): Plan {
  if (!isSharedAt(plan, now)) throw sharedPlanNotFound();
  return plan;
}

/** Nobody is home from what has not begun. */
export function requireBegun({ startsAt }: Pick<ArrangedPlan, 'startsAt'>, now: Date): void {
  if (now >= startsAt) return;
  throw new DomainError('conflict', 'NOT_BEGUN', 'You can say that you are home safe once it has begun.');
}

/** What was said before the plan was moved to a later time does not hold. */
export const homeSafeSince = (
  homeSafeAt: Date | null,
  { startsAt }: Pick<ArrangedPlan, 'startsAt'>,
): Date | null => (homeSafeAt && homeSafeAt >= startsAt ? homeSafeAt : null);
