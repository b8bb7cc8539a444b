import type { PairState } from '../../members/pairs/pair-state.ts';
import { isVisible, requireVisible } from '../../members/pairs/visibility.ts';
import type { PlanId } from '../../platform/access/capabilities.ts';
import { planOpens } from '../../platform/access/features.ts';
import { proRequired } from '../../platform/access/plan-required.ts';
import { DomainError } from '../../platform/shared/errors.ts';

/** A seller may answer their buyers, and a buyer may write about what they have ordered, whatever their plans. */
const inAnyPlan = ({ isSeller, hasOrdered }: PairState): boolean => isSeller || hasOrdered;

/**
 * Who may write to whom: with Pro whoever is connected, and a buyer to a seller whom they have asked about a
 * listing; in any plan whoever sells to the other, or has ordered from them. A feature that lets members write to
 * each other adds its reason here.
 */
export const mayMessage = (pair: PairState | undefined, plan: PlanId): boolean =>
  pair !== undefined &&
  isVisible(pair) &&
  (inAnyPlan(pair) || (planOpens(plan, 'messages') && (pair.connected || pair.isBuyer)));

/** What two have written to each other stays readable while one of them is away. */
const asIfHere = <P extends PairState>(pair: P | undefined): P | undefined =>
  pair?.away ? { ...pair, blocked: false, away: false } : pair;

const notHere = () =>
  new DomainError(
    'forbidden',
    'NOT_HERE',
    'She is not here now. You can still read what you wrote to each other.',
  );

/** Requires what writing requires, but not that the other is here. */
export const requireReadPermission = (pair: PairState | undefined, plan: PlanId): void =>
  requireMessagePermission(asIfHere(pair), plan);

/** Says nothing of the other to a member whose plan opens no messages. */
export function requireMessagePermission(pair: PairState | undefined, plan: PlanId): void {
  if (!planOpens(plan, 'messages') && !(pair && inAnyPlan(pair))) throw proRequired();
  if (pair?.away && mayMessage(asIfHere(pair), plan)) throw notHere();
  if (mayMessage(requireVisible(pair), plan)) return;
  throw new DomainError('forbidden', 'NOT_CONNECTED', 'You can message each other once you are connected.');
}

/** Whoever sells something may be asked about it, by any member with Pro whom they see. */
export function requireMayAsk<P extends PairState>(pair: P | undefined, plan: PlanId): P {
  if (!planOpens(plan, 'messages')) throw proRequired();
  return requireVisible(pair);
}
