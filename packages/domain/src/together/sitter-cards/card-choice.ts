import { changedMeanwhile, DomainError, invalid } from '../../platform/shared/errors.ts';
import type { ChildId } from '../../platform/shared/ids.ts';
import { type Swap, type SwapParty, swapPast, timesAskedFor } from '../swaps/swap.ts';
import { cardHours } from './card-hours.ts';

interface Choosable {
  readonly childIds: readonly ChildId[];
  readonly withCards: readonly ChildId[];
}

/** Whose cards can go along: the children of the swap who have one. */
export function requireCards(wanted: readonly ChildId[], { childIds, withCards }: Choosable): void {
  if (!wanted.every((id) => childIds.includes(id))) {
    throw invalid('cardChildIds', 'Please choose among the children of this swap');
  }
  if (!wanted.every((id) => withCards.includes(id))) {
    throw invalid('cardChildIds', 'This child has no sitter card yet');
  }
}

interface Chosen {
  readonly wanted: readonly ChildId[];
  readonly withCards: readonly ChildId[];
}

/**
 * The children stay with the recipient, so it is the requester whose cards go along. Also while they are open: what is
 * left out is closed at once.
 */
export function chooseCards(swap: Swap, by: SwapParty, { wanted, withCards }: Chosen, at: Date): Swap {
  if (by !== 'requester') throw new DomainError('forbidden', 'FORBIDDEN', 'This is not yours to do.');
  if (swap.status !== 'pending' && swap.status !== 'confirmed') throw changedMeanwhile();
  if (timesAskedFor(swap).every((time) => at >= cardHours({ ...time, hasEnd: swap.hasEnd }).closesAt))
    throw swapPast();
  requireCards(wanted, { childIds: swap.childIds, withCards });
  return { ...swap, cardChildIds: wanted };
}
