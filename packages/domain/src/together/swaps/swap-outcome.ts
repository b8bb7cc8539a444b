import { retention } from '../../platform/retention/retention.ts';
import { changedMeanwhile, DomainError } from '../../platform/shared/errors.ts';
import { days, later } from '../../platform/shared/time.ts';
import {
  type ConfirmedSwap,
  otherParty,
  overAt,
  type Swap,
  type SwapOutcome,
  type SwapParty,
} from './swap.ts';

const askedFor = days(30);

/** The swaps that the two are asked about ended in this time. */
export const askedAbout = (now: Date): { readonly from: Date; readonly until: Date } => ({
  from: later(now, -askedFor),
  until: now,
});

const column = { requester: 'requesterOutcome', recipient: 'recipientOutcome' } as const;

/** Each answers once. */
export function reportOutcome(swap: Swap, by: SwapParty, outcome: SwapOutcome, at: Date): ConfirmedSwap {
  if (swap.status !== 'confirmed' || swap[column[by]] !== null) throw changedMeanwhile();
  const { from, until } = askedAbout(at);
  if (overAt(swap) > until) {
    throw new DomainError('conflict', 'SWAP_AHEAD', 'You are asked once the swap is over.');
  }
  if (overAt(swap) <= from) {
    throw new DomainError('conflict', 'SWAP_PAST', 'This swap is too long ago to be answered.');
  }
  return { ...swap, [column[by]]: outcome };
}

type Outcomes = Pick<ConfirmedSwap, 'requesterOutcome' | 'recipientOutcome'>;

/** Both are asked privately: neither reads the other's answer before giving one. */
export function outcomesFor(swap: Swap, by: SwapParty) {
  if (swap.status !== 'confirmed') return { mine: null, theirs: null };
  const [mine, theirs] = [swap[column[by]], swap[column[otherParty(by)]]];
  return { mine, theirs: mine === null ? null : theirs };
}

export const bothAnswered = ({ requesterOutcome, recipientOutcome }: Outcomes): boolean =>
  requesterOutcome !== null && recipientOutcome !== null;

/** A swap counts once both have said that it happened. */
export const isKept = ({ requesterOutcome, recipientOutcome }: Outcomes): boolean =>
  requesterOutcome === 'yes' && recipientOutcome === 'yes';

/**
 * The day of UTC by which a swap counts. Two members count for each other once on each, so that nobody can do a
 * hundred swaps in an afternoon with a second account.
 */
export const countedOn = ({ date }: Pick<Swap, 'date'>): string => date.toISOString().slice(0, 10);

/** The emergency contact of a swap that began before this is removed, and that of a request that lapsed before. */
export const contactKeptSince = (now: Date): Date => later(now, -retention.emergencyContacts.keptFor);
