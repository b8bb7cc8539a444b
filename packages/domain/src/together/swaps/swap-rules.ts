import type { PairState } from '../../members/pairs/pair-state.ts';
import { DomainError, invalid } from '../../platform/shared/errors.ts';
import type { ChildId } from '../../platform/shared/ids.ts';
import { days, later } from '../../platform/shared/time.ts';
import { overAfter } from './swap.ts';

export const swapRule = {
  noDate: 'Date and time is required',
  past: 'Please choose a time in the future',
  farAhead: 'Please choose a time within the next year',
  noLocation: 'Location is required',
  maxLocation: 200,
  longLocation: 'Location must be 200 characters or fewer',
  noChildren: 'Select at least one child',
  notHers: 'Please choose from your own children',
  noContact: 'Emergency contact is required',
  maxContact: 200,
  longContact: 'Emergency contact must be 200 characters or fewer',
  maxNotes: 1000,
  longNotes: 'Notes must be 1000 characters or fewer',
} as const;

export function requireConnected({ connected }: Pick<PairState, 'connected'>): void {
  if (connected) return;
  throw new DomainError('forbidden', 'NOT_CONNECTED', 'You can ask for a swap once you are connected.');
}

const maxTimeAhead = days(365);

export function requireSwapTime(date: Date, now: Date): void {
  if (date <= now) throw invalid('date', swapRule.past);
  if (date > later(now, maxTimeAhead)) throw invalid('date', swapRule.farAhead);
}

export function requireOwnChildren(wanted: readonly ChildId[], own: readonly ChildId[]): void {
  if (!wanted.every((id) => own.includes(id))) throw invalid('childIds', swapRule.notHers);
}

type ListedStatus = 'pending' | 'confirmed';

/** The lists start here: a request for a time in the past can no longer be accepted. */
export const listedSince = (status: ListedStatus, now: Date): Date =>
  status === 'pending' ? now : later(now, -overAfter);

/** When a swap of this time leaves its list. */
export const listedUntil = (status: ListedStatus, date: Date): Date =>
  status === 'pending' ? date : later(date, overAfter);
