import type { RestrictionSpan } from '../../platform/access/restriction.ts';
import { changedMeanwhile, DomainError, invalid, notFound } from '../../platform/shared/errors.ts';
import type { ChildId, Id, MemberId } from '../../platform/shared/ids.ts';
import { actionsBy, actionsOpenTo, enter, type Machine } from '../../platform/shared/machine.ts';
import { later } from '../../platform/shared/time.ts';
import type { OwnedPlace } from '../plans/plan-place.ts';
import { offeredTimeAt, type PlanTime, planTimeRule, requireSameTime } from '../plans/plan-time.ts';

export type SwapId = Id<'swap'>;

/** What each of the two says of a swap afterwards: whether it happened. */
export const swapOutcomes = ['yes', 'rearranged', 'no'] as const;
export type SwapOutcome = (typeof swapOutcomes)[number];

/** The time of a swap, and whether the two have agreed on its end; else `until` is what is usual. */
export interface SwapTime extends PlanTime {
  readonly hasEnd: boolean;
}

interface SwapFields extends SwapTime {
  readonly id: SwapId;
  readonly requesterId: MemberId;
  readonly recipientId: MemberId;
  /** The place of one of the two, and null where it is known by its name. */
  readonly place: OwnedPlace | null;
  /** The name of the place, as anybody else reads it. */
  readonly location: string;
  readonly childIds: readonly ChildId[];
  /** Those of them whose sitter card goes along. */
  readonly cardChildIds: readonly ChildId[];
  /** Removed some days after the swap. */
  readonly emergencyContact: string | null;
  readonly notes: string | null;
  readonly createdAt: Date;
  /** The time zone of the member's browser when they last had to do with the swap; null if it did not say. */
  readonly requesterTimeZone: string | null;
  readonly recipientTimeZone: string | null;
}

/** Another time that one of the two has proposed. */
export interface TimeProposal extends SwapTime {
  readonly by: SwapParty;
}

/** Another time for a request, with the recipient's own children who would come along to the requester's place. */
export interface Suggestion extends TimeProposal {
  readonly childIds: readonly ChildId[];
}

export type PendingSwap = SwapFields & {
  readonly status: 'pending';
  /** The recipient takes one of them instead, if that suits better. */
  readonly otherTimes: readonly PlanTime[];
  /** Another time that the recipient suggests, to which the requester may agree. */
  readonly proposal?: Suggestion | null;
};
type Settled<Status extends string> = SwapFields & { readonly status: Status; readonly settledAt: Date };
export type ConfirmedSwap = Settled<'confirmed'> & {
  /** Whether it happened, as each of the two says afterwards. */
  readonly requesterOutcome: SwapOutcome | null;
  readonly recipientOutcome: SwapOutcome | null;
  readonly proposal: TimeProposal | null;
  /** The recipient's own children who come along to the requester's place. */
  readonly recipientChildIds: readonly ChildId[];
};
export type DeclinedSwap = Settled<'declined'>;
export type CancelledSwap = Settled<'cancelled'>;
export type SettledSwap = ConfirmedSwap | DeclinedSwap | CancelledSwap;
export type Swap = PendingSwap | SettledSwap;

export const swapParties = ['requester', 'recipient'] as const;
export type SwapParty = (typeof swapParties)[number];

const otherOf = { requester: 'recipient', recipient: 'requester' } as const;
export const otherParty = (party: SwapParty): SwapParty => otherOf[party];

export const swapMachine = {
  accept: { from: ['pending'], by: ['recipient'], to: 'confirmed' },
  decline: { from: ['pending'], by: ['recipient'], to: 'declined' },
  /** Also for a confirmed swap: a child may be ill. */
  cancel: { from: ['pending', 'confirmed'], by: ['requester'], to: 'cancelled' },
  /** One of the two has been suspended or banned. */
  callOff: { from: ['confirmed'], by: ['clock'], to: 'cancelled' },
} as const satisfies Machine<Swap['status'], SwapParty | 'clock'>;

export const swapActions = actionsBy(swapMachine, ...swapParties);
export type SwapAction = (typeof swapActions)[number];

/** The recipient's responses, as the API names them. */
export const swapResponses = ['confirmed', 'declined'] as const;
export type SwapResponse = (typeof swapResponses)[number];

export const swapNotFound = (): DomainError => notFound('We could not find this swap.');

/** Another of the times that are offered still lies ahead. */
const timePast = (): DomainError =>
  new DomainError('conflict', 'TIME_PAST', 'This time has passed. Please choose another one.');

/** The recipient's children come along only to the requester's place. */
export function requireComingAlong(childIds: readonly ChildId[], { place, requesterId }: PendingSwap): void {
  if (childIds.length === 0 || place?.of === requesterId) return;
  throw invalid('childIds', 'Your children come along only to the place of the one who asks');
}

/** A second request for the same time may be the first one repeated after its response was lost. */
export const swapAlreadyRequested = (): DomainError =>
  new DomainError('conflict', 'ALREADY_REQUESTED', 'You have already asked for this time.');

export const swapPast = (): DomainError =>
  new DomainError('conflict', 'SWAP_PAST', 'The time of this swap has passed.');

/** All that the recipient may choose among, in the order in which they were asked for; the one that was taken. */
export const timesAskedFor = (swap: Swap): readonly PlanTime[] => {
  const { date, until } = swap;
  return [{ date, until }, ...('otherTimes' in swap ? swap.otherTimes : [])];
};

const lastOf = (times: readonly PlanTime[]): Date =>
  new Date(Math.max(...times.map(({ date }) => date.getTime())));

/** A request lapses with the last of its times, also of the one that is suggested. */
export function lapsesAt(swap: Swap): Date {
  const suggested = swap.status === 'pending' && swap.proposal ? [swap.proposal] : [];
  return lastOf([...timesAskedFor(swap), ...suggested]);
}

/** The swap does not exist for anyone but the two. */
export function partyOf({ requesterId, recipientId }: Swap, memberId: MemberId): SwapParty {
  if (memberId === recipientId) return 'recipient';
  if (memberId === requesterId) return 'requester';
  throw swapNotFound();
}

/** A browser that does not say where it is changes nothing. */
export const withTimeZone = <Some extends Swap>(swap: Some, of: SwapParty, timeZone?: string): Some =>
  timeZone === undefined ? swap : { ...swap, [`${of}TimeZone`]: timeZone };

/** The one that is taken; where none is named, the first that was asked for. */
function timeTaken(pending: PendingSwap, taken: Date | undefined, at: Date): PlanTime {
  const times = timesAskedFor(pending);
  if (lastOf(times) <= at) throw swapPast();
  const time = offeredTimeAt(times, taken ?? pending.date);
  // It comes from a page that shows another request.
  if (!time) throw changedMeanwhile();
  if (time.date <= at) throw timePast();
  return time;
}

/** A proposal lapses when the proposed time comes, and that of an arranged swap when it begins. */
export function openProposal(swap: Swap, now: Date): TimeProposal | Suggestion | null {
  if (swap.status !== 'pending' && swap.status !== 'confirmed') return null;
  if (swap.status === 'confirmed' && swap.date <= now) return null;
  return swap.proposal && swap.proposal.date > now ? swap.proposal : null;
}

export const childIdsOf = (proposal: TimeProposal | Suggestion | null): readonly ChildId[] =>
  proposal && 'childIds' in proposal ? proposal.childIds : [];

interface Accepted {
  /** The beginning of the time that is taken. */
  readonly time?: Date | undefined;
  /** Where it is left out, those who were named with a suggestion that is open. */
  readonly childIds?: readonly ChildId[] | undefined;
}

/** A request once both know its time. */
export const arrangedAt = (
  { otherTimes: _, proposal: __, ...asked }: PendingSwap,
  time: PlanTime,
  { at, childIds = [] }: { readonly at: Date; readonly childIds?: readonly ChildId[] },
) => ({
  ...asked,
  ...time,
  recipientChildIds: childIds,
  settledAt: at,
  requesterOutcome: null,
  recipientOutcome: null,
  proposal: null,
});

/** A swap in the past can no longer be confirmed; it can still be declined or cancelled. */
export const confirmSwap = (
  swap: Swap,
  by: SwapParty,
  at: Date,
  { time, childIds }: Accepted = {},
): ConfirmedSwap => {
  if (swap.status === 'confirmed' && by === 'recipient' && time) requireSameTime(swap, time);
  return enter(swapMachine, 'accept', swap, by, (asked) => {
    const taken = timeTaken(asked, time, at);
    const along = childIds ?? childIdsOf(openProposal(asked, at));
    requireComingAlong(along, asked);
    return arrangedAt(asked, taken, { at, childIds: along });
  });
};

export const declineSwap = (swap: Swap, by: SwapParty, at: Date): DeclinedSwap =>
  enter(swapMachine, 'decline', swap, by, (pending) => ({ ...pending, settledAt: at }));

/** When a swap is over; one whose end nobody has agreed on may go on for as long as a plan can. */
export const overAt = ({ date, until, hasEnd }: SwapTime): Date =>
  hasEnd ? until : later(date, planTimeRule.longest);

const isOver = (swap: Swap, now: Date): boolean => swap.status === 'confirmed' && overAt(swap) <= now;

/** What is over cannot be called off: both are asked whether it happened. */
export const cancelSwap = (swap: Swap, by: SwapParty, at: Date): CancelledSwap =>
  enter(swapMachine, 'cancel', swap, by, (open) => {
    if (isOver(open, at)) throw swapPast();
    return { ...open, settledAt: at };
  });

interface Away {
  readonly party: SwapParty;
  readonly heldBy: readonly Pick<RestrictionSpan, 'kind' | 'from'>[];
}

/**
 * Undefined where there is nothing to call off: in a swap that had begun before, somebody looks after a child. What
 * begins after is called off, whenever this runs; and nobody who is banned looks after a child.
 */
export function endSwapOfAway(
  swap: Swap,
  { party, heldBy }: Away,
  at: Date,
): CancelledSwap | DeclinedSwap | undefined {
  if (swap.status === 'pending') {
    return party === 'requester' ? cancelSwap(swap, party, at) : declineSwap(swap, party, at);
  }
  if (swap.status !== 'confirmed' || isOver(swap, at)) return undefined;
  const ends = heldBy.some(
    ({ kind, from }) => from < swap.date || (kind === 'banned' && party === 'recipient'),
  );
  if (!ends) return undefined;
  return enter(swapMachine, 'callOff', swap, 'clock', (open) => ({ ...open, settledAt: at }));
}

export const swapActionsOpenTo = (swap: Swap, by: SwapParty, now: Date): readonly SwapAction[] =>
  isOver(swap, now)
    ? []
    : actionsOpenTo(swapMachine, swap.status, by).filter(
        (action) => action !== 'accept' || lastOf(timesAskedFor(swap)) > now,
      );
