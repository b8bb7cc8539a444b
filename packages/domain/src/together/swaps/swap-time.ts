import { changedMeanwhile, DomainError, invalid } from '../../platform/shared/errors.ts';
import type { ChildId } from '../../platform/shared/ids.ts';
import { actionsBy, actionsOpenTo, type Machine, requireAllowed } from '../../platform/shared/machine.ts';
import { isSameTime, lengthOf, type PlanTime, planTimeFrom } from '../plans/plan-time.ts';
import {
  arrangedAt,
  type ConfirmedSwap,
  childIdsOf,
  lapsesAt,
  openProposal,
  type PendingSwap,
  requireComingAlong,
  type Suggestion,
  type Swap,
  type SwapParty,
  type SwapTime,
  swapPast,
  type TimeProposal,
  timesAskedFor,
} from './swap.ts';
import { requireSwapTime } from './swap-rules.ts';

/** Whether the time of a swap can change: while it lies ahead, in steps that both take. */
type TimeStatus = 'not-open' | 'begun' | 'fixed' | 'proposed';
/** The two sides of a proposed time. */
type TimeRole = 'proposer' | 'other';

export const swapTimeMachine = {
  proposeTime: { from: ['fixed'], by: ['proposer', 'other'], to: 'proposed' },
  agreeToTime: { from: ['proposed'], by: ['other'], to: 'fixed' },
  declineTime: { from: ['proposed'], by: ['other'], to: 'fixed' },
  takeBackTime: { from: ['proposed'], by: ['proposer'], to: 'fixed' },
} as const satisfies Machine<TimeStatus, TimeRole>;

/** The recipient of a request may suggest another time than those that were asked for. */
export const suggestedTimeMachine = {
  proposeTime: { from: ['asked'], by: ['recipient'], to: 'suggested' },
  agreeToTime: { from: ['suggested'], by: ['requester'], to: 'fixed' },
  declineTime: { from: ['suggested'], by: ['requester'], to: 'asked' },
  takeBackTime: { from: ['suggested'], by: ['recipient'], to: 'asked' },
} as const satisfies Machine<'asked' | 'suggested' | 'fixed', SwapParty>;

export type SwapTimeAction = keyof typeof swapTimeMachine;
export const swapTimeActions = actionsBy(swapTimeMachine, 'proposer', 'other');

/** The swaps whose time can change. */
export type OpenSwap = PendingSwap | ConfirmedSwap;

/** The answers to a proposed time, as the API names them. */
export const timeResponses = ['agreed', 'declined'] as const;
export type TimeResponse = (typeof timeResponses)[number];

/** What a call names: the end may be left out. */
interface GivenTime {
  readonly date: Date;
  readonly until?: Date;
}

/** A time that is proposed; for a request, with own children of the recipient who would come along. */
interface ProposedTime extends GivenTime {
  readonly childIds?: readonly ChildId[];
}

function statusOf(swap: Swap, now: Date): TimeStatus {
  if (swap.status !== 'confirmed') return 'not-open';
  if (swap.date <= now) return 'begun';
  return openProposal(swap, now) ? 'proposed' : 'fixed';
}

const suggestionOf = (swap: PendingSwap, now: Date) => (openProposal(swap, now) ? 'suggested' : 'asked');

const roleOf = (swap: Swap, party: SwapParty): TimeRole =>
  swap.status === 'confirmed' && swap.proposal?.by === party ? 'proposer' : 'other';

export function timeActionsOpenTo(swap: Swap, party: SwapParty, now: Date): readonly SwapTimeAction[] {
  if (swap.status !== 'pending') {
    return actionsOpenTo(swapTimeMachine, statusOf(swap, now), roleOf(swap, party));
  }
  return lapsesAt(swap) > now ? actionsOpenTo(suggestedTimeMachine, suggestionOf(swap, now), party) : [];
}

function requireTimeAction(action: SwapTimeAction, swap: Swap, by: SwapParty, at: Date): OpenSwap {
  if (swap.status === 'pending') {
    if (lapsesAt(swap) <= at) throw swapPast();
    requireAllowed(suggestedTimeMachine, action, { status: suggestionOf(swap, at) }, by);
    return swap;
  }
  const status = statusOf(swap, at);
  if (status === 'begun') throw swapPast();
  requireAllowed(swapTimeMachine, action, { status }, roleOf(swap, by));
  if (swap.status !== 'confirmed') throw changedMeanwhile();
  return swap;
}

const isSameProposal = (one: TimeProposal | Suggestion, two: TimeProposal | Suggestion): boolean => {
  const [ids, others] = [new Set(childIdsOf(one)), new Set(childIdsOf(two))];
  return (
    one.by === two.by &&
    isSameTime(one, two) &&
    ids.size === others.size &&
    [...ids].every((id) => others.has(id))
  );
};

/** What the member proposes again may be the first proposal, repeated after its response was lost. */
function requireNoProposal(swap: Swap, proposal: TimeProposal | Suggestion, at: Date): void {
  const open = openProposal(swap, at);
  if (!open) return;
  if (isSameProposal(open, proposal)) {
    throw new DomainError('conflict', 'ALREADY_PROPOSED', 'You have already proposed this time.');
  }
  throw new DomainError('conflict', 'TIME_PROPOSED', 'Another time is proposed already.');
}

/** The same beginning with another end is another time. */
export function requireNewTime(time: PlanTime, { arranged, now }: { arranged: PlanTime; now: Date }): void {
  requireSwapTime(time, now);
  if (isSameTime(time, arranged)) {
    throw invalid('date', 'Please choose another time than the one that is arranged');
  }
}

/** Another than all that were asked for, which the recipient could take. */
export function requireSuggestedTime(
  time: PlanTime,
  { askedFor, now }: { askedFor: readonly PlanTime[]; now: Date },
): void {
  requireSwapTime(time, now);
  if (askedFor.some((one) => isSameTime(time, one))) {
    throw invalid('date', 'Please choose another time than those that were asked for');
  }
}

/** A time whose end is not named keeps the length of the swap. What a request asks for else goes along with it. */
export function proposeTime(
  swap: Swap,
  by: SwapParty,
  { childIds = [], ...given }: ProposedTime,
  at: Date,
): OpenSwap {
  const time = { ...planTimeFrom(given, lengthOf(swap)), hasEnd: swap.hasEnd || given.until !== undefined };
  if (swap.status === 'pending') {
    requireSuggestedTime(time, { askedFor: timesAskedFor(swap), now: at });
    requireComingAlong(childIds, swap);
  } else {
    requireNewTime(time, { arranged: swap, now: at });
    if (childIds.length > 0) throw invalid('childIds', 'Who comes along stays as it is arranged');
  }
  requireNoProposal(swap, { by, ...time, childIds }, at);
  const open = requireTimeAction('proposeTime', swap, by, at);
  return open.status === 'pending'
    ? { ...open, proposal: { by, ...time, childIds } }
    : { ...open, proposal: { by, ...time } };
}

type ProposalAnswer = 'agreeToTime' | 'declineTime';

/** The member answers the time that they have read, not one that is proposed since. */
function answerProposal(
  action: ProposalAnswer,
  swap: Swap,
  by: SwapParty,
  read: GivenTime,
  at: Date,
): { readonly answered: OpenSwap; readonly proposed: SwapTime; readonly childIds: readonly ChildId[] } {
  const open = requireTimeAction(action, swap, by, at);
  const { proposal } = open;
  if (!proposal || !isSameTime(proposal, { until: proposal.until, ...read })) throw changedMeanwhile();
  const { date, until, hasEnd } = proposal;
  const childIds = childIdsOf(proposal);
  return { answered: { ...open, proposal: null }, proposed: { date, until, hasEnd }, childIds };
}

/** A request is arranged with it. */
export function agreeToTime(swap: Swap, by: SwapParty, read: GivenTime, at: Date): ConfirmedSwap {
  const { answered, proposed, childIds } = answerProposal('agreeToTime', swap, by, read, at);
  return answered.status === 'confirmed'
    ? { ...answered, ...proposed }
    : { ...arrangedAt(answered, proposed, { at, childIds }), status: 'confirmed' };
}

/** The swap, or the request, stays as it was. */
export const declineTime = (swap: Swap, by: SwapParty, read: GivenTime, at: Date): OpenSwap =>
  answerProposal('declineTime', swap, by, read, at).answered;

export const takeBackTime = (swap: Swap, by: SwapParty, at: Date): OpenSwap => ({
  ...requireTimeAction('takeBackTime', swap, by, at),
  proposal: null,
});
