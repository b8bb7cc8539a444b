import { changedMeanwhile, DomainError, invalid } from '../../platform/shared/errors.ts';
import { actionsBy, actionsOpenTo, type Machine, requireAllowed } from '../../platform/shared/machine.ts';
import { type ConfirmedSwap, type Swap, type SwapParty, swapPast, type TimeProposal } from './swap.ts';
import { requireSwapTime } from './swap-rules.ts';

/** Whether the time of a swap can change: while it lies ahead, in steps that both take. */
type TimeStatus = 'not-confirmed' | 'begun' | 'fixed' | 'proposed';
/** Of a time that is proposed. */
type TimeRole = 'proposer' | 'other';

export const swapTimeMachine = {
  proposeTime: { from: ['fixed'], by: ['proposer', 'other'], to: 'proposed' },
  agreeToTime: { from: ['proposed'], by: ['other'], to: 'fixed' },
  declineTime: { from: ['proposed'], by: ['other'], to: 'fixed' },
  takeBackTime: { from: ['proposed'], by: ['proposer'], to: 'fixed' },
} as const satisfies Machine<TimeStatus, TimeRole>;

export type SwapTimeAction = keyof typeof swapTimeMachine;
export const swapTimeActions = actionsBy(swapTimeMachine, 'proposer', 'other');

/** The answers to a proposed time, as the API names them. */
export const timeResponses = ['agreed', 'declined'] as const;
export type TimeResponse = (typeof timeResponses)[number];

/** A proposal lapses when the proposed time comes, and with the swap itself. */
export function openProposal(swap: Swap, now: Date): TimeProposal | null {
  if (swap.status !== 'confirmed' || swap.date <= now) return null;
  return swap.proposal && swap.proposal.date > now ? swap.proposal : null;
}

function statusOf(swap: Swap, now: Date): TimeStatus {
  if (swap.status !== 'confirmed') return 'not-confirmed';
  if (swap.date <= now) return 'begun';
  return openProposal(swap, now) ? 'proposed' : 'fixed';
}

const roleOf = (swap: Swap, party: SwapParty): TimeRole =>
  swap.status === 'confirmed' && swap.proposal?.by === party ? 'proposer' : 'other';

export const timeActionsOpenTo = (swap: Swap, party: SwapParty, now: Date): readonly SwapTimeAction[] =>
  actionsOpenTo(swapTimeMachine, statusOf(swap, now), roleOf(swap, party));

function requireTimeAction(action: SwapTimeAction, swap: Swap, by: SwapParty, at: Date): ConfirmedSwap {
  const status = statusOf(swap, at);
  if (status === 'begun') throw swapPast();
  requireAllowed(swapTimeMachine, action, { status }, roleOf(swap, by));
  if (swap.status !== 'confirmed') throw changedMeanwhile();
  return swap;
}

/** What the member proposes again may be the first proposal, repeated after its response was lost. */
function requireNoProposal(swap: Swap, { by, date }: TimeProposal, at: Date): void {
  const open = openProposal(swap, at);
  if (!open) return;
  if (open.by === by && open.date.getTime() === date.getTime()) {
    throw new DomainError('conflict', 'ALREADY_PROPOSED', 'You have already proposed this time.');
  }
  throw new DomainError('conflict', 'TIME_PROPOSED', 'Another time is proposed already.');
}

export function requireNewTime(date: Date, { arranged, now }: { arranged: Date; now: Date }): void {
  requireSwapTime(date, now);
  if (date.getTime() === arranged.getTime()) {
    throw invalid('date', 'Please choose another time than the one that is arranged');
  }
}

export function proposeTime(swap: Swap, by: SwapParty, date: Date, at: Date): ConfirmedSwap {
  requireNewTime(date, { arranged: swap.date, now: at });
  requireNoProposal(swap, { by, date }, at);
  const confirmed = requireTimeAction('proposeTime', swap, by, at);
  return { ...confirmed, proposal: { by, date } };
}

type ProposalAnswer = 'agreeToTime' | 'declineTime';

/** The member answers the time that they have read, not one that is proposed since. */
function answerProposal(
  action: ProposalAnswer,
  swap: Swap,
  by: SwapParty,
  date: Date,
  at: Date,
): ConfirmedSwap {
  const confirmed = requireTimeAction(action, swap, by, at);
  if (confirmed.proposal?.date.getTime() !== date.getTime()) throw changedMeanwhile();
  return { ...confirmed, proposal: null };
}

export const agreeToTime = (swap: Swap, by: SwapParty, date: Date, at: Date): ConfirmedSwap => ({
  ...answerProposal('agreeToTime', swap, by, date, at),
  date,
});

/** The swap stays as it was. */
export const declineTime = (swap: Swap, by: SwapParty, date: Date, at: Date): ConfirmedSwap =>
  answerProposal('declineTime', swap, by, date, at);

export const takeBackTime = (swap: Swap, by: SwapParty, at: Date): ConfirmedSwap => ({
  ...requireTimeAction('takeBackTime', swap, by, at),
  proposal: null,
});
